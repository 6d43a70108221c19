import type { Document } from '@bidloom/contract/documents';
import { shownType } from '../shown-file.ts';
import type { CompareTools } from '../viewer-props.ts';

/** An archive has none. */
export const hasPages = (document: Document): boolean => shownType(document) !== 'application/zip';

/** The documents with which a document can be compared. */
export function compareWith(
  { id, mediaType, replacesId, replacedById }: Document,
  documents: readonly Document[],
  onCompare: (otherId: string) => void,
): CompareTools {
  const one = (wanted: string | null) => documents.find((other) => other.id === wanted);
  const [previous, next] = [one(replacesId), one(replacedById)];
  const others = documents.filter((other) => other.id !== id && other.status !== 'failed' && hasPages(other));
  // People can choose another one later; a document of the same type is the best guess.
  const other = others.find((each) => each.mediaType === mediaType) ?? others[0];
  return { previous, next, other, onCompare };
}
