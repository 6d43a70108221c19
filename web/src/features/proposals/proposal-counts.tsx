import { proposalCounts } from '@bidloom/contract/proposals';
import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';

const text = messages.proposals.counts;

const useStyles = makeStyles({
  counts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: '12px',
    margin: 0,
  },
  count: {
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const names = ['total', 'draft', 'submitted', 'tenders', 'sealedTenders'] as const;

/** The number of proposals of each kind; fetched again when `round` changes. */
export function ProposalCounts({ organizationId, round }: { organizationId: string; round: number }) {
  return <Counts key={round} organizationId={organizationId} />;
}

function Counts({ organizationId }: { organizationId: string }) {
  const styles = useStyles();
  const { answer, error } = useCall(proposalCounts, { params: { organizationId } });
  // The list below shows the failure.
  if (error) return null;
  return (
    <dl className={styles.counts} aria-label={text.label}>
      {names.map((name) => (
        <div key={name} className={styles.count}>
          <dt className={styles.name}>{text[name]}</dt>
          <dd className={styles.figure}>
            {answer ? (
              answer.data[name]
            ) : (
              <Skeleton aria-label={messages.common.loading}>
                <SkeletonItem size={32} />
              </Skeleton>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
