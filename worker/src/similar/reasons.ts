import type { Comparison, ProfileTerm, SharedTerm, TermKind } from './model.ts';
import { weights } from './weights.ts';

/** A term that two tenders share, for people: as each of them writes it, and where. */
export interface Reason {
  kind: TermKind;
  first: ReasonPlace;
  second: ReasonPlace;
}

export type ReasonPlace = Pick<ProfileTerm, 'text' | 'documentId' | 'page' | 'place'>;

/** The few shared terms that say most, none of which is a part of another. */
export function reasonsOf({ score, shared }: Comparison): Reason[] {
  const chosen: SharedTerm[] = [];
  for (const term of shared.filter(({ share }) => share >= score * weights.leastReason)) {
    const covered = chosen.findIndex((other) => overlap(other, term));
    if (covered < 0) {
      if (chosen.length < weights.reasons) chosen.push(term);
      // Of a word and a phrase that contains it, the phrase says more.
    } else if (term.kind === 'phrase' && chosen[covered]?.kind === 'word') chosen[covered] = term;
  }
  return chosen.map(({ kind, first, second }) => ({ kind, first: placeOf(first), second: placeOf(second) }));
}

const placeOf = ({ text, documentId, page, place }: ProfileTerm): ReasonPlace => ({
  ...{ text, documentId, page },
  ...(place && { place }),
});

function overlap(a: SharedTerm, b: SharedTerm): boolean {
  const words = new Set(wordsOf(a.first.key));
  return wordsOf(b.first.key).some((word) => words.has(word));
}

const wordsOf = (key: string) => key.slice(key.indexOf(':') + 1).split(' ');
