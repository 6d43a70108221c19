import { viewRun } from '@bidloom/contract/runs';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { noItem, tabOfType } from '../../features/runs/run-url.ts';
import { documentTab } from '../../lib/tenders.ts';
import { type AddressPatch, useAddress } from '../../lib/use-address.ts';
import { useCall } from '../../lib/use-call.ts';
import { type AnalysisTab, analysisTabs, firstTab } from './analysis-tabs.tsx';

interface WorkspaceTab {
  /** The analysis in front; null while the document is in front. */
  analysis: AnalysisTab | null;
  /** The analysis that led to the document which now covers it; null if the document was opened in another way. */
  behind: AnalysisTab | null;
  /** Whether a source of the chat led to the document. */
  isFromChat: boolean;
  /** The last analysis that was in front, since the screen was opened. */
  latest: AnalysisTab | null;
  requestId: string | null;
  openTab: (tab: string) => void;
  /** Writes the shown place into the address. */
  writePlace: (place: AddressPatch, how: PlaceShown) => void;
  /** Shows the document in front of an analysis. */
  cover: (analysisId: string) => void;
  /** Shows an analysis again that the document no longer needs to cover. */
  uncover: (analysisId: string) => void;
}

/** What a source of the chat is said to come from: the chat leads to places as an analysis does, but is no analysis. */
export const chatId = 'chat';

const tabOf = (id: unknown) => analysisTabs.find((tab) => tab.id === id) ?? null;

interface PlaceShown {
  /** The place is shown in front of the analysis, not beside it. */
  alone: boolean;
  /** The analysis that led to the place, or `chatId`. */
  from: string | null;
  /** A step through several places: it replaces the previous entry in the history. */
  isStep: boolean;
}

/** The state of a history entry, for a document in front of the analysis, or the chat, that led to it. */
interface Covering {
  behind: string | null;
}

/** Higher than the ordinal of any item: the answer then contains only the run. */
const afterAll = 1_000_000;

/** The parameters of an address that name something to show. */
const named = ['tab', 'request', 'document', 'cite'];

/** What the workspace shows, read from its address; if that names nothing, the tab `opening`. If that is null, there is no overview, and the document is shown. */
export function useWorkspaceTab(workspaceId: string, opening: string | null): WorkspaceTab {
  const [query, changeAddress] = useAddress();
  const state: Partial<Covering> | null = useLocation().state;
  const isBare = !named.some((name) => query.has(name));
  const tabId = isBare ? opening : query.get('tab');
  const requestId = query.get('request');
  // An address may name the overview where the documents of a proposal have none.
  const analysis = opening === null && tabId === firstTab ? null : tabOf(tabId);
  const latest = useRef<AnalysisTab | null>(null);
  const lastRuns = useRef<Record<string, string | null>>({});
  if (analysis) {
    latest.current = analysis;
    lastRuns.current[analysis.id] = requestId;
  }

  // Written at once, because the document behind it writes its name into the address, too.
  useEffect(() => {
    if (isBare && opening) changeAddress({ tab: opening });
  }, [isBare, opening, changeAddress]);

  // A link, such as a notification's, may name only a run: the type of the run tells its tab.
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
      // Back to an analysis shows the same run as before, and its chosen cell or hit while the address still names them.
      const run = lastRuns.current[tab] ?? null;
      const isSameRun = run !== null && run === requestId;
      const isItemKept = tab === documentTab || isSameRun;
      changeAddress({ tab, ...(isItemKept ? {} : { ...noItem, request: run }) }, { push: true });
    },
    [changeAddress, requestId],
  );
  const writePlace = useCallback(
    (place: AddressPatch, { alone, from, isStep }: PlaceShown) => {
      const covering: Covering = { behind: alone ? from : null };
      const front: AddressPatch = alone && analysis ? { tab: documentTab } : {};
      // Back leads from the place to the view that led there.
      const push = !isStep || (alone && analysis !== null);
      changeAddress({ ...place, ...front }, { push, state: covering });
    },
    [changeAddress, analysis],
  );
  const cover = useCallback(
    (analysisId: string) => {
      const covering: Covering = { behind: analysisId };
      changeAddress({ tab: documentTab }, { state: covering });
    },
    [changeAddress],
  );
  const uncover = useCallback((analysisId: string) => changeAddress({ tab: analysisId }), [changeAddress]);
  return {
    analysis,
    behind: analysis ? null : tabOf(state?.behind),
    isFromChat: analysis === null && state?.behind === chatId,
    latest: latest.current,
    requestId,
    openTab,
    writePlace,
    cover,
    uncover,
  };
}
