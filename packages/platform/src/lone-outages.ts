import type { Outage } from './infrastructure-error.ts';

/**
 * Outages of one job while the health check of the service succeeded. The job may be the cause (for example, one object for which the
 * storage answers 500): it waits longer each time, and after a limit they count as its own failures.
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
  /** When they have lasted longer than this, they count as failures of the job. */
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
