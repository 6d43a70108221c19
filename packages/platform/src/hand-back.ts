import type { PgBoss } from 'pg-boss';
import type { LoneOutages } from './lone-outages.ts';
import { readLostJobs } from './queue-tables.ts';

/** A claim on a job, which names the attempt: pg-boss leaves a later one alone. */
export interface Claim {
  name: string;
  id: string;
  retryCount: number;
}

/** What the row of a job keeps of its attempts, in its output. pg-boss counts attempts that were begun, whatever became of them. */
export interface AttemptRecord {
  /** Attempts that failed by themselves. */
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
 * Gives a job back to its queue, due after `afterMs`. It fails, as far as pg-boss is concerned, and its retry is brought forward. Killed
 * in between, it is due after the pause of its policy; nothing else is lost.
 */
export async function handBack(
  boss: PgBoss,
  { name, id, retryCount }: Claim,
  record: AttemptRecord & { message: string },
  afterMs: number,
): Promise<void> {
  await boss.fail(name, { id, retryCount }, record);
  await boss.update(name, undefined, { id, startAfter: afterMs / 1000 });
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
