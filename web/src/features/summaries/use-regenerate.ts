import type { Run } from '@bidloom/contract/runs';
import { regenerateItem } from '@bidloom/contract/summaries';
import { useDispatch } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';
import { busyChanged, runChanged, runReloadRequested } from '../runs/runs.slice.ts';

const text = messages.summaryRuns;

/** Regenerates one section of a summary; the run is then in progress again. */
export function useRegenerate({ workspaceId, id }: Run): (ordinal: number) => Promise<void> {
  const dispatch = useDispatch();
  const { send } = useSend();
  return async (ordinal) => {
    dispatch(busyChanged({ id, busy: true }));
    const input = { params: { workspaceId, id, ordinal }, failure: text.regenerateFailed };
    const answer = await send(regenerateItem, input, { failed: messages.errors.failedTitle(messages.runs.run) });
    if (answer) {
      dispatch(runChanged(answer.data));
      dispatch(runReloadRequested(id));
    }
    dispatch(busyChanged({ id, busy: false }));
  };
}
