import { setTimeout as delay } from 'node:timers/promises';
import { RunnableLambda } from '@langchain/core/runnables';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** How long a model is waited for, in milliseconds. */
export interface Patience {
  /** Without a token, before the model counts as gone. */
  silenceMs: number;
  /** Before the second try of an answer that is streamed to somebody; doubled for the third. LangChain has its own for all else. */
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
 * Does the work, and again where a busy or failing server makes it fail: after the time that the server asks for, and then LangChain's own pause, of one to two seconds at first and of twice that
 * each time. Throws the last `ModelFailure`, or the signal's reason where that is aborted, at once in a pause too.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  patience: Patience,
): Promise<Result> {
  let tried = 0;
  let attempt: Promise<Result> | undefined;
  const asked = RunnableLambda.from(() => {
    attempt = work();
    return attempt;
  }).withRetry({
    stopAfterAttempt: patience.tries,
    onFailedAttempt: async (error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error;
      await waitForRetry(error, ++tried, signal, { ...patience, backoffMs: 0 });
    },
  });
  try {
    return await asked.invoke({}, { signal });
  } finally {
    // LangChain leaves a call behind that is aborted: what it has cost is to be noted before whoever asked goes on.
    await attempt?.catch(() => {});
  }
}
