import { viewRun } from '@bidloom/contract/runs';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { noItem, tabOfType } from '../../features/runs/run-url.ts';
import { type AddressPatch, useAddress } from '../../lib/use-address.ts';
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
  openTab: (tab: string) => void;
  /** Says in the address which place is shown. */
  sayPlace: (place: AddressPatch, how: PlaceShown) => void;
  /** Puts an analysis in front again that the document needs to hide no longer. */
  uncover: (analysisId: string) => void;
}

const tabOf = (id: unknown) => analysisTabs.find((tab) => tab.id === id) ?? null;

interface PlaceShown {
  /** In front of the analysis, not beside it. */
  alone: boolean;
  /** The analysis that led to it. */
  from: string | null;
  /** One of a row of places that are gone through: it takes the place of the one before in the history. */
  isStep: boolean;
}

/** What the history keeps with an address, for a document in front of the analysis that led to it. */
interface Covering {
  behind: string | null;
}

/** An id that no item of a run reaches: the run itself is all that is asked for. */
const afterAll = 1_000_000;

/** What an address may name to be shown. */
const named = ['tab', 'request', 'document', 'cite'];

/** What the workspace shows, as its address says it; where it names nothing, the tab `opening`, or the document. */
export function useWorkspaceTab(workspaceId: string, opening: string | null): WorkspaceTab {
  const [query, changeAddress] = useAddress();
  const state: Partial<Covering> | null = useLocation().state;
  const isBare = !named.some((name) => query.has(name));
  const tabId = isBare ? opening : query.get('tab');
  const requestId = query.get('request');
  const analysis = tabOf(tabId);
  const latest = useRef<AnalysisTab | null>(null);
  const lastRuns = useRef<Record<string, string | null>>({});
  if (analysis) {
    latest.current = analysis;
    lastRuns.current[analysis.id] = requestId;
  }

  // Said at once: the document behind it names itself in the address, too.
  useEffect(() => {
    if (isBare && opening) changeAddress({ tab: opening });
  }, [isBare, opening, changeAddress]);

  // A link, such as a notification's, may name a run alone: its type says which tab it belongs to.
  const linkedRun = tabId === null ? requestId : null;
  const { answer } = useCall(
    viewRun,
    linkedRun ? { params: { workspaceId, id: linkedRun }, query: { afterOrdinal: afterAll } } : null,
  );
  const run = answer?.data.id === linkedRun ? answer?.data : undefined;
  useEffect(() => {
    if (!run) return;
    const tab = tabOf(tabOfType[run.requestType])?.id ?? 'requests';
    changeAddress({ tab, request: run.id });
  }, [run, changeAddress]);

  const openTab = useCallback(
    (tab: string) => {
      // Going back to an analysis shows the run that was shown.
      const run: AddressPatch = tab === documentTab ? {} : { ...noItem, request: lastRuns.current[tab] ?? null };
      changeAddress({ tab, ...run }, { push: true });
    },
    [changeAddress],
  );
  const sayPlace = useCallback(
    (place: AddressPatch, { alone, from, isStep }: PlaceShown) => {
      const covering: Covering = { behind: alone ? from : null };
      const front: AddressPatch = alone && analysis ? { tab: documentTab } : {};
      // Back leads from the place to what led there.
      const push = !isStep || (alone && analysis !== null);
      changeAddress({ ...place, ...front }, { push, state: covering });
    },
    [changeAddress, analysis],
  );
  const uncover = useCallback((analysisId: string) => changeAddress({ tab: analysisId }), [changeAddress]);
  return {
    analysis,
    behind: analysis ? null : tabOf(state?.behind),
    latest: latest.current,
    requestId,
    openTab,
    sayPlace,
    uncover,
  };
}
