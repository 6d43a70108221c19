import { setTimeout as delay } from 'node:timers/promises';
import type { JobState, Queue } from './queue.ts';

/**
 * Waits until a job is in this state, for tests. It reads the job's row: the process that ran the job, and code that waits for a message,
 * may not learn what happened to it.
 */
export async function jobReached(queue: Pick<Queue, 'jobStates'>, id: string | null, state: JobState): Promise<void> {
  while ((await queue.jobStates([String(id)])).get(String(id)) !== state) await delay(15);
}

/** Waits until no job of this kind waits or runs. */
export async function jobsDone(queue: Pick<Queue, 'countJobs'>, { name }: { name: string }): Promise<void> {
  while ((await queue.countJobs()).some((open) => open.name === name)) await delay(15);
}
