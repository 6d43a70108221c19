import type { Document } from './documents.ts';

/** Documents without archives that were read: the files that came out of them are documents of their own. All, where there is nothing else. */
export function withoutArchives<Item extends { mediaType: string; status: Document['status'] }>(
  documents: readonly Item[],
): readonly Item[] {
  const others = documents.filter(({ mediaType, status }) => mediaType !== 'application/zip' || status !== 'ready');
  return others.length > 0 ? others : documents;
}
