import { certaintyOf } from '@bidloom/texts/certainty';
import { factTitles } from '@bidloom/texts/fact-titles';
import { statedZone } from '@bidloom/texts/stated-zone';
import type { Claim } from '../analyst/analyst.ts';
import { isWithin } from './is-within.ts';
import type { KnownFact } from './known-fact.ts';
import type { FactPlace } from './model.ts';

/**
 * Adds the new date and its place to each line of a summary or sentence of an answer that names a date which another document replaces. A
 * tender and its corrigendum are read together, and how bids are sent is often told with the first date.
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
    text: `${claim.text} (${factTitles[fact]} ${has}: ${withZone(stated)})`,
    citations: stated.place ? [...claim.citations, stated.place] : claim.citations,
  };
}

/** Characters after a date in which its time zone is named: "(Eastern Standard Time)", "noon ET". */
const zoneWithin = 28;

/** The words of a date, with the time zone that is named right after it on its page. */
export function withZone({ value, text, place }: NonNullable<KnownFact['stated']>): string {
  const at = place && value.includes('T') ? place.quote.indexOf(text) : -1;
  if (!place || at < 0) return text;
  const end = at + text.length;
  const zone = statedZone(text, '') === null && statedZone(place.quote.slice(at, end + zoneWithin), '');
  return zone ? `${text} ${zone.name}` : text;
}
