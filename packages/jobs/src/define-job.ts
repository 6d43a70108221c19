import type { z } from 'zod';

/** How often and how fast a failed job is tried again, and when it counts as stuck. Times are in seconds. */
export interface RetryPolicy {
  /** Further attempts after the first. */
  limit: number;
  /** Wait before the first retry; doubled each time up to `delayMax`. */
  delay: number;
  delayMax: number;
  /** A job without a heartbeat for this long is given to another worker. */
  heartbeat: number;
  /** A job that runs longer than this is failed. */
  expire: number;
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
}

const defaultRetry: RetryPolicy = { limit: 4, delay: 2, delayMax: 60, heartbeat: 10, expire: 3600 };

/** Declares a job; `retry` overrides single values of the default policy. */
export function defineJob<Payload extends z.ZodType>(definition: {
  name: string;
  version: number;
  payload: Payload;
  retry?: Partial<RetryPolicy>;
}): JobDefinition<Payload> {
  return { ...definition, retry: { ...defaultRetry, ...definition.retry } };
}
