import type { Notification } from '@bidloom/contract/notifications';
import {
  Button,
  CounterBadge,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Text,
  tokens,
} from '@fluentui/react-components';
import {
  Alert20Regular,
  CheckmarkCircle16Filled,
  ErrorCircle16Filled,
  SubtractCircle16Filled,
  Warning16Filled,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ClampedName } from '../../components/clamped-name.tsx';
import { formatAgo } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { type Batch, batchesOf } from '../../lib/notification-batches.ts';
import { notificationTitle } from '../../lib/notification-title.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { notificationsRead, selectNotifications } from '../../lib/state/notifications.slice.ts';
import { type PastToast, selectPastToasts } from '../../lib/state/toasts.slice.ts';
import { useNotificationPaths } from '../../lib/use-notification-paths.ts';

const text = messages.notifications;

const useStyles = makeStyles({
  trigger: { position: 'relative' },
  badge: { position: 'absolute', top: '0', right: '0' },
  surface: { width: 'min(380px, calc(100vw - 24px))', boxSizing: 'border-box', padding: 0 },
  header: { padding: '12px 16px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { color: tokens.colorNeutralForeground2, padding: '16px', display: 'block' },
  list: { margin: 0, padding: '4px', listStyleType: 'none', maxHeight: '60vh', overflowY: 'auto' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    boxSizing: 'border-box',
    gap: '2px 8px',
    width: '100%',
    height: 'auto',
    padding: '8px 12px',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    justifyItems: 'start',
  },
  good: { color: tokens.colorStatusSuccessForeground1, marginTop: '2px' },
  bad: { color: tokens.colorStatusDangerForeground1, marginTop: '2px' },
  neither: { color: tokens.colorNeutralForeground3, marginTop: '2px' },
  details: {
    gridColumn: '2',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  message: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  /** A message without a target looks like the others, but is not a button. */
  told: { display: 'grid', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  warned: { color: tokens.colorStatusWarningForeground1, marginTop: '2px' },
});

/** The bell: the last fifty results, and the number of new ones since it was last opened. */
export function NotificationBell() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { items, unread, connected, error } = useSelector(selectNotifications);
  const past = useSelector(selectPastToasts);
  const [open, setOpen] = useState(false);

  const toggle = (opened: boolean) => {
    setOpen(opened);
    if (opened) dispatch(notificationsRead());
  };

  return (
    <Popover
      open={open}
      onOpenChange={(_, data) => toggle(data.open)}
      positioning={{ position: 'below', align: 'end', offset: 6, overflowBoundaryPadding: 8 }}
      trapFocus
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.trigger}
          // The badge belongs to the icon: as the button's content it would widen it, and the bar would jump.
          icon={
            <>
              <Alert20Regular />
              {unread > 0 && (
                <CounterBadge className={styles.badge} count={unread} size="small" color="danger" aria-hidden />
              )}
            </>
          }
          aria-label={text.open(unread)}
        />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={text.title}>
        <div className={styles.header}>
          <h2 className={styles.title}>{text.title}</h2>
          {connected === false && <Text size={200}>{text.offline}</Text>}
          {error && (
            <Text size={200} block>
              {error}
            </Text>
          )}
        </div>
        {items.length === 0 && past.length === 0 && <Text className={styles.hint}>{text.empty}</Text>}
        {open && user && (
          <Entries items={items} past={past} organizationId={user.organizationId} onLeave={() => setOpen(false)} />
        )}
      </PopoverSurface>
    </Popover>
  );
}

interface EntriesProps {
  items: readonly Notification[];
  past: readonly PastToast[];
  organizationId: string | null;
  onLeave: () => void;
}

/** Results and the errors of this visit, newest first. */
function Entries({ items, past, organizationId, onLeave }: EntriesProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const pathOf = useNotificationPaths(items, organizationId);
  const sorted = [...items].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const entries = [
    ...batchesOf(sorted).map((batch) => ({ batch, createdAt: batch[0].createdAt })),
    ...past.map((toast) => ({ toast, createdAt: toast.createdAt })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        if ('toast' in entry) return <PastEntry key={entry.toast.id} toast={entry.toast} />;
        const { batch, createdAt } = entry;
        const [{ id, event }, ...others] = batch;
        // Documents that were uploaded together lead to their tender.
        const { DocumentId, ...ofTender } = event;
        const path = pathOf(others.length > 0 ? ofTender : event);
        const open = () => {
          if (path) navigate(path);
          onLeave();
        };
        return (
          <li key={id}>
            <Button appearance="subtle" className={styles.entry} onClick={open}>
              <EndMark status={event.Status} />
              <span className={styles.message}>
                {others.length > 0 ? (
                  <ClampedName text={text.documentsReady(batch.length, event.WorkspaceName ?? '')} lines={2} />
                ) : (
                  event.Message
                )}
              </span>
              {others.length > 0 && (
                <span className={styles.details}>
                  <ClampedName text={namesOf(batch)} lines={3} />
                </span>
              )}
              <span className={styles.details}>
                {notificationTitle(event)} · {formatAgo(createdAt)}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** More names than this would hide the other entries. */
const mostNames = 6;

function namesOf(batch: Batch): string {
  const names = batch.slice(0, mostNames).map(({ event }) => event.FileName);
  const more = batch.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` ${text.more(more)}` : ''}`;
}

/** A toast that has been closed. */
function PastEntry({ toast: { intent, title, message, createdAt } }: { toast: PastToast }) {
  const styles = useStyles();
  return (
    <li className={mergeClasses(styles.entry, styles.told)}>
      {intent === 'error' ? (
        <ErrorCircle16Filled className={styles.bad} />
      ) : (
        <Warning16Filled className={styles.warned} />
      )}
      <span className={styles.message}>{message}</span>
      <span className={styles.details}>
        {title && `${title} · `}
        {formatAgo(createdAt)}
      </span>
    </li>
  );
}

/** The outcome of the work; stopped work has neither failed nor succeeded. */
function EndMark({ status }: { status: string | undefined }) {
  const styles = useStyles();
  if (status === 'failed') return <ErrorCircle16Filled className={styles.bad} />;
  if (status === 'cancelled') return <SubtractCircle16Filled className={styles.neither} />;
  return <CheckmarkCircle16Filled className={styles.good} />;
}
