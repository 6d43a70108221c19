import { fold } from '../../facts/fold.ts';
import { hasDenseScript } from '../../search/scripts-without-spaces.ts';
import { stopWordsFor } from '../../search/stop-words.ts';
import { genericWords } from './generic-words.ts';

/** Characters of particles that are left of a question in a script without spaces. */
const particles = 2;

/** What French and Italian write together with the next word: "l'acheteur", "dell'offerta". */
const elided = /^(?:(?:d|n|s)?[ae]ll|qu|un|[cdjlmnst])'/u;

const generic = new Map<string, { words: Set<string>; stems: string[] }>();

/**
 * How many words of a question tell more than what is covered, in a language; stop words and those that every question about a tender
 * may have do not.
 */
export function wordsLeft(folded: string, covered: readonly boolean[], language: string): number {
  const { words, stems } = genericOf(language);
  if (hasDenseScript(folded)) {
    let left = [...folded].map((mark, at) => (covered[at] ? ' ' : mark)).join('');
    for (const word of words) left = left.replaceAll(word, ' ');
    const rest = left.replace(/[^\p{L}\p{N}]/gu, '');
    return Math.max(0, rest.length - particles);
  }
  let left = 0;
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)) {
    const isCovered = covered.slice(index, index + word.length).some(Boolean);
    const bare = word.replace(elided, '');
    const isGeneric = words.has(word) || words.has(bare) || stems.some((stem) => bare.startsWith(stem));
    if (!isCovered && !isGeneric) left++;
  }
  return left;
}

function genericOf(language: string) {
  let known = generic.get(language);
  if (!known) {
    const listed = [...stopWordsFor(language), ...(genericWords[language] ?? '').split(/\s+/u)]
      .map(fold)
      .filter(Boolean);
    const stems = listed.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    // The longest first, so that no word is taken apart by a part of it.
    const words = listed.filter((word) => !word.endsWith('*')).sort((a, b) => b.length - a.length);
    known = { words: new Set(words), stems };
    generic.set(language, known);
  }
  return known;
}
