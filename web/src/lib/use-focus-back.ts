import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the element that had it before an overlay was opened. Call the returned function before the overlay
 * opens; the focus returns when `open` becomes false. Otherwise a dialog below would not get the focus, nor Escape.
 */
export function useFocusBack(open: boolean): () => void {
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (open || !from.current) return;
    if (from.current instanceof HTMLElement) from.current.focus();
    from.current = null;
  }, [open]);
  return () => {
    from.current = document.activeElement;
  };
}
