import type { JobDefinition } from '@bidloom/jobs';
import type { PgBoss, QueueResult } from 'pg-boss';

/** Schema of pg-boss, beside the product's own. */
export const queueSchema = 'pgboss';
/** The role in which a tenant's transactions run; it must be able to enqueue from within them. */
export const tenantRole = 'bidloom_tenant';
/**
 * Attempts on top of the policy's own that a job may lose to processes that die or drain under it. They don't count as
 * failures, but have an end: a document that kills every process that reads it must not do so for ever.
 */
const interruptionAllowance = 15;
const day = 24 * 60 * 60;

export function deadLetterQueue(jobName: string): string {
  return `${jobName}.dead`;
}

/** pg-boss's settings of a job's queue. */
function settingsOf({ name, retry }: JobDefinition) {
  return {
    retryLimit: retry.limit + interruptionAllowance,
    retryDelay: retry.delay,
    retryBackoff: true,
    retryDelayMax: retry.delayMax,
    // pg-boss wants 10 s or more; above 30 s a document would hang too long after a crash.
    heartbeatSeconds: Math.min(30, Math.max(10, retry.heartbeat)),
    // The runner ends a job at its limit; this catches a runner that can't.
    expireInSeconds: retry.expire + 60,
    // By default pg-boss drops jobs that have waited for two weeks.
    retentionSeconds: 365 * day,
    deleteAfterSeconds: day,
    deadLetter: deadLetterQueue(name),
    notify: true,
  };
}

const deadLetterSettings = { retentionSeconds: 365 * day, deleteAfterSeconds: 30 * day };

/** Makes the queues that are missing and brings the settings of the others up to date; several processes may do it at once. */
export async function createQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const dead = deadLetterQueue(job.name);
    if (!existing.has(dead)) await boss.createQueue(dead, deadLetterSettings);
    const settings = settingsOf(job);
    const queue = existing.get(job.name);
    // Under `short`, one waiting job a singleton key; jobs without a key get one of their own.
    if (!queue) await boss.createQueue(job.name, { ...settings, policy: 'short' });
    else if (differs(queue, settings)) await boss.updateQueue(job.name, settings);
    else continue;
    // Fills pg-boss's cache: a first look-up inside a transaction would wait for the very connection that the transaction holds.
    await boss.findJobs(job.name, { id: '00000000-0000-0000-0000-000000000000' });
    await boss.findJobs(dead, { id: '00000000-0000-0000-0000-000000000000' });
  }
}

function differs(queue: QueueResult, settings: ReturnType<typeof settingsOf>): boolean {
  return Object.entries(settings).some(([name, value]) => queue[name as keyof QueueResult] !== value);
}

/** Lets the tenant role enqueue. It may read of jobs no more than their ids, and nothing but the settings of queues. */
export async function grantSending(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  const { rows } = await db.executeSql(
    `SELECT has_table_privilege(rolname, '${queueSchema}.job', 'INSERT') AS granted FROM pg_roles WHERE rolname = $1`,
    [tenantRole],
  );
  if (rows.length === 0 || rows[0].granted) return;
  // The statements are one transaction. Two processes that grant at once fail on the same catalogue row, hence the lock.
  await db.executeSql(`
    SELECT pg_advisory_xact_lock(hashtext('${queueSchema} grants'));
    GRANT USAGE ON SCHEMA ${queueSchema} TO ${tenantRole};
    GRANT SELECT ON ${queueSchema}.queue TO ${tenantRole};
    GRANT INSERT, SELECT (id, start_after) ON ${queueSchema}.job, ${queueSchema}.job_common TO ${tenantRole};
  `);
}
