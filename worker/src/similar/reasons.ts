import type { Comparison, ProfileTerm, SharedTerm, TermKind } from './model.ts';
import { weights } from './weights.ts';

/** A term that two tenders share, for people: as each of them writes it, and where. */
export interface Reason {
  kind: TermKind;
  first: ReasonPlace;
  second: ReasonPlace;
}

export type ReasonPlace = Pick<ProfileTerm, 'text' | 'documentId' | 'page' | 'place'>;

/** The most important shared terms. A term that shares a word with a chosen one is left out, or replaces it if only it is a phrase. */
export function reasonsOf({ score, shared }: Comparison): Reason[] {
  const chosen: SharedTerm[] = [];
  for (const term of shared.filter(({ share }) => share >= score * weights.leastReason)) {
    const covered = chosen.findIndex((other) => overlap(other, term));
    if (covered < 0) {
      if (chosen.length < weights.reasons) chosen.push(term);
      // A phrase tells more than a word of it.
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
