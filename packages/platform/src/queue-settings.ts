import type { JobDefinition } from '@bidloom/jobs';
import type { PgBoss, QueueResult } from 'pg-boss';

/** Schema of pg-boss, beside the product's own. */
export const queueSchema = 'pgboss';
/** pg-boss counts attempts that were started. We decide which of them count (`RetryPolicy`), so pg-boss must set no limit. */
const anyNumber = 1_000_000;
const day = 24 * 60 * 60;

/** The queue that takes the jobs of a queue that failed for good. */
export function deadLetterQueue(jobName: string): string {
  return `${jobName}.dead`;
}

/** pg-boss's settings of a job's queue. */
function settingsOf({ name, retry, timeouts }: JobDefinition) {
  return {
    retryLimit: anyNumber,
    retryDelay: retry.delay,
    retryBackoff: true,
    retryDelayMax: retry.delayMax,
    heartbeatSeconds: timeouts.heartbeat,
    expireInSeconds: timeouts.reclaim,
    // By default pg-boss drops jobs that have waited for two weeks.
    retentionSeconds: 365 * day,
    deleteAfterSeconds: day,
    deadLetter: deadLetterQueue(name),
    notify: true,
  };
}

const deadLetterSettings = { retentionSeconds: 365 * day, deleteAfterSeconds: 30 * day };

/** Makes the queues that are missing and updates the settings of the others; several processes may do it at once. */
export async function createQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const dead = deadLetterQueue(job.name);
    if (!existing.has(dead)) await boss.createQueue(dead, deadLetterSettings);
    const settings = settingsOf(job);
    const queue = existing.get(job.name);
    // Under `short`, a singleton key has one waiting job; jobs without a key get a unique one.
    if (!queue) await boss.createQueue(job.name, { ...settings, policy: 'short' });
    else if (differs(queue, settings)) await boss.updateQueue(job.name, settings);
    else continue;
    // Fills pg-boss's cache: a first look-up inside a transaction would wait for the very connection that the transaction uses.
    await boss.findJobs(job.name, { id: '00000000-0000-0000-0000-000000000000' });
    await boss.findJobs(dead, { id: '00000000-0000-0000-0000-000000000000' });
  }
}

function differs(queue: QueueResult, settings: ReturnType<typeof settingsOf>): boolean {
  return Object.entries(settings).some(([name, value]) => queue[name as keyof QueueResult] !== value);
}

const nextTurn = `
      SELECT coalesce(greatest(min(-priority), max(-priority) FILTER (WHERE group_id = organization) + 1), 0)
      FROM ${queueSchema}.job
      WHERE name = queue AND state < 'completed' AND priority <= 0 AND (state = 'active' OR start_after <= now())
    `;

/**
 * The turn of the next job that an organisation sends, by start-time fair queueing (Goyal, Vin, Cheng 1996) with equal shares. It is one
 * after the organisation's last job that is not done, and not before anybody's first job that is not done. Jobs that wait for a later time
 * count in neither: otherwise one job that is tried again in an hour would let all new jobs go before those that wait. A turn is a priority
 * below zero, so that jobs come in the order of their turns. This number is all that a tenant sees of other organisations' jobs, so the
 * function runs with the owner's rights.
 */
export async function createTurns(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  const { rows } = await db.executeSql(
    `SELECT EXISTS (
       SELECT FROM pg_proc WHERE oid = to_regprocedure('${queueSchema}.next_turn(text, text)') AND prosrc = $1
     ) AS "isCurrent"`,
    [nextTurn],
  );
  if (rows[0].isCurrent) return;
  await db.executeSql(`
    SELECT pg_advisory_xact_lock(hashtext('${queueSchema} grants'));
    CREATE OR REPLACE FUNCTION ${queueSchema}.next_turn(queue text, organization text) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$${nextTurn}$$;
    REVOKE ALL ON FUNCTION ${queueSchema}.next_turn(text, text) FROM PUBLIC;
  `);
}

/** How many places for a kind of job one organisation may take in a process: where there are two or more, one is left for the others. */
export function placesOfOne(concurrency: number): number {
  return Math.max(1, concurrency - 1);
}
