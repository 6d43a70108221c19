import type { Logger } from '@bidloom/platform';
import { memoryLimits } from '../memory-limits.ts';
import type { computations } from './computations.ts';
import type { Lane } from './compute.ts';
import { type LaneOptions, openThreads, type Threads } from './open-threads.ts';

const lanes: Record<Lane, LaneOptions> = {
  chat: {
    threads: memoryLimits.chat.threads,
    ready: 1,
    heapMb: memoryLimits.chat.heap,
    seconds: 30,
    tooMuch: 'This question took too long, or too much memory, to answer. Ask fewer documents at once.',
  },
  runs: {
    threads: memoryLimits.runs.threads,
    ready: 0,
    heapMb: memoryLimits.runs.heap,
    seconds: 600,
    tooMuch: 'This took too long, or too much memory. Choose fewer documents or pages.',
  },
};

export type AnalysisThreads = Threads<typeof computations>;

/** Opens the threads that compute over the text of documents. */
export function openAnalysisThreads(logger: Logger): AnalysisThreads {
  return openThreads(new URL('./analysis.thread.ts', import.meta.url), lanes, logger);
}
