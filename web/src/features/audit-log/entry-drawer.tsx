import type { AuditEntry } from '@bidloom/contract/audit-log';
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { formatDateTime } from '../../lib/format.ts';
import { auditMessages } from '../../lib/messages.audit.ts';
import { messages } from '../../lib/messages.ts';
import { actorOf, tell } from './tell.ts';

const text = auditMessages;

const useStyles = makeStyles({
  drawer: { width: 'min(480px, 100vw)' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', gap: '8px 16px', margin: '0 0 16px' },
  name: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '16px' },
  title: { overflowWrap: 'anywhere' },
});

interface EntryDrawerProps {
  entry: AuditEntry;
  /** Whether the reader belongs to the platform, which must not see the names of objects. */
  isForeign: boolean;
  onFilter: (filters: Record<string, string>) => void;
  onClose: () => void;
}

/** All details of an entry, and links to similar ones. */
export function EntryDrawer({ entry, isForeign, onFilter, onClose }: EntryDrawerProps) {
  const styles = useStyles();
  const { actorId, targetId, details } = entry;
  const rows: [string, unknown][] = [
    [text.field.time, formatDateTime(entry.createdAt)],
    [text.field.person, actorOf(entry)],
    [text.field.email, entry.actorEmail],
    [text.field.action, text.actionName(entry.action)],
    [text.field.outcome, text.outcomes[entry.outcome]],
    [text.field.thing, entry.targetName],
    ...Object.entries(details).map(([name, value]): [string, unknown] => [text.detailName(name), value]),
    [text.field.address, entry.address],
    [text.field.browser, entry.userAgent],
    [text.field.request, entry.requestId],
    [text.field.number, entry.sequence],
  ];
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          className={styles.title}
          action={
            <Button
              appearance="subtle"
              aria-label={messages.common.close}
              icon={<Dismiss20Regular />}
              onClick={onClose}
            />
          }
        >
          {tell(entry)}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody tabIndex={0}>
        <dl className={styles.list}>
          {rows
            .filter(([, value]) => value !== null && value !== undefined && value !== '')
            .map(([name, value]) => (
              <Row key={name} name={name} value={value} />
            ))}
        </dl>
        {isForeign && (
          <Text block className={styles.name}>
            {text.hidden}
          </Text>
        )}
        <div className={styles.actions}>
          {actorId && (
            <Button onClick={() => onFilter({ person: actorId, personName: actorOf(entry) })}>
              {text.onlyPerson(actorOf(entry))}
            </Button>
          )}
          {targetId && (
            <Button onClick={() => onFilter({ thing: targetId, thingName: entry.targetName ?? '' })}>
              {text.onlyThing}
            </Button>
          )}
        </div>
      </DrawerBody>
    </OverlayDrawer>
  );
}

/** A field with its value before and after. */
const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'from,to';

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.common.none;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function Row({ name, value }: { name: string; value: unknown }) {
  const styles = useStyles();
  const shown = isChange(value) ? `${asText(value.from)} → ${asText(value.to)}` : asText(value);
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{shown}</dd>
    </>
  );
}
