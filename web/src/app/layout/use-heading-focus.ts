import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen that has no heading after so many milliseconds is not waited for. */
const patience = 10_000;
/**
 * For so many milliseconds the heading takes the focus again: a menu or palette that closes gives it back to what
 * opened it, and a screen may put the heading of what it has fetched in place of a first one.
 */
const settling = 1000;

const isField = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable=true]');

/**
 * Puts the focus on the heading of each screen that is gone to, however: link, menu, palette, Back. Whoever listens
 * hears the new screen, and Tab goes on from its top. The first screen of a visit is the browser's own to read; a
 * screen that puts the focus into a field of its own keeps it there, and whoever presses something meanwhile has gone on.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return followHeading();
  }, [pathname]);
}

/** Focuses the heading as soon as there is one, and until it has settled. Returns how to stop. */
function followHeading(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer = setTimeout(() => ending.abort(), patience);
  let heading: HTMLElement | null = null;

  const take = () => {
    const current = document.activeElement;
    if (current === heading && heading?.isConnected) return;
    if (isField(current) && current?.closest('main')) return ending.abort();
    const found = document.querySelector<HTMLElement>('main h1');
    if (!found) return;
    found.tabIndex = -1;
    // Where the reader is, is said; where the next key goes, is shown when one is pressed.
    found.style.outline = 'none';
    found.focus({ preventScroll: true });
    if (heading === null) {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), settling);
    }
    heading = found;
  };

  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', take, { signal });
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, () => ending.abort(), { signal, capture: true });
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  take();
  return () => ending.abort();
}
