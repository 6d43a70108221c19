import type { RequestType } from '@bidloom/contract/document-requests';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectRequests, startReset } from './document-requests.slice.ts';
import { useShowRun } from './run-url.ts';
import { type StartBody, type Starter, starters, startRequested } from './start-run.ts';

interface Start<S extends Starter> {
  /** Sends the form. The tab shows the run that comes of it. */
  start: (body: StartBody<S>, params?: Record<string, string>) => void;
  starting: boolean;
  /** Why the last attempt failed. */
  error: string | null;
}

/** The form that starts a run by one of the calls. */
export function useStart<S extends Starter>(starter: S): Start<S> {
  const dispatch = useDispatch();
  const state = useSelector(selectRequests).starts[starters[starter].type];
  const start = useCallback(
    (body: StartBody<S>, params?: Record<string, string>) => {
      dispatch(startRequested({ starter, body: body as object, ...(params ? { params } : {}) }));
    },
    [dispatch, starter],
  );
  return { start, starting: state?.status === 'sending', error: state?.error ?? null };
}

/** Shows the run that was started here. It stands in the tab, since the form is gone by then. */
export function useStartedRun(type: RequestType): void {
  const dispatch = useDispatch();
  const show = useShowRun();
  const state = useSelector(selectRequests).starts[type];
  const startedId = state?.status === 'done' ? state.id : null;
  useEffect(() => {
    if (!startedId) return;
    dispatch(startReset(type));
    show(startedId);
  }, [startedId, type, dispatch, show]);
}
