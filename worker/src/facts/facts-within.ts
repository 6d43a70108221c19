import type { SearchableDocument } from '../scope/document-scope.ts';
import { isDecided, type KnownFact } from './known-fact.ts';

/**
 * The facts of a tender as some of its documents state them: where the stated value is in another document and one of these gives a value, too,
 * that one is stated and the other is beside it. What a person decided stays.
 */
export function factsWithin(
  documents: readonly SearchableDocument[],
  facts: readonly KnownFact[] = [],
): readonly KnownFact[] {
  const ids = new Set(documents.map(({ id }) => id));
  return facts.map((known): KnownFact => {
    const { stated, conflicts, apart = [] } = known;
    const { place } = stated ?? {};
    if (!stated || !place || isDecided(known) || ids.has(place.documentId)) return known;
    const own = [...conflicts, ...apart].find((other) => ids.has(other.place.documentId));
    if (!own) return known;
    return { ...known, stated: own, conflicts: [{ ...stated, place }, ...conflicts.filter((other) => other !== own)] };
  });
}
