import { listProposals, proposalsSummary } from '@bidloom/contract/proposals';
import { useCallback, useEffect } from 'react';
import { useCall, useChoices } from '../../lib/use-call.ts';

/** The polling interval while documents are being read, in milliseconds. */
const pollAfter = 3000;

/** A tender with its proposals, kept fresh while their documents are being read. */
export function useResponse(workspaceId: string) {
  const params = { workspaceId };
  const summary = useCall(proposalsSummary, { params });
  const list = useChoices(listProposals, { params, query: { pageSize: 100 } });
  const { reload: reloadSummary } = summary;
  const { reload: reloadList } = list;
  const reload = useCallback(() => {
    reloadSummary();
    reloadList();
  }, [reloadSummary, reloadList]);

  const proposals = list.answer?.data;
  const isReading = proposals?.some(({ documents }) =>
    documents?.some(({ status }) => status === 'uploaded' || status === 'processing'),
  );
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(reloadList, pollAfter);
    return () => clearInterval(timer);
  }, [isReading, reloadList]);

  return {
    tender: summary.answer?.data,
    proposals,
    error: summary.error ?? list.error,
    code: summary.code,
    reload,
  };
}
