import type { PgBoss } from 'pg-boss';
import type { DeadJob } from './queue.ts';
import { deadLetterQueue } from './queue-settings.ts';

/** The jobs of the given kinds that have used up their attempts, newest first. */
export async function deadJobs(boss: PgBoss, names: string[]): Promise<DeadJob[]> {
  const dead: DeadJob[] = [];
  for (const name of names) {
    // `queued`: a dead letter waits in its queue, which nobody works, until a person retries it.
    for (const letter of await boss.findJobs<{ payload?: unknown }>(deadLetterQueue(name), { queued: true })) {
      dead.push({
        id: letter.id,
        name,
        jobId: letter.sourceId ?? null,
        payload: letter.data?.payload ?? letter.data,
        failure: failureOf(letter.sourceOutput),
        failedAt: letter.createdOn,
      });
    }
  }
  return dead.sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime());
}

/** Puts a dead job back into its queue with all its attempts. Throws where it isn't among the dead letters. */
export async function retryDeadJob(boss: PgBoss, name: string, id: string): Promise<void> {
  const moved = await boss.redrive(deadLetterQueue(name), { ids: [id] });
  if (moved === 0) throw new Error(`There is no dead job ${id} of ${name}, or one with its key waits already.`);
}

function failureOf(output: unknown): string {
  // pg-boss's own failures are wrapped: { value: { message } }.
  const inner = output && typeof output === 'object' && 'value' in output ? output.value : output;
  if (inner && typeof inner === 'object' && 'message' in inner) return String(inner.message);
  return 'The reason was not recorded.';
}
