import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for a part of the screen whose content is replaced by a button in it, such as a form by its result. The button has the focus and is
 * removed: the heading of the new content gets it, else screen readers would begin again at the top of the page.
 *
 * @param shown names the content
 */
export function useHeadingFocus(shown: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const settled = useRef(shown);

  useEffect(() => {
    const element = part.current;
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    const onBlur = ({ target }: FocusEvent) => {
      // Some browsers send this for an element that is removed, too.
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected) focused.current = null;
      });
    };
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', onBlur);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', onBlur);
    };
  }, []);

  // After each rendering, because new content may be fetched before it has a heading.
  useEffect(() => {
    const heading = part.current?.querySelector('h2');
    if (settled.current === shown || !heading) return;
    settled.current = shown;
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  return part;
}
