import type { PgBoss } from 'pg-boss';
import { queueSchema } from './queue-settings.ts';

/**
 * Makes jobs available whose process died: at once, without a back-off, and without a failure on their record, since it was not
 * theirs. Those that have used up every attempt are failed, and so become dead letters. pg-boss has no call for this; it would
 * count each as a failed attempt.
 * @param everything true where no other process can be running jobs: whatever is still active, is not. Otherwise only jobs
 * whose heartbeat stopped.
 * @returns the names of the queues that have jobs again
 */
export async function recoverJobs(boss: PgBoss, queues: string[], everything: boolean): Promise<string[]> {
  const silent = everything ? 'true' : `heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;
  const db = boss.getDb();
  const { rows } = await db.executeSql(
    `WITH lost AS (
       SELECT name, id, retry_count >= retry_limit AS exhausted FROM ${queueSchema}.job
       WHERE state = 'active' AND name = ANY($1::text[]) AND ${silent}
       FOR UPDATE SKIP LOCKED
     ), recovered AS (
       UPDATE ${queueSchema}.job AS job SET state = 'retry', start_after = now(), heartbeat_on = NULL
       FROM lost WHERE job.name = lost.name AND job.id = lost.id AND NOT lost.exhausted
     )
     SELECT name, id::text AS id, exhausted FROM lost`,
    [queues],
  );
  const lost = rows as { name: string; id: string; exhausted: boolean }[];
  for (const { name, id } of lost.filter((job) => job.exhausted)) {
    await boss.fail(name, id, { message: 'The process that ran the job died, too often.' });
  }
  return [...new Set(lost.filter((job) => !job.exhausted).map((job) => job.name))];
}

/** Hands a job that this process can't finish back to the queue. `retryCount` names the attempt, so that a later one is left alone. */
export async function releaseJob(boss: PgBoss, name: string, id: string, retryCount: number): Promise<void> {
  await boss.getDb().executeSql(
    `UPDATE ${queueSchema}.job SET state = 'retry', start_after = now(), heartbeat_on = NULL
     WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3 AND retry_count < retry_limit`,
    [name, id, retryCount],
  );
}

/**
 * Hands a job back that met an outage, as if the attempt had not been: one more is allowed, since pg-boss counts those that were begun, and
 * tells a late settlement of this one by that number.
 * @param output what the row keeps of the attempts; what it has where left out
 */
export async function postponeJob(
  boss: PgBoss,
  { name, id, retryCount }: { name: string; id: string; retryCount: number },
  { afterMs, output }: { afterMs: number; output?: object },
): Promise<void> {
  await boss.getDb().executeSql(
    `UPDATE ${queueSchema}.job SET state = 'retry', start_after = now() + $4 * interval '1 millisecond',
       heartbeat_on = NULL, retry_limit = retry_limit + 1, output = coalesce($5::jsonb, output)
     WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
    [name, id, retryCount, afterMs, output ? JSON.stringify(output) : null],
  );
}
