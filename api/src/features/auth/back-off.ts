/** How failures delay later attempts. Times are in seconds. */
export interface BackOff {
  /** How many attempts need no wait. */
  free: number;
  /** The wait after the last of them; each further failure doubles it. */
  firstWait: number;
  longestWait: number;
  /** After this time without an attempt, the count begins again. */
  forgottenAfter: number;
}

/** What is known about earlier attempts. */
export interface Attempts {
  failures: number;
  /** No attempt is allowed before this time. */
  retryAt: Date;
  changedAt: Date;
}

/**
 * Registers an attempt, which counts as failed until it is reported as right: however many come at once, no more are tried than may fail.
 * Returns the new state to keep, or the seconds to wait.
 */
export function takeAttempt(
  { failures, retryAt, changedAt }: Attempts,
  { free, firstWait, longestWait, forgottenAfter }: BackOff,
  now: Date,
): Pick<Attempts, 'failures' | 'retryAt'> | { wait: number } {
  const elapsed = (now.getTime() - changedAt.getTime()) / 1000;
  const wait = Math.ceil((retryAt.getTime() - now.getTime()) / 1000);
  if (wait > 0) return { wait };
  const count = (elapsed > forgottenAfter ? 0 : failures) + 1;
  const pause = count < free ? 0 : Math.min(longestWait, firstWait * 2 ** Math.min(30, count - free));
  return { failures: count, retryAt: new Date(now.getTime() + pause * 1000) };
}
