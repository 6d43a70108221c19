import { useCallback, useRef } from 'react';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { onFreshen } from './freshness.ts';

/**
 * For what a person entered and is not saved yet: meanwhile the browser asks before the page is closed or reloaded, and `resend` is called
 * when the connection is back, also if the screen was left.
 *
 * @returns a function to call with whether there is something unsaved
 */
export function useUnsent(resend: () => void): (isUnsent: boolean) => void {
  const latest = useRef(resend);
  latest.current = resend;
  const stop = useRef<(() => void) | null>(null);
  return useCallback((isUnsent) => {
    if (!isUnsent) {
      stop.current?.();
      stop.current = null;
    } else if (!stop.current) {
      const mayLeave = askBeforeLeaving();
      const stopListening = onFreshen(() => latest.current());
      stop.current = () => {
        mayLeave();
        stopListening();
      };
    }
  }, []);
}
