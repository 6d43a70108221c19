import { setTimeout as delay } from 'node:timers/promises';
import type { JobDefinition } from '@bidloom/jobs';
import type { JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import { type AttemptRecord, type Claim, diedTooOften, readRecord } from './hand-back.ts';
import { JobInterruption, PermanentError } from './handler-error.ts';
import { type Outage, outageOf } from './infrastructure-error.ts';
import { openPayload, requestOf } from './job-envelope.ts';
import { jobLogger, type Logger } from './logger.ts';
import { isGivenUp, type LoneOutageLimits } from './lone-outages.ts';
import { observeJob } from './metrics.ts';
import type { JobRun } from './queue.ts';
import { runForRequest } from './request-context.ts';

/** How long a handler that has passed its time limit may take to notice its signal before the job fails without it. */
const expiryGraceMs = 2000;

/** A job that runs in this process. */
export interface RunningJob extends Claim {
  /** What its earlier attempts left. */
  record: AttemptRecord;
  interrupt(reason: 'cancelled' | 'draining'): void;
}

/** What is stored about an attempt that failed. */
class AttemptFailure extends Error implements AttemptRecord {
  readonly failures: number;
  readonly interruptions: number;
  readonly outages: AttemptRecord['outages'];

  constructor(error: unknown, { failures, interruptions, outages }: AttemptRecord) {
    super(error instanceof Error ? error.message : String(error));
    this.name = error instanceof Error ? error.name : 'Error';
    this.failures = failures;
    this.interruptions = interruptions;
    this.outages = outages;
    // The log has the stack of the original error; the row would contain the runner's stack.
    delete this.stack;
  }
}

/** How an attempt ended. After an outage the job is in the queue again, and due later (`postponed`); pg-boss writes the other results. */
type AttemptResult =
  | { id: string; status: 'completed' }
  | { id: string; status: 'failed' | 'deadletter'; output: AttemptFailure }
  | { id: string; status: 'postponed'; afterMs: number };

/**
 * Runs one attempt of a job and returns how it ended. Rejects only where the database is unavailable: then the job is passed on when its
 * heartbeat ends.
 */
export async function runJob<P extends z.ZodType>(options: JobAttempt<P>): Promise<AttemptResult> {
  const requestId = requestOf(options.claim.data);
  const started = performance.now();
  const result = await (requestId ? runForRequest(requestId, () => runAttempt(options)) : runAttempt(options));
  observeJob(options.job.name, result.status, (performance.now() - started) / 1000);
  return result;
}

interface JobAttempt<P extends z.ZodType> {
  job: JobDefinition<P>;
  handler: (run: JobRun<z.output<P>>) => Promise<void>;
  claim: JobWithMetadata<object>;
  running: Set<RunningJob>;
  release: (run: RunningJob) => Promise<void>;
  /** Hands the job back because of an outage; returns the milliseconds until it is due. */
  postpone: (run: RunningJob, outage: Outage) => Promise<number>;
  loneOutages: LoneOutageLimits;
  logger: Logger;
}

async function runAttempt<P extends z.ZodType>(options: JobAttempt<P>): Promise<AttemptResult> {
  const { job, handler, claim, running, release, postpone } = options;
  const { id, retryCount } = claim;
  const attempt = retryCount + 1;
  const logger = jobLogger(options.logger, { name: job.name, id, attempt });
  const record = readRecord(claim.output);
  if (record.interruptions > job.retry.interruptions) {
    const error = new Error(diedTooOften);
    logger.error({ err: error }, 'Job failed for good');
    return { id, status: 'deadletter', output: new AttemptFailure(error, record) };
  }
  const { interruptions, outages } = record;
  const failures = record.failures + 1;
  const lastAttempt = failures > job.retry.limit || retryCount >= claim.retryLimit;

  const abort = new AbortController();
  const interrupt = (reason: JobInterruption['reason']) => abort.abort(new JobInterruption(reason));
  const lose = () => interrupt('lost');
  claim.signal.addEventListener('abort', lose, { once: true });
  const expiry = setTimeout(() => interrupt('expired'), job.timeouts.run * 1000);
  const self: RunningJob = { name: job.name, id, retryCount, record, interrupt };
  running.add(self);
  const started = performance.now();
  try {
    const payload = openPayload(job, claim.data);
    await untilExpired(handler({ id, payload, attempt, lastAttempt, signal: abort.signal }), abort.signal);
    logger.info({ ms: Math.round(performance.now() - started) }, 'Job done');
    return { id, status: 'completed' };
  } catch (error) {
    const reason = abort.signal.aborted ? (abort.signal.reason as JobInterruption).reason : undefined;
    if (reason === 'draining') await release(self);
    const outage = reason ? null : outageOf(error);
    if (outage && !isGivenUp(outages, options.loneOutages)) {
      const afterMs = await postpone(self, outage);
      if (afterMs > 0) logger.warn({ err: error, afterMs }, 'Only this job met an outage, it will be tried again');
      return { id, status: 'postponed', afterMs };
    }
    const failure = new AttemptFailure(error, { failures, interruptions, outages: outage && outages });
    if (reason && reason !== 'expired') {
      // The job is no longer ours to settle: what is answered here has no effect.
      logger.info({ reason }, 'Job interrupted');
      return { id, status: 'failed', output: failure };
    }
    const dead = lastAttempt || error instanceof PermanentError;
    logger[dead ? 'error' : 'warn']({ err: error }, dead ? 'Job failed for good' : 'Job failed, will be tried again');
    return { id, status: dead ? 'deadletter' : 'failed', output: failure };
  } finally {
    clearTimeout(expiry);
    claim.signal.removeEventListener('abort', lose);
    running.delete(self);
  }
}

/** Milliseconds after which the next attempt is due at the latest, by pg-boss's formula for the back-off. */
export function longestBackoffMs({ retry }: JobDefinition, retryCount: number): number {
  return Math.min(retry.delayMax, Math.max(retry.delay, 1) * 2 ** Math.min(16, retryCount + 1)) * 1000;
}

async function untilExpired(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const expired = new Promise<never>((_, reject) => {
    const expire = async () => {
      if ((signal.reason as JobInterruption).reason !== 'expired') return;
      await delay(expiryGraceMs, undefined, { signal: settled.signal }).catch(() => {});
      reject(signal.reason);
    };
    signal.addEventListener('abort', expire, { once: true, signal: settled.signal });
  });
  try {
    await Promise.race([work, expired]);
  } finally {
    settled.abort();
  }
}
