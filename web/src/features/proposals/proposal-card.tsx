import type { Proposal } from '@bidloom/contract/proposals';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Card } from '../../components/card.tsx';
import { type RowAction, RowMenu } from '../../components/row-menu.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { ProposalDocuments } from './proposal-documents.tsx';
import { Amount, isLate, LateBadge, ProposalStatus } from './proposal-status.tsx';
import { labelOf } from './use-proposal-actions.tsx';

const text = messages.proposals;

const useStyles = makeStyles({
  card: { gap: '8px' },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: '8px' },
  vendor: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  title: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  amount: { display: 'inline-flex', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  notes: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface ProposalCardProps {
  proposal: Proposal;
  actions: readonly RowAction[];
  linkOf: (documentId: string) => string;
  onChanged: () => void;
}

/** One vendor's proposal: the offer, its status and its documents. */
export function ProposalCard({ proposal, actions, linkOf, onChanged }: ProposalCardProps) {
  const styles = useStyles();
  const { id, vendorName, title, status, submittedAt, dueAt, notes, documents, documentCount } = proposal;
  return (
    <Card className={styles.card} role="group" aria-label={labelOf(proposal)}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.vendor}>{vendorName}</h2>
          <Text className={styles.title}>{title}</Text>
        </div>
        <RowMenu label={messages.list.rowActions(labelOf(proposal))} actions={actions} />
      </div>
      <div className={styles.facts}>
        <ProposalStatus status={status} />
        {isLate(submittedAt, dueAt) && <LateBadge dueAt={dueAt} />}
        <span className={styles.amount}>
          <Amount {...proposal} />
        </span>
        <Text size={200} className={styles.quiet}>
          {[submittedAt && text.submittedOn(formatDate(submittedAt)), text.documentCount(documentCount)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {notes && <Text className={styles.notes}>{notes}</Text>}
      {documents && documents.length > 0 && (
        <ProposalDocuments proposalId={id} documents={documents} linkOf={linkOf} onChanged={onChanged} />
      )}
    </Card>
  );
}
