import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const turn = 12;

/**
 * To be awaited in every long loop: ends the work with the signal's reason where it is aborted, and lets other work of the process
 * run now and then.
 */
export function createPace(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < turn) return;
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  };
}
