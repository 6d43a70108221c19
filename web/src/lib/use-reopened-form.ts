import { useEffect, useRef } from 'react';
import { findFormDraft } from './form-draft.ts';

/**
 * Opens a form that was closed by the end of the session, so that what was typed is there again. `open` is called at most once, when
 * the items are known, with the id of the changed item or `''` for a new one.
 */
export function useReopenedForm(form: string, isReady: boolean, open: (id: string) => void): void {
  const sought = useRef(false);
  useEffect(() => {
    if (!isReady || sought.current) return;
    sought.current = true;
    const id = findFormDraft(form);
    if (id !== undefined) open(id);
  }, [form, isReady, open]);
}
