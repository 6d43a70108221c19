import type { Proposal, WorkspaceSummary } from '@bidloom/contract/proposals';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';
import { ProposalCard } from './proposal-card.tsx';
import { SealBar } from './seal-bar.tsx';
import { roomPath, useProposalActions } from './use-proposal-actions.tsx';

const text = messages.responseWorkspace;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '16px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
});

export interface ProposalsPanelProps {
  organizationId: string;
  tender: WorkspaceSummary;
  proposals: readonly Proposal[];
  onChanged: () => void;
  /** The button that adds one, for the empty state. */
  addButton: ReactNode;
}

/** The proposals for one tender. */
export default function ProposalsPanel({
  organizationId,
  tender,
  proposals,
  onChanged,
  addButton,
}: ProposalsPanelProps) {
  const styles = useStyles();
  const { actionsOf, dialog } = useProposalActions(organizationId, proposals, onChanged);
  return (
    <div className={styles.panel}>
      <SealBar tender={tender} onChanged={onChanged} />
      {proposals.length === 0 ? (
        <EmptyState title={text.emptyTitle} text={text.emptyText}>
          {addButton}
        </EmptyState>
      ) : (
        <div className={styles.cards}>
          {proposals.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              actions={actionsOf(proposal)}
              linkOf={(documentId) => `${roomPath(organizationId, proposal)}?document=${documentId}`}
              onChanged={onChanged}
            />
          ))}
        </div>
      )}
      {dialog}
    </div>
  );
}
