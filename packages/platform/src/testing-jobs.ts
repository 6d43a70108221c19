import { setTimeout as delay } from 'node:timers/promises';
import type { JobState, Queue } from './queue.ts';

/**
 * Waits until a job is in this state, for tests. Its row tells: what became of a job may be kept from the process that ran it, and from
 * whoever waits for a word of that.
 */
export async function jobReached(queue: Pick<Queue, 'jobStates'>, id: string | null, state: JobState): Promise<void> {
  while ((await queue.jobStates([String(id)])).get(String(id)) !== state) await delay(15);
}

/** Waits until no job of this kind waits or runs. */
export async function jobsDone(queue: Pick<Queue, 'countJobs'>, { name }: { name: string }): Promise<void> {
  while ((await queue.countJobs()).some((open) => open.name === name)) await delay(15);
}
