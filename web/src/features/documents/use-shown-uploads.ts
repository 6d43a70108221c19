import { type RefObject, useEffect, useRef } from 'react';
import type { Upload } from './documents.slice.ts';

/**
 * Scrolls the rows of new uploads into sight: below a long list, or on a phone, they would be out of sight. Files that are chosen
 * together are one step, to the first of them.
 */
export function useShownUploads(list: RefObject<HTMLElement | null>, uploads: readonly Upload[]): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const added = uploads.find(({ id }) => !known.current.has(id));
    known.current = new Set(uploads.map(({ id }) => id));
    if (added) list.current?.querySelector(`[data-upload="${added.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [list, uploads]);
}
