import { certaintyOf } from '@bidloom/texts/certainty';
import { factTitles } from '@bidloom/texts/fact-titles';
import type { Claim } from '../analyst/analyst.ts';
import { isWithin } from './is-within.ts';
import type { KnownFact } from './known-fact.ts';
import type { FactPlace } from './model.ts';

/**
 * Lines of a summary or sentences of an answer; one that names a date which another document replaces also says the date that counts, with
 * its place. A tender and its corrigendum are read together, and how bids are sent is often told with the first date.
 */
export function noteReplacedDates(claims: readonly Claim[], facts: readonly KnownFact[]): Claim[] {
  return claims.map((claim) => {
    const moved = facts.filter(({ stated, replaced = [] }) => {
      const isThere = (place: FactPlace | null | undefined) =>
        place ? claim.citations.some((citation) => isWithin(place, citation)) : false;
      return stated && !isThere(stated.place) && replaced.some(({ place }) => isThere(place));
    });
    return moved.reduce(withNote, claim);
  });
}

function withNote(claim: Claim, { fact, stated, probability }: KnownFact): Claim {
  if (!stated) return claim;
  const has = certaintyOf(probability) === 'check' ? 'may have changed' : 'has changed';
  return {
    ...claim,
    text: `${claim.text} (${factTitles[fact]} ${has}: ${stated.text})`,
    citations: stated.place ? [...claim.citations, stated.place] : claim.citations,
  };
}
