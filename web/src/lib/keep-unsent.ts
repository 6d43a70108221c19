import { askBeforeLeaving } from './ask-before-leaving.ts';
import { onFreshen } from './freshness.ts';

/**
 * While something that a person entered is not saved: the browser asks before the page is closed or reloaded, and `resend` is called when
 * the connection is back, also if the screen was left meanwhile. Returns a function to call when it is saved or discarded.
 */
export function keepUnsent(resend: () => void): () => void {
  const mayLeave = askBeforeLeaving();
  const stop = onFreshen(resend);
  return () => {
    mayLeave();
    stop();
  };
}
