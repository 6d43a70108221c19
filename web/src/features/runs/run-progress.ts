import type { Run } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import type { LiveProgress } from '../../lib/state/progress.slice.ts';
import { isInProgress } from './runs.slice.ts';

const text = messages.runs;

/** How far a run has come, for a bar: `fraction` is nothing where that can't be told. */
export interface ShownProgress {
  stage: string;
  fraction: number | null;
}

const ended = ['completed', 'failed', 'cancelled'];

/** How far a run has come: as heard live, else as it was last fetched. Nothing for one that has ended. */
export function runProgress(run: Run, live: LiveProgress | undefined): ShownProgress | null {
  if (!isInProgress(run)) return null;
  // What was heard of an earlier attempt does not count.
  const heard = live && !ended.includes(live.status ?? '') ? live : undefined;
  const percents = [run.progress?.percent, heard?.percent].filter((percent) => typeof percent === 'number');
  const newest = heard && (heard.percent ?? 0) >= (run.progress?.percent ?? 0) ? heard.stage : run.progress?.stage;
  const fallback = run.status === 'queued' ? text.waiting : text.working;
  return {
    stage: newest || heard?.stage || fallback,
    fraction: percents.length > 0 ? Math.min(1, Math.max(...percents) / 100) : null,
  };
}
