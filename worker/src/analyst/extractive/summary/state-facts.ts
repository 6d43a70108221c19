import { certaintyOf } from '@bidloom/texts/certainty';
import { factTitles } from '@bidloom/texts/fact-titles';
import { allKinds } from '../../../facts/all-kinds.ts';
import { dayOf } from '../../../facts/is-same-date.ts';
import { isWithin } from '../../../facts/is-within.ts';
import { isDecided, type PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { FactName, FactPlace, FactValue } from '../../../facts/model.ts';
import { confidenceWord } from '../../../gate/confidence-word.ts';
import type { SaidPlace } from '../../tasks.ts';
import { conflictNote, otherValue } from '../say-conflicts.ts';
import type { FactLine } from './fact-line.ts';
import { isOfNames, lineOf, type PlaceJudge } from './line-of-fact.ts';
import { saysKnownAddresses } from './said-addresses.ts';
import { saysLittle } from './says-little.ts';
import { saysSame } from './says-same.ts';
import { oneLine, textOf } from './text-of-place.ts';

/** Other values that a summary names beside the one of a fact. */
const mostOthers = 3;
/** A section has no room for further places of its facts after as many words. */
const roomForFurther = 75;
/** One court, one way of sending bids and one person are enough; of others, two further places. */
const mostFurther: Partial<Record<FactName, number>> = { contact: 0, governing_law: 1 };

/**
 * Bid facts as lines of a summary: what the document says, cut around the value where that is long. Facts that the same place states share
 * a line; one that is neither certain nor likely says so, as it does among the key facts. A fact in words is followed by another place that
 * most likely says more of it, any fact by the values that contradict it and by those that are also stated, each with its place. What is
 * doubtful is said only where the sentence or its title mentions the matter. What a person decided is said in that person's words, with its
 * place where it has one, and with what documents have come to state since.
 * @param said what earlier sections cite: a sentence is not said again, a short value is
 */
export function stateFacts(
  facts: readonly PlacedKnownFact[],
  said: readonly SaidPlace[],
  judge: PlaceJudge,
): FactLine[] {
  const lines = new Map<string, PlacedLine>();
  for (const fact of facts) {
    const found = { ...fact, conflicts: fact.conflicts.filter(({ place }) => !ofExtension.test(place.quote)) };
    const changed = changedLine(fact);
    if (changed) lines.set(fact.fact, { facts: [fact.fact], titles: [titleOf(fact)], ...changed });
    const line = changed ? null : lineOf(found, judge, (place) => said.some((other) => isWithin(place, other)));
    if (!line) continue;
    const { documentId, page, start } = line.place ?? {};
    const id = line.isOwn ? found.fact : `${documentId}/${page}/${start}`;
    const known = lines.get(id);
    if (known) {
      known.facts.push(found.fact);
      known.titles.push(titleOf(found).toLowerCase());
    } else lines.set(id, { facts: [found.fact], titles: [titleOf(found)], text: line.text, place: line.place });
    if (conflictNote(found))
      for (const other of found.conflicts.slice(0, mostOthers)) {
        const { label, read } = otherValue(found, other);
        lines.set(`${found.fact}/${other.value}`, {
          facts: [found.fact],
          titles: [`${factTitles[found.fact]}, ${label}`],
          text: read ?? textOf(other),
          place: other.place,
        });
      }
    for (const other of alsoStated(fact))
      lines.set(`${found.fact}/${other.value}`, {
        facts: [found.fact],
        titles: [`${factTitles[found.fact]}, also stated`],
        text: textOf(other),
        place: other.place,
      });
    for (const place of found.further.slice(0, mostFurther[found.fact])) {
      const also = `${place.documentId}/${place.page}/${place.start}`;
      if (wordsOf([...lines.values()]) >= roomForFurther) break;
      if (
        lines.has(also) ||
        !judge.isSound(place) ||
        judge.isOfPact(place) ||
        saysLittle(oneLine(place.quote)) ||
        isOfNames(place.quote) ||
        said.some((other) => isWithin(place, other)) ||
        (found.fact === 'insurance' && !/\d{4}|\d[,.]\d{3}|million/iu.test(place.quote)) ||
        (found.fact === 'submission_method' && addsNoAddress(place, [...lines.values()]))
      )
        continue;
      // A contract repeats the clauses of its tender, under other numbers.
      if ([...lines.values()].some((shown) => shown.place && saysSame(place, shown.place, judge.keysAt))) continue;
      lines.set(also, {
        facts: [found.fact],
        titles: [factTitles[found.fact]],
        text: textOf({ text: place.quote, place }),
        place,
        isFurther: true,
      });
    }
  }
  return [...lines.values()].map(({ facts, titles, isFurther = false, text, place, others = [] }) => ({
    ...{ facts, titles, isFurther, text },
    citations: [...(place ? [place] : []), ...others],
    supported: place !== null || others.length > 0,
  }));
}

interface PlacedLine {
  facts: FactName[];
  titles: string[];
  text: string;
  /** Null where no document contains it. */
  place: FactPlace | null;
  others?: readonly FactPlace[];
  isFurther?: boolean;
}

/**
 * What a person decided, beside what documents have come to state since then: "Ada Byron confirmed 12 May; Addendum 2 says 19 May", "Ada Byron
 * marked it as not stated; Addendum 2 says 19 May".
 */
function changedLine({
  stated,
  since,
}: PlacedKnownFact): { text: string; place: FactPlace | null; others: FactPlace[] } | null {
  if (!since) return null;
  const said = since.others.map(({ document, text }) => `${document} says ${oneLine(text)}`);
  return {
    text: [stated ? `${since.decidedBy} ${oneLine(stated.text)}` : since.decidedBy, ...said].join('; '),
    place: stated?.place ?? null,
    others: since.others.map(({ place }) => place),
  };
}

/**
 * Values that may be about something else, such as dates far from the stated one: a reader must know that there are others, and where. Each
 * day once; a person who decided knows them.
 */
function alsoStated(fact: PlacedKnownFact): FactValue[] {
  if (isDecided(fact)) return [];
  const keyOf = (value: string) => (allKinds[fact.fact].class === 'date' ? dayOf(value) : value);
  const known = new Set([keyOf(fact.stated?.value ?? '')]);
  return (fact.apart ?? []).filter(({ value, place }) => {
    if (known.has(keyOf(value)) || ofExtension.test(place.quote)) return false;
    known.add(keyOf(value));
    return true;
  });
}

/** A rule by which a date moves is no other date. */
const ofExtension = /延长|\b(?:shall|will|may) be extended\b|\bprorrogad[oa]\b|\bverlängert sich\b/iu;

/** A second way to send bids names another portal, or none; that papers are published there is none. */
function addsNoAddress({ quote }: FactPlace, lines: readonly { text: string }[]): boolean {
  return saysKnownAddresses(quote, lines) || /\bpublished on\b|\bdownloaded\b|公示/iu.test(quote);
}

const wordsOf = (lines: readonly { text: string }[]) =>
  lines.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/** The title of a fact, with what a reader must know before relying on it. */
function titleOf(found: PlacedKnownFact): string {
  const isDoubtful = certaintyOf(found.probability) === 'check';
  const notes = [isDoubtful ? confidenceWord(found.probability).toLowerCase() : null, conflictNote(found)];
  const said = notes.filter((note) => note !== null).join('; ');
  return said === '' ? factTitles[found.fact] : `${factTitles[found.fact]} (${said})`;
}
