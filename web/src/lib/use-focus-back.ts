import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before something lay over it. Call what it returns before that opens; the focus
 * returns when `open` ends. A dialog beneath would otherwise stay out of reach, and deaf to Escape.
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
