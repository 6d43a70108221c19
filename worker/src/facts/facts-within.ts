import { leastCertain } from '@bidloom/texts/certainty';
import type { SearchableDocument } from '../scope/document-scope.ts';
import { allKinds } from './all-kinds.ts';
import { isDecided, type KnownFact } from './known-fact.ts';

const mostOfOther = leastCertain - 0.01;

/**
 * The facts of a tender as some of its documents state them: where the stated value is in another document and one of these gives a value, too,
 * that one is stated and the other is beside it, never as certain. What a person decided stays. So does a date: one that is far from it may be
 * about something else.
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
    const others = allKinds[known.fact].class === 'date' ? conflicts : [...conflicts, ...apart];
    const own = others.find((other) => ids.has(other.place.documentId));
    if (!own) return known;
    return {
      fact: known.fact,
      stated: own,
      probability: Math.min(known.probability, mostOfOther),
      conflicts: [{ ...stated, place }, ...conflicts.filter((other) => other !== own)],
      apart: apart.filter((other) => other !== own),
    };
  });
}
