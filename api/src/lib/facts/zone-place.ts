import { statedZone } from '@bidloom/texts/stated-zone';
import type { KeptFurther } from './fact-rows.repository.ts';

/** Of a date in normal form. */
const timeOfDay = /^\d{4}-\d{2}-\d{2}T\d/;

interface Found {
  foundValue: string | null;
  foundDocumentId: string | null;
  /** What the worker keeps of places that say more, those of documents that are there. */
  further: readonly KeptFurther[];
}

/**
 * Where the documents name the time zone of all times, for a value that is a time of day; undefined: nowhere. It holds for values of the
 * document of the found one, since an addendum may have its own, and for the found value itself.
 */
export function zonePlaceFor(
  { value, documentId }: { value: string; documentId: string | null },
  { foundValue, foundDocumentId, further }: Found,
): KeptFurther | undefined {
  // What is kept of a value without a time of day, or of none, names no zone.
  if (foundValue === null || !timeOfDay.test(foundValue) || !timeOfDay.test(value)) return undefined;
  const isOfFound = documentId === null ? value === foundValue : documentId === foundDocumentId;
  return isOfFound ? further.find(({ quote }) => statedZone(quote, '') !== null) : undefined;
}
