import type { Abbreviation } from '../abbreviations.ts';
import { cutIntoPieces } from '../document-text.ts';
import { foldText } from '../fold-text.ts';
import { bidTerms } from './bid-terms.ts';

interface Entry extends Abbreviation {
  /** Other long forms of the same short form. */
  others: string[];
}

/** If the document uses two letters at least this often, they are taken for the short form and not for some code. */
const usedOften = 3;

/** Entries by their short form and by the first word of their long one, folded. */
type Glossary = Map<string, Entry[]>;

const glossaries = new Map<string, Glossary>();

/**
 * The usual abbreviations of tenders, with which a keyword's words are also found, and the other way round: those of the document's
 * language, and the English ones, which are used everywhere. An abbreviation that the document itself defines otherwise is left out; of a
 * short form with several meanings, only the one that the document spells out is used. `count` tells how often the document contains words,
 * as a whole.
 */
export function glossaryFor(
  keyword: string,
  language: string,
  defined: readonly Abbreviation[],
  count: (phrase: string) => number,
): Abbreviation[] {
  const ownMeaning = new Set(defined.map(({ short }) => folded(short)));
  const words = new Set(wordsOf(keyword));
  const found = new Set([...words, folded(keyword)].flatMap((word) => glossaryOf(language).get(word) ?? []));
  return [...found].filter((entry) => {
    const short = folded(entry.short);
    // An abbreviation that the document defines is found by that definition.
    if (ownMeaning.has(short)) return false;
    if (words.has(short)) return true;
    // Two letters may mean anything, unless the document uses them several times besides the words.
    if (entry.short.length < 3 && count(entry.short) < usedOften) return false;
    const isAmbiguous = entry.short.length < 3 || entry.others.length > 0;
    return !isAmbiguous || (count(entry.long) > 0 && entry.others.every((other) => count(other) === 0));
  });
}

/** What a short form usually means in tenders of a language. */
export function usualMeanings(short: string, language: string): string[] {
  const entries = glossaryOf(language).get(folded(short)) ?? [];
  return entries.filter((entry) => folded(entry.short) === folded(short)).map(({ long }) => long);
}

function glossaryOf(language: string): Glossary {
  const known = glossaries.get(language);
  if (known) return known;
  const glossary: Glossary = new Map();
  for (const entry of [...new Set(['en', language])].flatMap((each) => readTerms(bidTerms[each] ?? ''))) {
    for (const key of new Set([folded(entry.short), wordsOf(entry.long)[0] ?? ''])) {
      glossary.set(key, [...(glossary.get(key) ?? []), entry]);
    }
  }
  glossaries.set(language, glossary);
  return glossary;
}

function readTerms(terms: string): Entry[] {
  return terms.split('\n').flatMap((line) => {
    const [short = '', longs = ''] = line.trim().split(' = ');
    const all = longs.split('; ');
    if (short === '') return [];
    return all.map((long) => ({ short, long, others: all.filter((other) => !isFormOf(other, long)) }));
  });
}

/** "request for proposal" and "request for proposals" are one meaning: their first and their last words begin alike. */
function isFormOf(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), other.split(' ')];
  return beginAlike(first[0], second[0]) && beginAlike(first.at(-1), second.at(-1));
}

function beginAlike(one = '', other = ''): boolean {
  return one.slice(0, 4) === other.slice(0, 4);
}

function folded(text: string): string {
  return foldText(text).text;
}

function wordsOf(text: string): string[] {
  const whole = foldText(text);
  return cutIntoPieces(whole).map(({ start, end }) => whole.text.slice(start, end));
}
