import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectReady } from '../../features/documents/documents.slice.ts';
import { newRun, startedTypes, tabOfType } from '../../features/runs/run-url.ts';
import { isRunAwaited, type RunsState } from '../../features/runs/runs.slice.ts';
import { firstDocumentOpened, selectPlace } from '../../features/viewer/viewer.slice.ts';
import type { AnalysisTab } from './analysis-tabs.tsx';

/** Whether a document is shown beside the runs of a tab. */
const showsRuns = ({ id, beside }: AnalysisTab) => beside && startedTypes.some((type) => tabOfType[type] === id);

/**
 * Opens a document while the address names none: one of the run that the address names, because its result is read beside it, else the first
 * that is ready, since most people come to read it.
 * @param requestId the run in the address
 */
export function useFirstDocument(analysis: AnalysisTab | null, requestId: string | null): void {
  const dispatch = useDispatch();
  const ready = useSelector(selectReady);
  const isPlaceless = useSelector(selectPlace) === null;
  const runId = analysis && requestId !== newRun && showsRuns(analysis) ? requestId : null;
  const isWaiting = useSelector(({ runs }: { runs: RunsState }) => runId !== null && isRunAwaited(runs, runId));
  const ofRun = useSelector(({ runs }: { runs: RunsState }) => (runId ? runs.byId[runId]?.documents : undefined));
  const first = ready.find(({ id }) => ofRun?.some((own) => own.id === id)) ?? ready[0];
  const firstId = first?.id;

  useEffect(() => {
    // The place of the address may have been opened since this was rendered: it stays.
    if (isPlaceless && firstId && !isWaiting) dispatch(firstDocumentOpened(firstId));
  }, [dispatch, isPlaceless, firstId, isWaiting]);
}
