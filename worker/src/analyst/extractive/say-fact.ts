import { allKinds } from '../../facts/all-kinds.ts';
import type { KnownFact } from '../../facts/known-fact.ts';
import type { FactPlace } from '../../facts/model.ts';
import { withZone } from '../../facts/note-replaced-dates.ts';
import type { Found } from '../../search/search-passages.ts';
import type { Claim } from '../analyst.ts';
import { claimOf } from './claim-of.ts';
import { pickSentences } from './pick-sentences.ts';
import type { QuotedSentence } from './quoted-sentence.ts';
import { beforeRow, hasSeveralDates } from './row-of-dates.ts';
import { conflictNote, otherValue } from './say-conflicts.ts';
import { isTimeOfDay } from './summary/lines-beside.ts';

/** Places that are quoted for a fact: that of its value, then those that say more or otherwise. */
const mostOfFact = 3;

/** The bid fact that a question asks for, in the words of its place; null where none is known. */
export function sayFact(found: Found): { claims: Claim[]; isFragment: false } | null {
  const { fact, band } = found;
  if (!fact?.stated || band !== 'answer') return null;
  return { claims: [...claimsOfFact(fact, fact.stated, found), ...claimsOfConflicts(fact)], isFragment: false };
}

/** The values that contradict the stated one, after words that say so. */
function claimsOfConflicts(fact: KnownFact): Claim[] {
  const note = conflictNote(fact);
  if (!note) return [];
  return fact.conflicts.slice(0, mostOfFact - 1).map((other, index) => {
    const claim = claimOf(other.place);
    const { label, read } = otherValue(fact, other);
    const lead = index === 0 ? `There are ${note}. A${label.slice(1)}` : `A${label.slice(1)}`;
    return { ...claim, text: `${lead}: ${read ?? claim.text}` };
  });
}

function claimsOfFact(
  { fact, probability, further = [] }: KnownFact,
  { value, text, place }: NonNullable<KnownFact['stated']>,
  found: Found,
): Claim[] {
  // What a person typed need not be in any document.
  if (!place) return [{ text, citations: [], supported: false }];
  const quoted = claimOf(place);
  if (probability === 1 && !quoted.text.includes(text)) {
    // Whoever decided named the place: one sentence with it is not without a source.
    return [{ ...quoted, text: `Decided by hand: ${text}. The place that was named for it says: ${quoted.text}` }];
  }
  if (allKinds[fact].class === 'date' && hasSeveralDates(place.quote))
    return [{ ...quoted, text: beforeRow(withZone({ value, text, place }), quoted.text) }];
  // Below a date with its hour is that of something else; a further place names its time zone.
  if (allKinds[fact].class === 'date')
    return [quoted, ...(/^[\d-]+T\d/u.test(value) ? further.map(claimOf) : hourBelow(place, found))];
  if (allKinds[fact].class !== 'words') return [quoted];
  return [place, ...further].slice(0, mostOfFact).flatMap((each) => sayWhole(each, found));
}

/** The line below a date that gives its hour. */
function hourBelow(place: FactPlace, { passages }: Found): Claim[] {
  for (const { candidate, sentences } of passages) {
    if (candidate.documentId !== place.documentId) continue;
    const at = sentences.findIndex((sentence) => overlaps(sentence, place));
    const below = at < 0 ? undefined : sentences[at + 1];
    const span = candidate.spans.find(({ page }) => page === below?.page);
    if (!below || !span || below.page !== place.page || !isTimeOfDay(below.text)) continue;
    const { page, start, end } = below;
    return [claimOf({ documentId: place.documentId, page, start, end, quote: span.pageText.slice(start, end) })];
  }
  return [];
}

/** Words that state a fact, with the rows or items that they lead over to; alone where search did not bring their passage. */
function sayWhole(place: FactPlace, { passages }: Found): Claim[] {
  for (const passage of passages) {
    if (passage.candidate.documentId !== place.documentId) continue;
    const best = passage.sentences.findIndex((sentence) => overlaps(sentence, place));
    if (best < 0) continue;
    const { units } = pickSentences([{ ...passage, best }], { isTold: () => false });
    const after = ({ page, end }: QuotedSentence) => page > place.page || (page === place.page && end > place.start);
    const unit = units.find((quotes) => quotes.some((quote) => overlaps(quote, place)))?.filter(after);
    // What goes before it in a list is about something else; the place itself where a heading was taken for it.
    return unit && unit.length > 0 ? unit.map(claimOf) : [claimOf(place)];
  }
  return [claimOf(place)];
}

function overlaps(one: Pick<FactPlace, 'page' | 'start' | 'end'>, other: FactPlace): boolean {
  return one.page === other.page && one.start < other.end && other.start < one.end;
}
