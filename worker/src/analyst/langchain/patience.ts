import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** How long a model is waited for, in milliseconds. */
export interface Patience {
  /** Time without a token before the model counts as unavailable. */
  silenceMs: number;
  /** Before the second try, at least; doubled before each one after it. */
  backoffMs: number;
  /** The longest that a server may ask us to wait; more than this is a failure at once. */
  longestWaitMs: number;
  /** How often a busy or failing server is asked. */
  tries: number;
  /** The longest that one answer may take, however steadily it comes. */
  longestCallMs: number;
}

/** Somebody sits before the chat and can ask again. @param timeoutSeconds without a word of the model */
export function chatPatience(timeoutSeconds = 60): Patience {
  return {
    silenceMs: timeoutSeconds * 1000,
    ...{ backoffMs: 500, longestWaitMs: 20_000, tries: 3 },
    longestCallMs: Math.max(300_000, 5000 * timeoutSeconds),
  };
}

/** Nobody waits before a run: a limit on calls a minute, or a server that starts again, is no reason to give it up. */
export function runPatience(timeoutSeconds?: number): Patience {
  return { ...chatPatience(timeoutSeconds), backoffMs: 1000, longestWaitMs: 300_000, tries: 5 };
}

/** A stream that broke off is asked for once more, a second break is no accident; who was silent for a minute is not waited for again. */
const fewerTries: Partial<Record<ModelFailureKind, number>> = { cut: 2, empty: 2, silent: 1 };

/**
 * Waits before another try, as long as the server asks or with growing pauses. Throws the failure where another try is of no use
 * or was the last, and the signal's reason where that is aborted meanwhile.
 * @param tried how often it was tried, 1 after the first
 */
export async function waitForRetry(
  failure: ModelFailure,
  tried: number,
  signal: AbortSignal,
  patience: Patience,
): Promise<void> {
  const wait = failure.retryAfterMs ?? patience.backoffMs * 2 ** (tried - 1);
  const most = Math.min(patience.tries, fewerTries[failure.kind] ?? patience.tries);
  if (!failure.isTransient || tried >= most || wait > patience.longestWaitMs) throw failure;
  await delay(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
}

/**
 * Does the work, and again where a busy or failing server makes it fail: after the time that the server asks for, and then a pause of
 * `backoffMs` to twice that, doubled each time. Throws the last `ModelFailure`, or the signal's reason where that is aborted, at
 * once in a pause too.
 */
export function withRetries<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  patience: Patience,
): Promise<Result> {
  return pRetry(work, {
    ...{ retries: patience.tries - 1, minTimeout: patience.backoffMs, randomize: true, signal },
    onFailedAttempt: async ({ error, attemptNumber }) => {
      if (!(error instanceof ModelFailure)) throw error;
      await waitForRetry(error, attemptNumber, signal, { ...patience, backoffMs: 0 });
    },
  });
}
