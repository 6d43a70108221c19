import { type NotificationEvent, processingTypes } from '@bidloom/contract/notifications';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { ClampedName } from '../../components/clamped-name.tsx';
import { Name } from '../../components/name.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatAgo } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { selectNotifications } from '../../lib/state/notifications.slice.ts';
import { useNotificationPaths } from '../../lib/use-notification-paths.ts';
import { DashboardCard } from './dashboard-card.tsx';

const text = messages.dashboard;

/** How many documents the card shows. */
const shown = 8;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '56px',
    paddingBlock: '6px',
    boxSizing: 'border-box',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  hint: { color: tokens.colorNeutralForeground2 },
  facts: { display: 'flex', whiteSpace: 'pre' },
  ago: { flexShrink: 0 },
});

/** Notifications of earlier versions have a message alone. */
const nameOf = ({ FileName, Message }: NotificationEvent) => FileName ?? Message;

/** The documents that were read last, from their notifications. */
export function RecentDocuments({ organizationId }: { organizationId: string }) {
  const styles = useStyles();
  const { items } = useSelector(selectNotifications);
  const read = items
    .filter(({ event }) => event.ProcessingType === processingTypes.documentIngestion && event.Status !== 'failed')
    .slice(0, shown);
  const pathOf = useNotificationPaths(read, organizationId);
  return (
    <DashboardCard title={text.recent}>
      {read.length === 0 && <Text className={styles.hint}>{text.recentEmpty}</Text>}
      <ul className={styles.list}>
        {read.map(({ id, createdAt, event }) => {
          const path = pathOf(event);
          const name = <ClampedName text={nameOf(event)} lines={2} />;
          return (
            <li key={id} className={styles.row}>
              {path ? (
                <TextLink quiet to={path}>
                  {name}
                </TextLink>
              ) : (
                name
              )}
              <Text size={200} className={mergeClasses(styles.hint, styles.facts)}>
                {event.WorkspaceName && <Name text={event.WorkspaceName} />}
                <span className={styles.ago}>
                  {event.WorkspaceName && ' · '}
                  {formatAgo(createdAt)}
                </span>
              </Text>
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
