import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The longest wait for an idle browser, in milliseconds. */
const patience = 1000;

/**
 * Whether the user has moved the pointer, pressed or typed since the component was mounted, and the browser was idle after
 * that. Then the code for the next click can be loaded, and not before the screen itself is shown.
 */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const touch = () => {
      controller.abort();
      // Not every browser reports when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(() => setTouched(true), { timeout: patience });
      else setTimeout(() => setTouched(true), patience);
    };
    for (const sign of signs) window.addEventListener(sign, touch, { signal, passive: true });
    return () => controller.abort();
  }, []);
  return touched;
}
