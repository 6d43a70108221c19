import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Milliseconds after which it is time even where the browser is never idle. */
const patience = 1000;

/**
 * Whether somebody has moved, pressed or typed since the component came, and the browser had time after that: when what
 * the next click may need is fetched, and not before the screen itself is there.
 */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const touch = () => {
      controller.abort();
      // Not every browser tells when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(() => setTouched(true), { timeout: patience });
      else setTimeout(() => setTouched(true), patience);
    };
    for (const sign of signs) window.addEventListener(sign, touch, { signal, passive: true });
    return () => controller.abort();
  }, []);
  return touched;
}
