import type { Outage } from './infrastructure-error.ts';

/**
 * Outages that a job met while the service was well by its own word. The job may be the cause, as with an object that alone makes the
 * storage answer 500: it waits longer each time, and not for ever.
 */
export interface LoneOutages {
  /** ISO 8601, UTC. */
  since: string;
  count: number;
}

export interface LoneOutageLimits {
  /** Wait after the first; doubled each time up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** Met for longer than this, they count as failures of the job. */
  givenUpAfterMs: number;
}

export function isGivenUp(outages: LoneOutages | null, { givenUpAfterMs }: LoneOutageLimits): boolean {
  return outages !== null && Date.now() - Date.parse(outages.since) > givenUpAfterMs;
}

/** The record with one more, and the milliseconds until the job is tried again. */
export function countLoneOutage(
  { retryAfterMs = 0 }: Outage,
  before: LoneOutages | null,
  { firstMs, longestMs }: LoneOutageLimits,
): { outages: LoneOutages; afterMs: number } {
  const { since, count } = before ?? { since: new Date().toISOString(), count: 0 };
  const afterMs = Math.min(longestMs, Math.max(firstMs * 2 ** Math.min(count, 16), retryAfterMs));
  return { outages: { since, count: count + 1 }, afterMs };
}
