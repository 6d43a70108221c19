import type { Endpoint } from '@bidloom/contract';
import type { RunType } from '@bidloom/contract/runs';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useShowRun } from './run-url.ts';
import { selectRuns, startReset } from './runs.slice.ts';
import { type RunStarter, type StartBody, startRequested } from './start-run.ts';

interface Start<E extends Endpoint> {
  /** Sends the form. The tab then shows the started run. */
  start: (body: StartBody<E>, params?: Record<string, string>) => void;
  starting: boolean;
  /** Why the last attempt failed. */
  error: string | null;
}

/** The form that starts a run by a call. */
export function useStart<E extends Endpoint>(starter: RunStarter<E>): Start<E> {
  const dispatch = useDispatch();
  const state = useSelector(selectRuns).starts[starter.type];
  const start = useCallback(
    (body: StartBody<E>, params?: Record<string, string>) => {
      dispatch(startRequested(starter, { body: body as object, ...(params ? { params } : {}) }));
    },
    [dispatch, starter],
  );
  return { start, starting: state?.status === 'sending', error: state?.error ?? null };
}

/** Shows the run that was started here. Used in the tab, because the form is removed by then. */
export function useStartedRun(type: RunType): void {
  const dispatch = useDispatch();
  const show = useShowRun();
  const state = useSelector(selectRuns).starts[type];
  const startedId = state?.status === 'done' ? state.id : null;
  useEffect(() => {
    if (!startedId) return;
    dispatch(startReset(type));
    show(startedId);
  }, [startedId, type, dispatch, show]);
}
