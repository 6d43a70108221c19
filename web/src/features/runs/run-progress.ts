import type { Run } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import type { LiveProgress } from '../../lib/state/progress.slice.ts';
import { endings, isInProgress } from './runs.slice.ts';

const text = messages.runs;

/** The progress of a run, for a bar; `fraction` is missing if it is not known. */
export interface ShownProgress {
  stage: string;
  fraction: number | null;
}

/** The progress of a run: from live events, else as last fetched. Null for a run that has ended. */
export function runProgress(run: Run, live: LiveProgress | undefined): ShownProgress | null {
  if (!isInProgress(run)) return null;
  // Events of an earlier attempt do not count.
  const heard = live && !endings.includes(live.status ?? '') ? live : undefined;
  const percents = [run.progress?.percent, heard?.percent].filter((percent) => typeof percent === 'number');
  const newest = heard && (heard.percent ?? 0) >= (run.progress?.percent ?? 0) ? heard.stage : run.progress?.stage;
  const fallback = run.status === 'queued' ? text.waiting : text.working;
  return {
    stage: newest || heard?.stage || fallback,
    fraction: percents.length > 0 ? Math.min(1, Math.max(...percents) / 100) : null,
  };
}
