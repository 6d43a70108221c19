import type { FactName, FactPlace, FactValue, FoundFact } from './model.ts';

/** What is known of a fact of the documents that are asked: what was found in them before, or what a person decided. */
export interface KnownFact {
  fact: FactName;
  /** Null: they do not state it. */
  stated: (Pick<FactValue, 'value' | 'text'> & { place: FactPlace | null }) | null;
  /** How likely that is right, 0 to 1; 1: a person said so. */
  probability: number;
  /** Other values that the documents give for the same, most likely first. */
  conflicts: FactValue[];
}

/** What is known of a fact, with the places that may say more of it. */
export interface PlacedKnownFact extends KnownFact {
  /** Places that were looked at, most likely first. */
  candidates: FactPlace[];
  /** Of those, the ones that most likely say more of what is stated in words. */
  further: FactPlace[];
  /** Where documents state what a person decided against. */
  overruled?: FactPlace;
}

/** Whether a person said so. */
export const isDecided = ({ probability }: Pick<KnownFact, 'probability'>): boolean => probability === 1;

/** What was found in documents, with what is known of the same facts in its place. */
export function withKnown(found: readonly FoundFact[], known: readonly KnownFact[]): PlacedKnownFact[] {
  const byFact = new Map(known.map((each) => [each.fact, each]));
  return found.map((each): PlacedKnownFact => {
    const held = byFact.get(each.fact);
    if (!held) return each;
    const { candidates, further, stated } = each;
    if (!isDecided(held)) return { ...held, candidates, further };
    const places = [stated, ...each.conflicts].flatMap((value) => value?.place ?? []);
    const isKept = stated === null || [stated.value, stated.text].includes(held.stated?.value ?? '');
    return {
      ...held,
      candidates: [...places, ...candidates],
      further: [],
      ...(!isKept && { overruled: stated.place }),
    };
  });
}
