import { viewRequest } from '@bidloom/contract/document-requests';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { tabOfType } from '../../features/document-requests/requests/run-url.ts';
import { useCall } from '../../lib/use-call.ts';
import { type AnalysisTab, analysisTabs, documentTab } from './analysis-tabs.tsx';

interface WorkspaceTab {
  /** The analysis in front; nothing while it is the document. */
  analysis: AnalysisTab | null;
  /** The analysis that led to the document which now hides it; nothing where the document was opened otherwise. */
  behind: AnalysisTab | null;
  /** The analysis that was last in front, in this visit. */
  latest: AnalysisTab | null;
  requestId: string | null;
  /** The document that the address names. */
  linkedDocument: string | null;
  /** The page of it, 1-based, where the address names one. */
  linkedPage: number | null;
  openTab: (tab: string) => void;
  /** Says in the address which document is shown; `alone`: in front of the analysis, `from` the one that led to it. */
  openDocument: (documentId: string, alone: boolean, from: string | null) => void;
  /** Puts an analysis in front again that the document needs to hide no longer. */
  uncover: (analysisId: string) => void;
}

const tabOf = (id: unknown) => analysisTabs.find((tab) => tab.id === id) ?? null;

const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);

/** What the history keeps with an address, for a document in front of the analysis that led to it. */
interface Covering {
  behind: string | null;
}

/** An id that no item of a run reaches: the run itself is all that is asked for. */
const afterAll = 1_000_000;

/** What the workspace shows, as its address says it. */
export function useWorkspaceTab(workspaceId: string): WorkspaceTab {
  const [query, setQuery] = useSearchParams();
  const state: Partial<Covering> | null = useLocation().state;
  const tabId = query.get('tab');
  const requestId = query.get('request');
  const analysis = tabOf(tabId);
  const latest = useRef<AnalysisTab | null>(null);
  const lastRequests = useRef<Record<string, string | null>>({});
  if (analysis) {
    latest.current = analysis;
    lastRequests.current[analysis.id] = requestId;
  }

  // A link, such as a notification's, may name a run alone: its type says which tab it belongs to.
  const linkedRun = tabId === null ? requestId : null;
  const { answer } = useCall(
    viewRequest,
    linkedRun ? { params: { workspaceId, id: linkedRun }, query: { afterOrdinal: afterAll } } : null,
  );
  const run = answer?.data.id === linkedRun ? answer?.data : undefined;
  useEffect(() => {
    if (!run) return;
    const tab = tabOf(tabOfType[run.requestType])?.id ?? 'requests';
    setQuery({ tab, request: run.id }, { replace: true });
  }, [run, setQuery]);

  const openTab = useCallback(
    (tab: string) =>
      setQuery((current) => {
        const next = new URLSearchParams(current);
        next.set('tab', tab);
        // Going back to an analysis shows the run that was shown.
        const request = tab === documentTab ? current.get('request') : lastRequests.current[tab];
        if (request) next.set('request', request);
        else next.delete('request');
        return next;
      }),
    [setQuery],
  );
  const openDocument = useCallback(
    (documentId: string, alone: boolean, from: string | null) => {
      const covering: Covering = { behind: alone ? from : null };
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('document', documentId);
          // It was of the document that a link named.
          next.delete('page');
          if (alone && tabOf(current.get('tab'))) next.set('tab', documentTab);
          return next;
        },
        // Back leads from the place to the list that led there.
        { replace: !(alone && analysis), state: covering },
      );
    },
    [setQuery, analysis],
  );
  const uncover = useCallback(
    (analysisId: string) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('tab', analysisId);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return {
    analysis,
    behind: analysis ? null : tabOf(state?.behind),
    latest: latest.current,
    requestId,
    linkedDocument: query.get('document'),
    linkedPage: pageOf(query.get('page')),
    openTab,
    openDocument,
    uncover,
  };
}
