import type { JobDefinition } from '@bidloom/jobs';
import type { Kysely } from 'kysely';
import type { z } from 'zod';

/** One run of a job: `signal` fires at cancellation, at expiry and when the process drains. */
export interface JobRun<Payload> {
  id: string;
  payload: Payload;
  /** 1 at the first run. */
  attempt: number;
  /** Whether another attempt follows if this one throws. */
  lastAttempt: boolean;
  signal: AbortSignal;
}

/** A job that has used up its attempts, for a person to see and to retry. */
export interface DeadJob {
  id: string;
  /** The id under which it was sent. */
  jobId: string | null;
  name: string;
  payload: unknown;
  failure: string;
  failedAt: Date;
}

/** Durable jobs on pg-boss: enqueued in the caller's transaction, tried again with back-off, dead-lettered, never lost. */
export interface Queue {
  /** Enqueues within `trx`, so that neither the row nor its job can exist without the other. Answers the job's id; null where a job with this `singletonKey` waits already. */
  send<P extends z.ZodType>(
    // The queue writes to its own schema and does not care about the caller's tables.
    trx: Pick<Kysely<never>, 'executeQuery'> | object,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options?: { singletonKey?: string; startAfterSeconds?: number; priority?: number },
  ): Promise<string | null>;
  /** Runs `handler` for each job of this kind, `concurrency` at a time in this process. */
  work<P extends z.ZodType>(
    job: JobDefinition<P>,
    options: { concurrency: number },
    handler: (run: JobRun<z.output<P>>) => Promise<void>,
  ): Promise<void>;
  /** Cancels a waiting job; a running one gets its `signal`. */
  cancel(job: JobDefinition, id: string): Promise<void>;
  deadJobs(): Promise<DeadJob[]>;
  retryDeadJob(name: string, id: string): Promise<void>;
  /** Waits for running jobs up to `drainSeconds`, then aborts them; they are tried again elsewhere. */
  stop(options: { drainSeconds: number }): Promise<void>;
}
