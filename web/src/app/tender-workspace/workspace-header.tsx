import type { FactValue } from '@bidloom/contract/facts';
import type { Workspace } from '@bidloom/contract/workspaces';
import { Badge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons';
import type { CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { DueDate } from '../../components/due-date.tsx';
import { Name } from '../../components/name.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { selectFacts } from '../../features/facts/facts.slice.ts';
import { StatusMenu } from '../../features/tenders/moves/status-menu.tsx';
import { dueAsStated } from '../../lib/fact-words.ts';
import { lowWindow } from '../../lib/low-window.ts';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { isSettled, responsePath } from '../../lib/tenders.ts';
import { unseen } from '../../lib/unseen.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { CopyAddress } from './copy-address.tsx';

/** Up to this width the line contains only the most important data of a tender. */
const phone = '@media (max-width: 700px)';
/** A low window has no room for a line of its own. */
const low = `@media ${lowWindow}`;
const text = messages.workspace;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Room for a finger around the arrow, which takes no more room of the line. */
const arrowAlone = {
  flexShrink: 0,
  justifyContent: 'center',
  minWidth: '32px',
  minHeight: '36px',
  marginInline: '-8px',
  '& > span': { display: 'none' },
} as const;

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexShrink: 0,
    height: '44px',
    paddingInline: '16px',
    [phone]: { height: '38px', gap: '6px', paddingInline: '10px' },
    // Within the bar of the product, between its logo and its buttons.
    [low]: { position: 'fixed', top: 0, left: '88px', right: '176px', height: '39px', paddingInline: '6px' },
  },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    // Gives way to the tender's name, down to its first and last letters.
    flexShrink: 3,
    minWidth: 'calc(20px + var(--least))',
    maxWidth: '40ch',
    fontSize: tokens.fontSizeBase200,
    '& > svg': { flexShrink: 0 },
    [phone]: arrowAlone,
    [low]: arrowAlone,
  },
  title: {
    // Contains the hidden elements, which would otherwise widen the screen.
    position: 'relative',
    overflow: 'hidden',
    flexShrink: 1,
    minWidth: '80px',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    [phone]: { flexGrow: 1, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  // For screen readers; other users have the tooltip.
  unseen,
  wide: { [phone]: { display: 'none' }, [low]: { display: 'none' } },
  quiet: { ...oneLine, minWidth: 0, color: tokens.colorNeutralForeground2 },
  status: { flexShrink: 0 },
  end: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '10px',
    marginLeft: 'auto',
    [phone]: { gap: '4px' },
  },
  due: {
    '& > span': { flexDirection: 'row', alignItems: 'baseline', gap: '8px' },
    // On a phone, the remaining days are enough.
    [phone]: { '& time:not(:last-child)': { display: 'none' } },
    [low]: { '& time:not(:last-child)': { display: 'none' } },
  },
});

type Tender = Workspace & {
  customer: { id: string; name: string };
  deadline: Pick<FactValue, 'value' | 'text' | 'quote'> | null;
  /** The proposal to which the documents belong, if they do not belong to a tender. */
  room?: { tenderId: string; tenderName: string; vendorName: string; title: string } | null;
};

/** One line with the tender's name, status and due date; its other data is in the tooltip of the title. */
export function WorkspaceHeader({ tender }: { tender: Tender }) {
  const styles = useStyles();
  const organizationId = useOrganizationId();
  const role = useSelector(selectUser)?.role;
  const { id, name, reference, status, dueAt, customer, room } = tender;
  // Key facts that are on the screen are newer than the tender.
  const facts = useSelector(selectFacts);
  const fact = facts.workspaceId === id && facts.items.find((item) => item.fact === 'submission_deadline');
  const deadline = fact || tender.deadline;
  const stated = deadline && dueAt ? dueAsStated(deadline, dueAt) : null;
  usePageTitle(name);
  if (room) {
    const title = `${room.vendorName}: ${room.title}`;
    return (
      <header className={styles.header}>
        <Back to={responsePath(organizationId, room.tenderId)} name={messages.responseWorkspace.backToTender} />
        <h1 className={styles.title}>
          <Name text={title} />
        </h1>
        <Badge appearance="tint" color="brand" shape="rounded">
          {messages.responseWorkspace.room}
        </Badge>
        <Text className={mergeClasses(styles.quiet, styles.wide)}>
          <Name text={messages.responseWorkspace.roomOf(room.tenderName, customer.name)} />
        </Text>
        <div className={styles.end}>
          <CopyAddress />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Back to={`/home/${organizationId}/customers/${customer.id}/tenders`} name={customer.name} />
      <h1 className={styles.title}>
        <Name text={name} hint={[name, reference, customer.name].filter(Boolean).join(' · ')} />
        {reference && <span className={styles.unseen}>{`, ${reference}`}</span>}
      </h1>
      <div className={styles.status}>
        <StatusMenu tender={tender} />
      </div>
      <div className={styles.end}>
        <div className={styles.due}>
          {dueAt ? (
            <DueDate dueAt={dueAt} settled={isSettled({ status })} stated={stated} />
          ) : (
            <Text className={mergeClasses(styles.quiet, styles.wide)}>{text.noDueDate}</Text>
          )}
        </div>
        {role === 'ORGANIZATION_ADMIN' && (
          <TextLink className={styles.wide} to={responsePath(organizationId, id)}>
            {messages.responseWorkspace.ofTender}
          </TextLink>
        )}
        <CopyAddress />
      </div>
    </header>
  );
}

/** The letters of a customer's name that stay where there is no room for more. */
const mostOfCut = 18;

/** The link back to the list of the tender. */
function Back({ to, name }: { to: string; name: string }) {
  const styles = useStyles();
  return (
    <TextLink
      to={to}
      className={styles.back}
      // An average letter is narrower than a digit.
      style={{ '--least': `${0.8 * Math.min(name.length, mostOfCut)}ch` } as CSSProperties}
      title={name}
      aria-label={text.backTo(name)}
    >
      <ArrowLeft16Regular aria-hidden />
      <Name text={name} />
    </TextLink>
  );
}
