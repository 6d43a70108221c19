import { type RefCallback, useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface KeptView {
  top: number;
  /** The index of the focused button or link among all of them, and its text; null if none had the focus. */
  focused: { index: number; text: string } | null;
}

/** The most entries that are kept: the oldest is forgotten first. */
const mostKept = 100;
/** How each entry of the history was left, by its key. */
const views = new Map<string, KeptView>();

const focusable = 'a[href], button, input, select, textarea';
const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/**
 * A ref for a part that scrolls and is removed while something else is shown, such as a place that it led to. Back then shows it where it
 * was, with the focus on what was pressed.
 */
export function useKeptView(): RefCallback<HTMLElement> {
  const key = useRef('');
  key.current = useLocation().key;
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const kept = views.get(key.current);
    if (kept) restore(element, kept);
    let top = element.scrollTop;
    const onScroll = () => {
      top = element.scrollTop;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      views.delete(key.current);
      views.set(key.current, { top, focused: focusedIn(element) });
      const [oldest] = views.keys();
      if (views.size > mostKept && oldest !== undefined) views.delete(oldest);
    };
  }, []);
}

function focusedIn(element: HTMLElement): KeptView['focused'] {
  const { activeElement } = document;
  const index = activeElement ? [...element.querySelectorAll(focusable)].indexOf(activeElement) : -1;
  return activeElement && index >= 0 ? { index, text: textOf(activeElement) } : null;
}

function restore(element: HTMLElement, { top, focused }: KeptView): void {
  element.scrollTop = top;
  if (!focused || hasVisibleFocus()) return;
  const target = element.querySelectorAll<HTMLElement>(focusable)[focused.index];
  // It may be another one by now.
  if (target && textOf(target) === focused.text) target.focus({ preventScroll: true });
}

/** Not while the focus is still in a part that is hidden now, such as the document that covered this one. */
function hasVisibleFocus(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  return activeElement.checkVisibility?.({ visibilityProperty: true }) !== false;
}
