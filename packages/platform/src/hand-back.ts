import type { Db, PgBoss } from 'pg-boss';
import type { LoneOutages } from './lone-outages.ts';
import { readLostJobs } from './queue-tables.ts';

/** A claim on a job, which names the attempt, so that pg-boss does not touch a later one. */
export interface Claim {
  name: string;
  id: string;
  retryCount: number;
}

/** What the row of a job keeps about its attempts, in its output. pg-boss counts attempts that were started, whatever happened to them. */
export interface AttemptRecord {
  /** Attempts in which the job itself failed. */
  failures: number;
  /** Attempts that ended with their process. */
  interruptions: number;
  outages: LoneOutages | null;
}

/** What earlier attempts left. */
export function readRecord(output: unknown): AttemptRecord {
  const record = output && typeof output === 'object' ? (output as Record<string, unknown>) : {};
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  const { failures, interruptions, outages } = record;
  return {
    failures: count(failures),
    interruptions: count(interruptions),
    outages: outages && typeof outages === 'object' ? (outages as LoneOutages) : null,
  };
}

/**
 * Gives a job back to its queue, due after `afterMs`: it fails, as far as pg-boss is concerned, and its retry is brought forward. Nothing
 * is changed where a later attempt has begun; that pauses by its own rules.
 */
export async function handBack(
  boss: PgBoss,
  { name, id, retryCount }: Claim,
  record: AttemptRecord & { message: string },
  afterMs: number,
): Promise<void> {
  await inTransaction(boss, async (db) => {
    await boss.fail(name, { id, retryCount }, record, { db });
    // `update` knows no attempts, and an earlier try of ours may have done the first half.
    const [job] = await boss.findJobs(name, { db, id });
    if (job?.state === 'retry' && job.retryCount === retryCount) {
      await boss.update(name, undefined, { db, id, startAfter: afterMs / 1000 });
    }
  });
}

/** Both halves or none, on a server. The embedded database has one connection, and one process that works its jobs. */
async function inTransaction(boss: PgBoss, work: (db: Db) => Promise<void>): Promise<void> {
  const db = boss.getDb();
  const transaction = await db.beginTransaction?.();
  if (!transaction) return work(db);
  try {
    await work(transaction.db);
    await transaction.commit();
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** The reason of a job that has ended so. */
export const diedTooOften = 'The process that ran the job died, too often.';

/** Gives back a job whose process can't finish it. */
export function handBackInterrupted(boss: PgBoss, claim: Claim, { interruptions, ...record }: AttemptRecord) {
  const next = { message: diedTooOften, ...record, interruptions: interruptions + 1 };
  return handBack(boss, claim, next, 0);
}

/**
 * Makes jobs available whose process died: at once, and without a failure on their record, since it was not theirs. pg-boss itself would
 * do so later, after a pause, and forget what earlier attempts left.
 * @param everything true where no other process can be running jobs
 */
export async function recoverJobs(boss: PgBoss, queues: string[], everything: boolean): Promise<void> {
  for (const { output, isExpired, ...claim } of await readLostJobs(boss.getDb(), queues, everything)) {
    const record = readRecord(output);
    if (!isExpired) await handBackInterrupted(boss, claim, record);
    else {
      const message = 'The job ran past its limit.';
      await boss.fail(claim.name, claim, { message, ...record, failures: record.failures + 1 });
    }
  }
}
