import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for the heading of a screen, in milliseconds. */
const patience = 10_000;
/**
 * How long the heading takes the focus again, in milliseconds: a menu or palette that closes returns the focus to the
 * element that opened it, and a screen may replace its first heading when its data has arrived.
 */
const settling = 1000;

const isModal = '[role="dialog"][aria-modal="true"], [role="alertdialog"]';
const openModals = () => [...document.querySelectorAll(isModal)];
const isField = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable=true]');

/**
 * Moves the focus to the heading of each screen that is opened by link, menu, palette or Back. Screen readers then
 * announce the new screen, and Tab continues from its top. The browser announces the first screen of a visit. If a screen
 * focuses one of its fields or opens a dialog, or the user presses something meanwhile, the focus is not moved.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // Read before the new screen is rendered: the menu or palette that led to it is still open, and closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each screen
  const leaving = useMemo(openModals, [pathname]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return followHeading(leaving);
  }, [pathname, leaving]);
}

/**
 * Focuses the heading as soon as it exists, and until it has settled. Returns a function that stops this. A dialog of the new
 * screen keeps the focus: outside of it, assistive technology would find nothing, and Escape would not close it.
 * @param leaving the dialogs that are about to close; by default those that are open
 */
export function followHeading(leaving: readonly Element[] = openModals()): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer = setTimeout(() => ending.abort(), patience);
  let heading: HTMLElement | null = null;

  const take = () => {
    const current = document.activeElement;
    if (current === heading && heading?.isConnected) return;
    if (isField(current) && current?.closest('main')) return ending.abort();
    if (openModals().some((modal) => !leaving.includes(modal))) return ending.abort();
    const found = document.querySelector<HTMLElement>('main h1');
    if (!found) return;
    found.tabIndex = -1;
    // No outline: the heading is announced, and the next element shows its focus when Tab is pressed.
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
