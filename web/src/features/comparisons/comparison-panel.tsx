import { documentsReadyForChat } from '@bidloom/contract/documents';
import { queryOfPlace } from '@bidloom/contract/place-address';
import type { Proposal } from '@bidloom/contract/proposals';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../../lib/messages.ts';
import { type DocumentPlace, TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useCall } from '../../lib/use-call.ts';
import { RunTab } from '../runs/run-tab.tsx';
import { ComparisonForm } from './comparison-form.tsx';
import { ComparisonResult } from './comparison-result.tsx';

export interface ComparisonPanelProps {
  organizationId: string;
  tender: { id: string; customerId: string };
  proposals: readonly Proposal[];
}

/** Vendors side by side, in the response workspace of a tender. */
export default function ComparisonPanel({ organizationId, tender, proposals }: ComparisonPanelProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id: workspaceId, customerId } = tender;
  const { answer, loading, error, reload } = useCall(documentsReadyForChat, {
    params: { workspaceId },
    failure: messages.comparison.documentsFailed,
  });
  const documents = answer?.data;
  const scope = useMemo((): TenderScope => {
    // A place of an offer is shown in the room of its proposal.
    const openPlace = (place: DocumentPlace) => {
      const { documentId } = place;
      const room = proposals.find(({ documents }) => documents?.some(({ id }) => id === documentId))?.roomId;
      const path = workspacePath({ organizationId, customerId, id: room ?? workspaceId });
      navigate(`${path}?${queryOfPlace(place)}`);
    };
    const nothing = () => {};
    return {
      ...{ organizationId, customerId, workspaceId, documents: documents ?? [], loading },
      ...{ openPlace, leaveMark: nothing, beside: false, placeBar: null },
    };
  }, [organizationId, customerId, workspaceId, documents, loading, proposals, navigate]);
  return (
    <TenderContext value={scope}>
      <RunTab
        workspaceId={workspaceId}
        requestId={query.get('request')}
        type="comparison"
        form={(onCancel) => (
          <ComparisonForm proposals={proposals} onCancel={onCancel} documentsError={error} onReload={reload} />
        )}
      >
        {(run, items) => <ComparisonResult run={run} items={items} />}
      </RunTab>
    </TenderContext>
  );
}
