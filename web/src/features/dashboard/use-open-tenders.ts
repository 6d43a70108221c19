import { allCustomers } from '@bidloom/contract/fields';
import { searchWorkspaces, type Workspace, type WorkspaceStatus } from '@bidloom/contract/workspaces';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';

/** How many tenders the card shows. */
const shown = 8;

export interface OpenTenders {
  /** The open tenders, the next due date first, those without a date last. Empty until all have been loaded. */
  tenders: Workspace[];
  loading: boolean;
  error: string | null;
  reload: () => void;
}

/** The tenders of all customers that are being worked on. */
export function useOpenTenders(organizationId: string): OpenTenders {
  const calls = [
    useTendersOf(organizationId, 'draft'),
    useTendersOf(organizationId, 'open'),
    useTendersOf(organizationId, 'in_review'),
  ];
  // All at once: a later row would move the others under the pointer.
  const complete = calls.every(({ answer, loading }) => answer || !loading);
  const tenders = (complete ? calls : [])
    .flatMap(({ answer }) => answer?.data ?? [])
    .sort((first, second) => (first.dueAt ?? '9999').localeCompare(second.dueAt ?? '9999'))
    .slice(0, shown);
  return {
    tenders,
    loading: calls.some(({ loading }) => loading),
    error: calls.find(({ error }) => error)?.error ?? null,
    reload: () => {
      for (const { reload } of calls) reload();
    },
  };
}

function useTendersOf(organizationId: string, status: WorkspaceStatus) {
  return useCall(searchWorkspaces, {
    params: { organizationId, customerId: allCustomers },
    query: { status, sortBy: 'dueAt', pageSize: shown },
    failure: messages.dashboard.failed,
  });
}
