import { useRef, useState } from 'react';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { onFreshen } from './freshness.ts';

/**
 * For what a person entered and is not saved yet: meanwhile the browser asks before the page is closed or reloaded, and `resend` is called
 * when the connection is back.
 *
 * @returns a function to call with whether there is something unsaved
 */
export function watchUnsent(resend: () => void): (isUnsent: boolean) => void {
  let stop: (() => void) | null = null;
  return (isUnsent) => {
    if (!isUnsent) {
      stop?.();
      stop = null;
    } else if (!stop) {
      const mayLeave = askBeforeLeaving();
      const stopListening = onFreshen(resend);
      stop = () => {
        mayLeave();
        stopListening();
      };
    }
  };
}

/** The same for a component, also when its screen was left. */
export function useUnsent(resend: () => void): (isUnsent: boolean) => void {
  const latest = useRef(resend);
  latest.current = resend;
  const [say] = useState(() => watchUnsent(() => latest.current()));
  return say;
}
