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
  /** Null: of a job that belongs to no organisation. */
  organizationId: string | null;
  payload: unknown;
  /** Why it failed, with nothing in it of what it worked on. */
  failure: string;
  /** Attempts that were begun. */
  attempts: number;
  failedAt: Date;
}

/** Which dead jobs are meant; all where nothing is given. */
export interface DeadJobFilter {
  name?: string | undefined;
  /** Those of these organisations, and the one with this id, its own or that of the job that failed. */
  organizationIds?: readonly string[] | undefined;
  id?: string | undefined;
}

/** Which part of them, and in which order. */
export interface DeadJobPage {
  sortBy?: 'failedAt' | 'name' | 'attempts';
  sortDescending?: boolean;
  limit?: number;
  offset?: number;
}

/** Gives the row that waits for a job its new one; returns false where no row needs the job any more. */
export type RequeueJob = (job: {
  name: string;
  payload: unknown;
  /** The id of the new job. */
  jobId: string;
  /** The id under which it failed. */
  afterJob: string;
}) => Promise<boolean>;

/** Where a job is: waiting (`created`, `retry`), running (`active`), or ended. One that failed is a dead letter. */
export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** Durable jobs on pg-boss: enqueued in the caller's transaction, tried again with back-off, dead-lettered, never lost. */
export interface Queue {
  /**
   * Enqueues within `trx`, so that neither the row nor its job can exist without the other. Returns the job's id; null where a job with
   * this `singletonKey` already waits.
   */
  send<P extends z.ZodType>(
    // The queue writes to its own schema and does not care about the caller's tables.
    trx: Pick<Kysely<never>, 'executeQuery'> | object,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options?: { singletonKey?: string; startAfterSeconds?: number },
  ): Promise<string | null>;
  /** Runs `handler` for each job of this kind, `concurrency` at a time in this process. */
  work<P extends z.ZodType>(
    job: JobDefinition<P>,
    options: { concurrency: number },
    handler: (run: JobRun<z.output<P>>) => Promise<void>,
  ): Promise<void>;
  /** Cancels a waiting job; a running one gets its `signal`. */
  cancel(job: Pick<JobDefinition, 'name'>, id: string): Promise<void>;
  /** The states of jobs by their ids; one that ended more than a day ago, or never was, is left out. */
  jobStates(ids: readonly string[]): Promise<Map<string, JobState>>;
  /** How many wait or run, by kind and state. */
  countJobs(): Promise<{ name: string; state: JobState; count: number }[]>;
  /** Within `trx`, which must be the platform's: removes every job of an organisation, dead letters too; answers those that were running. */
  removeJobsOf(trx: object, organizationId: string): Promise<{ id: string; name: string }[]>;
  deadJobs(query?: DeadJobFilter & DeadJobPage): Promise<DeadJob[]>;
  /** How many there are of each kind. */
  countDeadJobs(filter?: DeadJobFilter): Promise<Map<string, number>>;
  /**
   * Within `trx`, which must be the platform's: takes a dead job out of the dead letters. Sends it again with all its attempts where
   * `requeue` finds that it is still wanted (`queued`), or drops it (`outdated`). `gone`: it is no longer among them.
   */
  retryDeadJob(trx: object, id: string, requeue: RequeueJob): Promise<'queued' | 'outdated' | 'gone'>;
  /** Drops a dead job; false where it is not among them any more. */
  discardDeadJob(id: string): Promise<boolean>;
  /** Rejects where the queue does not answer. */
  check(): Promise<void>;
  /** Waits for running jobs up to `drainSeconds`, then aborts them; they are tried again elsewhere. */
  stop(options: { drainSeconds: number }): Promise<void>;
}
