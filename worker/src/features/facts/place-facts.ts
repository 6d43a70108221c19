import type { Claim } from '../../analyst/analyst.ts';
import type { ShownCitation } from '../../analyst/present-claims.ts';
import type { FactValue, FoundFact } from '../../facts/model.ts';

/** A value of a fact with its place, as it is kept and shown. */
export interface PlacedValue extends Pick<ShownCitation, 'documentId' | 'page' | 'quote' | 'offset' | 'boxes'> {
  value: string;
  text: string;
}

/** What documents say of a fact, each value with the boxes to highlight. */
export interface PlacedFact extends Pick<FoundFact, 'fact' | 'probability'> {
  stated: PlacedValue | null;
  conflicts: PlacedValue[];
  /** Other dates that are far from the stated one. */
  apart: PlacedValue[];
  /** Places that say more of it, or that may state it; offsets into the page's text. */
  further: Omit<PlacedValue, 'value' | 'text'>[];
  /** Places that name a date which the stated one replaces. */
  replaced: PlacedValue[];
}

/** A place as it is cited, without boxes, which are looked up then. */
export type KeptPlace = Pick<PlacedValue, 'documentId' | 'page' | 'quote' | 'offset'>;

/** A value with its place, without boxes. */
export type KeptValue = KeptPlace & Pick<PlacedValue, 'value' | 'text'>;

/** Conflicts that are kept of a fact: more of them help nobody. */
const mostConflicts = 8;

/** Places of replaced dates that are kept of a fact: a tender names its closing date on many pages. */
const mostReplaced = 40;

/** The values of a fact that are kept, by what they are, in the order in which they are placed. */
function keptValues({ stated, conflicts, apart, replaced, further }: FoundFact): FactValue[][] {
  return [
    stated ? [stated] : [],
    conflicts.slice(0, mostConflicts),
    stated ? apart.slice(0, mostConflicts) : [],
    stated ? replaced.slice(0, mostReplaced) : [],
    further.map((place) => ({ value: '', text: '', place })),
  ];
}

/** Every value as a claim that cites its place, in the order in which `placeFacts` takes them back. */
export function claimsOf(facts: readonly FoundFact[]): Claim[] {
  return facts.flatMap((fact) =>
    keptValues(fact)
      .flat()
      .map(({ text, place }) => ({ text, citations: [place], supported: true })),
  );
}

/**
 * Gives every value the place that was found for it. One whose words are no longer on their page is left out: its document was replaced
 * meanwhile, and is read for facts once more.
 * @param shown what `presentClaims` made of `claimsOf(facts)`
 */
export function placeFacts(
  facts: readonly FoundFact[],
  shown: { claims: readonly { citations: readonly number[] }[]; citations: readonly ShownCitation[] },
): PlacedFact[] {
  let index = 0;
  return facts.map((fact) => {
    const [[stated = null] = [], conflicts = [], apart = [], replaced = [], places = []] = keptValues(fact).map(
      (values) =>
        values.flatMap((value) => place(value, shown.citations[shown.claims[index++]?.citations[0] ?? -1]) ?? []),
    );
    // A value that is no longer on its page takes along what is said of it.
    const further = stated || !fact.stated ? places.map(({ value: _value, text: _text, ...place }) => place) : [];
    return {
      ...{ fact: fact.fact, probability: fact.probability, stated, conflicts, further },
      apart: stated ? apart : [],
      replaced: stated ? replaced : [],
    };
  });
}

/** Half of a surrogate pair is no text that the database keeps. */
function place({ value, text }: FactValue, citation: ShownCitation | undefined): PlacedValue | null {
  if (!citation) return null;
  const { fileName: _name, quote, ...rest } = citation;
  return { ...rest, value: value.toWellFormed(), text: text.toWellFormed(), quote: quote.toWellFormed() };
}
