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
const isField = (element: Element) => element.matches('input, textarea, select, [contenteditable=true]');

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
 * Focuses the heading as soon as it exists, and until it has settled. Returns a function that stops this. A field that the new screen
 * focuses, or its dialog, keeps the focus: outside of a dialog, assistive technology would find nothing, and Escape would not close it.
 * @param leaving the dialogs that are about to close; by default those that are open
 */
export const followHeading = (leaving: readonly Element[] = openModals()): (() => void) =>
  follow(leaving, {
    find: () => document.querySelector<HTMLElement>('main h1'),
    prepare: (heading) => {
      heading.tabIndex = -1;
      // No outline: the heading is announced, and the next element shows its focus when Tab is pressed.
      heading.style.outline = 'none';
    },
    reveal: () => {},
    yieldsTo: (current) => isField(current) && current.closest('main') !== null,
  });

/**
 * The same for an element that this selector names, as soon as it is visible: a part of the screen that is being opened. The element is
 * scrolled into view, again if what is above it grows meanwhile.
 */
export const followTarget = (selector: string): (() => void) =>
  follow(openModals(), {
    find: () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ) ?? null,
    prepare: () => {},
    reveal: (element) => element.scrollIntoView({ block: 'nearest' }),
    yieldsTo: () => false,
  });

interface Target {
  find: () => HTMLElement | null;
  prepare: (element: HTMLElement) => void;
  /** Called when the element has the focus, and after later changes of the page until it has settled. */
  reveal: (element: HTMLElement) => void;
  /** Whether the focused element keeps the focus. */
  yieldsTo: (current: Element) => boolean;
}

function follow(leaving: readonly Element[], { find, prepare, reveal, yieldsTo }: Target): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer = setTimeout(() => ending.abort(), patience);
  let target: HTMLElement | null = null;

  const take = () => {
    const current = document.activeElement;
    if (target && current === target && target.isConnected) return reveal(target);
    if (current && yieldsTo(current)) return ending.abort();
    if (openModals().some((modal) => !leaving.includes(modal))) return ending.abort();
    const found = find();
    if (!found) return;
    prepare(found);
    found.focus({ preventScroll: true });
    reveal(found);
    if (target === null) {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), settling);
    }
    target = found;
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
