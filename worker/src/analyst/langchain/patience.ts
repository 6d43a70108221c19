import { setTimeout as delay } from 'node:timers/promises';
import type { ModelFailure, ModelFailureKind } from './model-failure.ts';

/** How long a model is waited for, in milliseconds. */
export interface Patience {
  /** Without a token, before the model counts as gone. */
  silenceMs: number;
  /** Before the second try; doubled for the third. */
  backoffMs: number;
  /** The longest that a server may ask us to wait; more than this is a failure at once. */
  longestWaitMs: number;
}

export const defaultPatience: Patience = { silenceMs: 60_000, backoffMs: 500, longestWaitMs: 20_000 };

const tries = 3;
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
  const most = fewerTries[failure.kind] ?? tries;
  if (!failure.isTransient || tried >= most || wait > patience.longestWaitMs) throw failure;
  await delay(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
}
