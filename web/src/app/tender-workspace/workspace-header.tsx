import type { Workspace } from '@bidloom/contract/workspaces';
import { Badge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { DueDate } from '../../components/due-date.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { StatusMenu } from '../../features/tenders/moves/status-menu.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { isSettled, responsePath } from '../../lib/tenders.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Up to this width every line counts: all is in one, without what the list of tenders says as well. */
const phone = '@media (max-width: 700px)';

const text = messages.workspace;

const useStyles = makeStyles({
  header: {
    padding: '2px 24px 10px',
    [phone]: { display: 'flex', alignItems: 'center', gap: '8px', padding: '6px 16px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: 'anywhere',
    [phone]: {
      flexGrow: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
    },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    [phone]: { flexWrap: 'nowrap', flexShrink: 0 },
  },
  wide: { [phone]: { display: 'none' } },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  back: { marginLeft: 'auto', [phone]: { marginLeft: 0 } },
  due: {
    marginLeft: 'auto',
    '& > span': { flexDirection: 'row', alignItems: 'baseline', gap: '8px' },
    // The days that are left say enough there.
    [phone]: { marginLeft: 0, '& time:not(:last-child)': { display: 'none' } },
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
  const role = useSelector(selectUser)?.role;
  const { id, name, reference, status, dueAt, customer, room } = tender;
  usePageTitle(name);
  if (room) {
    return (
      <header className={styles.header}>
        <h1 className={styles.title}>{`${room.vendorName}: ${room.title}`}</h1>
        <div className={styles.facts}>
          <Badge appearance="tint" color="brand" shape="rounded">
            {messages.responseWorkspace.room}
          </Badge>
          <Text className={mergeClasses(styles.quiet, styles.wide)}>
            {messages.responseWorkspace.roomOf(room.tenderName, customer.name)}
          </Text>
          <TextLink className={styles.back} to={responsePath(organizationId, room.tenderId)}>
            {messages.responseWorkspace.backToTender}
          </TextLink>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <h1 className={styles.title} title={name}>
        {name}
      </h1>
      <div className={styles.facts}>
        <StatusMenu tender={tender} />
        <Text className={mergeClasses(styles.quiet, styles.wide)}>
          {[reference, customer.name].filter(Boolean).join(' · ')}
        </Text>
        {role === 'ORGANIZATION_ADMIN' && (
          <TextLink to={responsePath(organizationId, id)}>{messages.responseWorkspace.ofTender}</TextLink>
        )}
        <div className={styles.due}>
          {dueAt ? (
            <DueDate dueAt={dueAt} settled={isSettled({ status })} />
          ) : (
            <Text className={mergeClasses(styles.quiet, styles.wide)}>{text.noDueDate}</Text>
          )}
        </div>
      </div>
    </header>
  );
}
