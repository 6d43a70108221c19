import type { Document } from '@bidloom/contract/documents';
import { messages } from '../../lib/messages.ts';
import type { LiveProgress } from '../../lib/state/progress.slice.ts';

const text = messages.documents.waiting;

/** In characters: the row of a longer name says it above, and would be filled by it. */
const longestName = 40;

/**
 * Why the reading of a document has not begun, in words; null for a document that does not wait. An organisation's documents are read in
 * the order in which they were sent; only scans of several pages give way to the others.
 *
 * @param items the documents of its tender, in the order of the list
 * @param live the progress of all documents of the organisation that is known here
 */
export function whyWaiting(
  document: Document,
  items: readonly Document[],
  live: Readonly<Record<string, LiveProgress>>,
): string | null {
  if (document.status !== 'uploaded') return null;
  const place = items.findIndex(({ id }) => id === document.id);
  const ahead = items.filter((other, index) => other.id !== document.id && isAhead(other, document, index < place));
  const [first] = ahead;
  if (first && ahead.length > 1) return text.forSeveral(ahead.length);
  if (first) return first.fileName.length > longestName ? text.forAnother : text.forOne(first.fileName);
  const isOtherRead = Object.entries(live).some(
    ([id, { status }]) => status === 'processing' && !items.some((item) => item.id === id),
  );
  return isOtherRead ? text.forOtherTenders : text.plain;
}

/**
 * Whether a document is certainly read before another one that waits. A document that was sent again is behind those that came meanwhile,
 * and its last change shows no more than that it was not sent later than that. So one that was changed since does not count.
 *
 * @param isListedBefore what decides if both came at the same time, as those of an archive do
 */
function isAhead(other: Document, waiting: Document, isListedBefore: boolean): boolean {
  if (other.status === 'processing') return other.progress?.stage !== 'recognising';
  if (other.status !== 'uploaded' && !other.isReadAgain) return false;
  return other.updatedAt < waiting.createdAt || (other.updatedAt === waiting.createdAt && isListedBefore);
}
