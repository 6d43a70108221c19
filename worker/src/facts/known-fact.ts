import { isSameDate } from './is-same-date.ts';
import type { FactName, FactPlace, FactValue, FoundFact } from './model.ts';
import { namesFact } from './names-fact.ts';

/** What is known about a fact of the searched documents: what was found in them before, or what a person decided. */
export interface KnownFact {
  fact: FactName;
  /** Null: they do not state it. */
  stated: (Pick<FactValue, 'value' | 'text'> & { place: FactPlace | null }) | null;
  /** The probability that it is right, 0 to 1; 1: a person decided it. */
  probability: number;
  /** Other values that the documents give for the same fact, most likely first. */
  conflicts: FactValue[];
  /** Other values that may be about something else: they do not contradict the stated one; left out: none are known. */
  apart?: FactValue[];
  /** Places that say more about it, or that may state it where it is not clear that nothing does; left out: none are known. */
  further?: FactPlace[];
  /** Places that name a date which the stated one replaces; left out: none are known. */
  replaced?: FactValue[];
  /** What documents have come to state otherwise since a person decided; left out: nothing. */
  since?: StatedSince;
}

export interface StatedSince {
  /** Who decided, and how: "Ada Byron confirmed". */
  decidedBy: string;
  /** The other values, each with the title of its document. */
  others: (FactValue & { document: string })[];
}

/** What is known about a fact, with the places that may say more about it. */
export interface PlacedKnownFact extends KnownFact {
  /** Places that were examined, most likely first. */
  candidates: FactPlace[];
  further: FactPlace[];
  replaced: FactValue[];
  /** The place where documents state a value that a person rejected. */
  overruled?: FactPlace;
}

/** Whether a person decided it. */
export const isDecided = ({ probability }: Pick<KnownFact, 'probability'>): boolean => probability === 1;

/** A date in normal form, with or without an hour. */
const aDate = /^\d{4}-\d{2}-\d{2}/u;

/**
 * The places of replaced dates that count beside the date that is known. Empty if the known date is itself the replaced one, which a model or
 * a person may have chosen. Where a person decided for another date than was found, that one is replaced as well. Empty if a person
 * decided something else, such as that none is stated.
 */
export function replacedBeside(
  fact: FactName,
  replaced: readonly FactValue[],
  known: string | null,
  found: { value: string; text: string; place: FactPlace | null } | null,
  isDecision: boolean,
): FactValue[] {
  if (replaced.some(({ value }) => isSameDate(value, known ?? ''))) return [];
  if (!isDecision || found === null) return [...replaced];
  if (known !== null && (isSameDate(known, found.value) || known === found.text)) return [...replaced];
  if (known === null || !aDate.test(known) || !aDate.test(found.value)) return [];
  const { place } = found;
  // A sentence about something else was misread, and has no date that changes.
  return [...replaced, ...(place && namesFact(fact, place.quote) ? [{ ...found, place }] : [])];
}

/** What was found in documents, replaced by what is known about the same facts. */
export function withKnown(found: readonly FoundFact[], known: readonly KnownFact[]): PlacedKnownFact[] {
  const byFact = new Map(known.map((each) => [each.fact, each]));
  return found.map((each): PlacedKnownFact => {
    const own = byFact.get(each.fact);
    if (!own) return each;
    const { candidates, further, stated, replaced } = each;
    const beside = replacedBeside(each.fact, replaced, own.stated?.value ?? null, stated, isDecided(own));
    if (!isDecided(own)) return { ...own, candidates, further, replaced: beside };
    const places = [stated, ...each.conflicts].flatMap((value) => value?.place ?? []);
    const isKept = stated === null || [stated.value, stated.text].includes(own.stated?.value ?? '');
    return {
      ...own,
      candidates: [...places, ...candidates],
      further: [],
      replaced: beside,
      ...(!isKept && { overruled: stated.place }),
    };
  });
}
