import type { Run } from '@bidloom/contract/runs';
import { regenerateItem } from '@bidloom/contract/summaries';
import { useDispatch } from 'react-redux';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { busyChanged, runChanged, runReloadRequested } from '../runs/runs.slice.ts';

const text = messages.summaryRuns;

/** Has one section of a summary regenerated; the run is then in progress again. */
export function useRegenerate({ workspaceId, id }: Run): (ordinal: number) => Promise<void> {
  const dispatch = useDispatch();
  return async (ordinal) => {
    const failure = text.regenerateFailed;
    dispatch(busyChanged({ id, busy: true }));
    try {
      const { data } = await call(regenerateItem, { params: { workspaceId, id, ordinal }, failure });
      dispatch(runChanged(data));
      dispatch(runReloadRequested(id));
    } catch (error) {
      const title = messages.errors.failedTitle(messages.runs.run);
      dispatch(toastShown({ intent: 'error', title, message: messageOf(error, failure) }));
    } finally {
      dispatch(busyChanged({ id, busy: false }));
    }
  };
}
