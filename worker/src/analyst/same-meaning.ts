import { analyzerFor } from '../search/terms.ts';

/** Share of words, by Dice's coefficient, from which two questions ask the same. */
const sameFrom = 0.7;

/** Words that a question is put with, whatever it asks for. */
const askingWords = new Set(
  'please clarify confirm specify explain describe provide state advise indicate detail details bidder buyer tenderer offer bid question'.split(
    ' ',
  ),
);

/** What a short text is about: its words, and apart from them its figures and identifiers. */
export interface Meaning {
  words: ReadonlySet<string>;
  figures: ReadonlySet<string>;
}

/** @param language ISO 639-1 */
export function meaningOf(text: string, language: string): Meaning {
  const terms = analyzerFor(language)(text).filter((term) => !term.isStop && !askingWords.has(term.word));
  const keys = (wanted: boolean) =>
    new Set(terms.filter((term) => /\d/u.test(term.keys[0] ?? '') === wanted).map((term) => term.keys[0] ?? ''));
  return { words: keys(false), figures: keys(true) };
}

/** Whether two texts say the same in other words or another order. Those that name different figures or clauses do not. */
export function isSameMeaning(a: Meaning, b: Meaning): boolean {
  const hasSameFigures = a.figures.size === b.figures.size && shared(a.figures, b.figures) === a.figures.size;
  if (a.figures.size > 0 && b.figures.size > 0 && !hasSameFigures) return false;
  const total = a.words.size + b.words.size;
  if (total === 0) return a.figures.size > 0 && hasSameFigures;
  return (2 * shared(a.words, b.words)) / total >= sameFrom;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((key) => b.has(key)).length;
}
