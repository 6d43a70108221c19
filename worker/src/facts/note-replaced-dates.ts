import { certaintyOf } from '@bidloom/texts/certainty';
import { factTitles } from '@bidloom/texts/fact-titles';
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

const zoneName = [
  ...[
    '(?:UTC|GMT)(?: ?[+−-] ?\\d{1,2}(?::\\d{2})?)?',
    'WES?T',
    'CES?T',
    'MES?Z',
    'EES?T',
    'MSK',
    '[ECMPA][SD]T',
    'SAST',
    'PKT',
  ],
  ...['ICT', 'WIB', 'SGT', 'HKT', '[JKIB]ST', 'AE[SD]T', 'NZ[SD]T', '[Ll]ocal [Tt]ime'],
  '(?:Eastern|Central|Mountain|Pacific|Atlantic|South African?|Moscow|Singapore|Hong Kong|Indochina) [Tt]ime',
  '(?:\\p{Lu}\\p{L}{1,20} ){1,3}(?:Standard|Daylight|Summer|Mean|European) [Tt]ime',
].join('|');
/** A time zone after a time of day: "Eastern Time", "(local time)", "CET", "UTC+2". */
const zoneForm = new RegExp(`^[\\s,]{0,3}(\\((?:${zoneName})\\)|(?:${zoneName})(?![\\p{L}\\p{N}]))`, 'u');

/** The words of a date, with the time zone that follows them on its page. */
function withZone({ value, text, place }: NonNullable<KnownFact['stated']>): string {
  const at = place && value.includes('T') ? place.quote.indexOf(text) : -1;
  const zone = place && at >= 0 ? zoneForm.exec(place.quote.slice(at + text.length))?.[1] : undefined;
  return zone ? `${text} ${zone}` : text;
}
