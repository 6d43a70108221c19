import type { Workspace } from '@bidloom/contract/workspaces';
import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DueDate } from '../../components/due-date.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { StatusMenu } from '../../features/tenders/moves/status-menu.tsx';
import { messages } from '../../lib/messages.ts';
import { isSettled, responsePath } from '../../lib/tenders.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Up to this width every line counts. */
const phone = '@media (max-width: 640px)';

const text = messages.workspace;

const useStyles = makeStyles({
  header: { padding: '2px 24px 10px', [phone]: { padding: '2px 16px 6px' } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: 'anywhere',
    [phone]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  back: { marginLeft: 'auto', [phone]: { marginLeft: 0 } },
  due: {
    marginLeft: 'auto',
    [phone]: { marginLeft: 0 },
    '& > span': { flexDirection: 'row', alignItems: 'baseline', gap: '8px' },
  },
});

type Tender = Workspace & {
  customer: { name: string };
  /** The proposal whose documents they are, where they are no tender's. */
  room?: { tenderId: string; tenderName: string; vendorName: string; title: string } | null;
};

/** Which tender this is, for whom, how it stands and until when. */
export function WorkspaceHeader({ tender }: { tender: Tender }) {
  const styles = useStyles();
  const organizationId = useOrganizationId();
  const { name, reference, status, dueAt, customer, room } = tender;
  usePageTitle(name);
  if (room) {
    return (
      <header className={styles.header}>
        <h1 className={styles.title}>{`${room.vendorName}: ${room.title}`}</h1>
        <div className={styles.facts}>
          <Badge appearance="tint" color="brand" shape="rounded">
            {messages.responseWorkspace.room}
          </Badge>
          <Text className={styles.quiet}>{messages.responseWorkspace.roomOf(room.tenderName, customer.name)}</Text>
          <TextLink className={styles.back} to={responsePath(organizationId, room.tenderId)}>
            {messages.responseWorkspace.backToTender}
          </TextLink>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.facts}>
        <StatusMenu tender={tender} />
        <Text className={styles.quiet}>{[reference, customer.name].filter(Boolean).join(' · ')}</Text>
        <div className={styles.due}>
          {dueAt ? (
            <DueDate dueAt={dueAt} settled={isSettled({ status })} />
          ) : (
            <Text className={styles.quiet}>{text.noDueDate}</Text>
          )}
        </div>
      </div>
    </header>
  );
}
