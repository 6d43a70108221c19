import { discardFailedJob, type RetryOutcome, retryFailedJob, retryFailedJobs } from '@bidloom/contract/failed-jobs';
import { useDispatch } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useSend } from '../../lib/use-send.ts';
import { failedJobs } from './failed-jobs.resource.ts';

const text = messages.failedJobs;

/** The actions on failed jobs: on one by its id, or on all of a kind. */
export function useJobActions() {
  const dispatch = useDispatch();
  const { send } = useSend();
  // Also after a failure: another user may have been faster.
  const refresh = () => void dispatch(failedJobs.actions.refreshed());
  const tell = (outcome: RetryOutcome | undefined) => {
    if (outcome && outcome.retried > 0) {
      dispatch(toastShown({ intent: 'success', message: text.retried(outcome.retried) }));
    }
    if (outcome && outcome.outdated > 0) {
      dispatch(toastShown({ intent: 'info', message: text.outdated(outcome.outdated) }));
    }
    if (outcome && outcome.left > 0) dispatch(toastShown({ intent: 'info', message: text.left(outcome.left) }));
    refresh();
  };
  const failed = text.retryFailed;
  return {
    retry: async (id: string) =>
      tell((await send(retryFailedJob, { params: { id }, failure: failed }, { failed }))?.data),
    retryKind: async (kind: string) =>
      tell((await send(retryFailedJobs, { body: { kind }, failure: failed }, { failed }))?.data),
    discard: async (id: string) => {
      const told = { done: text.discarded, failed: text.discardFailed };
      await send(discardFailedJob, { params: { id }, failure: text.discardFailed }, told);
      refresh();
    },
  };
}
