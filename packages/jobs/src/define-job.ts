import type { z } from 'zod';

/**
 * How often and how fast a job is tried again. Times are in seconds. An outage of a service uses up no attempt of either kind, except one
 * that this job alone meets for more than 24 hours (`outagePauses` in the platform's `queue-outages.ts`).
 */
export interface RetryPolicy {
  /** How many attempts follow the first one after failures of the job itself. */
  limit: number;
  /** The first retry comes after `delay` to twice that, at random; each further one waits twice as long, up to `delayMax`. */
  delay: number;
  delayMax: number;
  /**
   * Attempts that it may lose because its process dies or shuts down. They are not failures, but their number is limited: a document that
   * kills every process that reads it must not do so for ever.
   */
  interruptions: number;
}

/** The limits of one attempt, in seconds. */
export interface JobTimeouts {
  /** The handler's signal fires, and the attempt fails: at the latest two seconds later, even where the handler ignores the signal. */
  run: number;
  /** A job whose process gave no sign of life for this long is given to another one; at least 10. Processes give one every four. */
  heartbeat: number;
  /** A job that still runs after this time is given to another process, even if its own process is alive. */
  reclaim: number;
}

/** What a process that works jobs is like. */
export interface WorkerPlace {
  processors: number;
  /** Whether a language model is set. */
  hasModel: boolean;
}

/** The contract of one kind of job: what the api sends and the worker accepts. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  /** Queue name, `feature.verb`; its dead-letter queue is `<name>.dead`. */
  name: string;
  /** Carried in every payload, so that a worker can refuse what it is too old to read. */
  version: number;
  /** Ids and object keys only: a job never carries the content of a document. */
  payload: Payload;
  retry: RetryPolicy;
  timeouts: JobTimeouts;
  /** How many run at a time in one process. Of two or more, one organisation gets one less at most (`placesOfOne` in `queue-settings.ts`). */
  concurrency: number | ((place: WorkerPlace) => number);
}

/** Declares a job. Each says all of its values, so that its file tells how it is run. */
export function defineJob<Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** How many jobs of this kind run at a time in a process that is like this. */
export function concurrencyOf({ concurrency }: Pick<JobDefinition, 'concurrency'>, place: WorkerPlace): number {
  return typeof concurrency === 'number' ? concurrency : concurrency(place);
}
