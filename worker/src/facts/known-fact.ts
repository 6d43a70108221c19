import { isSameDate } from './is-same-date.ts';
import type { FactName, FactPlace, FactValue, FoundFact } from './model.ts';

/** What is known about a fact of the searched documents: what was found in them before, or what a person decided. */
export interface KnownFact {
  fact: FactName;
  /** Null: they do not state it. */
  stated: (Pick<FactValue, 'value' | 'text'> & { place: FactPlace | null }) | null;
  /** The probability that it is right, 0 to 1; 1: a person decided it. */
  probability: number;
  /** Other values that the documents give for the same fact, most likely first. */
  conflicts: FactValue[];
  /** Places that most likely say more about a fact that is stated in words; left out: none are known. */
  further?: FactPlace[];
  /** Places that name a date which the stated one replaces; left out: none are known. */
  replaced?: FactValue[];
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

/** What was found in documents, replaced by what is known about the same facts. */
export function withKnown(found: readonly FoundFact[], known: readonly KnownFact[]): PlacedKnownFact[] {
  const byFact = new Map(known.map((each) => [each.fact, each]));
  return found.map((each): PlacedKnownFact => {
    const own = byFact.get(each.fact);
    if (!own) return each;
    const { candidates, further, stated, replaced } = each;
    // The date that is known, as a model or a person chose it, may be the one that the rules take for replaced.
    const isReplaced = replaced.some(({ value }) => isSameDate(value, own.stated?.value ?? ''));
    if (!isDecided(own)) return { ...own, candidates, further, replaced: isReplaced ? [] : replaced };
    const places = [stated, ...each.conflicts].flatMap((value) => value?.place ?? []);
    const isKept = stated === null || [stated.value, stated.text].includes(own.stated?.value ?? '');
    return {
      ...own,
      candidates: [...places, ...candidates],
      further: [],
      // A person may have decided that the earlier date counts, or that none does.
      replaced: isKept ? replaced : [],
      ...(!isKept && { overruled: stated.place }),
    };
  });
}
