import { useEffect, useRef } from 'react';

/**
 * Calls back when it is worth trying again what has failed, even if no lost connection was noticed: the user comes back to the window,
 * or the network returns. Returns a function that stops this.
 */
export function onSecondChance(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('online', listener, { signal });
  // Phones have no other event when the user returns from another app.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), { signal });
  return () => controller.abort();
}

/** Tries again at every second chance, as long as the component that shows a failure is there. */
export function useSecondChance(retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => onSecondChance(() => latest.current?.()), []);
}
