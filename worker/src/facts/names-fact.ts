import { namesOfFacts } from '../concepts/concepts.ts';
import { allKinds } from './all-kinds.ts';
import { fold } from './fold.ts';
import type { FactName } from './model.ts';
import { compilePhrases } from './phrases.ts';

type Patterns = Record<'names' | 'hints' | 'rivals' | 'negatives', RegExp | null>;

const patterns = new Map<FactName, Patterns>();

function patternsOf(fact: FactName) {
  let own = patterns.get(fact);
  if (!own) {
    const { names, hints = {}, rivals = {}, negatives = {} } = allKinds[fact];
    own = {
      ...{ names: compilePhrases(names), hints: compilePhrases(hints) },
      ...{ rivals: compilePhrases(rivals), negatives: compilePhrases(negatives) },
    };
    patterns.set(fact, own);
  }
  return own;
}

/** Whether a text contains a name of a bid fact, or a word that may name it, in any language. */
export function namesFact(fact: FactName, text: string): boolean {
  const { names, hints } = patternsOf(fact);
  const folded = fold(text);
  return [names, hints].some((pattern) => pattern !== null && folded.search(pattern) >= 0);
}

/** Where a text has a name of a bid fact; -1 where it has none. */
export function nameAt(fact: FactName, text: string): number {
  const { names } = patternsOf(fact);
  return names ? fold(text).search(names) : -1;
}

/**
 * The share of a text, 0 to 1, that is a name of a bid fact: 1 for a title such as "Payment terms".
 * @param language of the text, ISO 639-1: names that are only searched for count there, too
 */
export function shareOfName(fact: FactName, text: string, language: string): number {
  const { names } = patternsOf(fact);
  const folded = fold(text).trim();
  const found = (names === null ? null : folded.match(names)) ?? [];
  const searched = (namesOfFacts(language).get(fact) ?? []).map(fold).filter((name) => hasWords(folded, name));
  return Math.max(0, ...[...found, ...searched].map(({ length }) => length)) / Math.max(1, folded.length);
}

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z\p{Script=Cyrillic}]/u.test(sign);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

/** Whether a text contains the name of what only looks like a bid fact: "garanzia provvisoria" is no warranty. */
export function namesRival(fact: FactName, text: string): boolean {
  const { rivals } = patternsOf(fact);
  return rivals !== null && fold(text).search(rivals) >= 0;
}

/** Whether a text has words of statements that are about something else than a bid fact. */
export function isOfOther(fact: FactName, text: string): boolean {
  const { negatives } = patternsOf(fact);
  return negatives !== null && fold(text).search(negatives) >= 0;
}
