import type { Term } from '../../search/terms.ts';
import { meets, type WordKeys } from './parameter-words.ts';

/** The terms of a text, from the first word of a name to the last. */
export interface NamePlace {
  first: number;
  last: number;
  /** Words of the name. */
  words: number;
}

/** Words that may be between those of a name where nothing technical tells that the text is about it. */
const mostBetween = 3;

export const saysWord = (word: WordKeys, keys: ReadonlySet<string>) => word.some((key) => keys.has(key));
export const saysAll = (words: readonly WordKeys[], keys: ReadonlySet<string>) =>
  words.every((word) => saysWord(word, keys));

/** Where the words of a name are closest together in a text; null where one of them is missing. Linear in the text for each word. */
export function placeOfAll(words: readonly WordKeys[], terms: readonly Term[]): NamePlace | null {
  const lastAt = words.map(() => -1);
  let best: NamePlace | null = null;
  for (const [index, term] of terms.entries()) {
    let isWord = false;
    for (const [word, keys] of words.entries()) {
      if (!meets(keys, term.keys)) continue;
      lastAt[word] = index;
      isWord = true;
    }
    const first = Math.min(...lastAt);
    if (!isWord || first < 0) continue;
    if (!best || index - first < best.last - best.first) best = { first, last: index, words: words.length };
  }
  return best;
}

/** Whether the words of a name are next to each other, apart from words such as "of" and `light` ones. */
export const areTogether = (
  { first, last, words }: NamePlace,
  terms: readonly Term[],
  light: readonly WordKeys[],
): boolean =>
  terms.slice(first, last + 1).filter(({ isStop, keys }) => !isStop && !light.some((word) => meets(word, keys)))
    .length <= words;

/**
 * Whether an item without a technical figure says something of a name. One word alone is said of too many things: it needs a number beside
 * it, as "12 microphones" has.
 */
export function saysMore({ first, last, words }: NamePlace, terms: readonly Term[]): boolean {
  const content = terms.slice(first, last + 1).filter(({ isStop }) => !isStop).length;
  if (content - words > mostBetween) return false;
  const others = terms.filter(({ isStop }, index) => !isStop && (index < first || index > last));
  if (words > 1) return others.length > 0;
  const isNumber = (term: Term | undefined) => term !== undefined && /^\d{1,6}$/u.test(term.word);
  // "Lot 2" has a number too, and says nothing.
  return isNumber(terms[first - 1]) || (isNumber(terms[last + 1]) && others.length > 1);
}
