import { stopWordsFor } from '../search/stop-words.ts';
import type { DocumentText } from './document-text.ts';
import { foldText } from './fold-text.ts';
import { usualMeanings } from './glossary/bid-glossary.ts';

const marks = /[.&/-]/gu;

/** Whether a keyword is typed as a short form: two to four letters, at least two of them capitals ("NDA", "BoQ", "T.D.S.", "R&D"). */
export function isShortForm(keyword: string): boolean {
  return /^\p{L}(?:[.&/-]?\p{L}){1,3}\.?$/u.test(keyword) && isInCapitals(keyword);
}

/** Whether a word is typed as an acronym: two to five capitals and nothing else ("SIG", "UNESP", "S.I.G."). */
export function isAcronym(word: string): boolean {
  return /^\p{Lu}(?:[.&/-]?\p{Lu}){1,4}\.?$/u.test(word);
}

/** Whether words contain letters as a short form, which has two capitals at least: "the BoQ rates" contains "boq". */
export function containsShortForm(words: string, short: string): boolean {
  const letters = words.replace(marks, '');
  const wanted = short.replace(marks, '').toLowerCase();
  const small = letters.toLowerCase();
  for (let at = small.indexOf(wanted); at !== -1; at = small.indexOf(wanted, at + 1)) {
    if (isInCapitals(letters.slice(at, at + wanted.length))) return true;
  }
  return false;
}

function isInCapitals(letters: string): boolean {
  return (letters.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}

/**
 * Tells which places of a short form's letters are its own. In small letters they may be another word: "IT" and "it", "PAT" and "pat".
 * They count only where that is no function word, and where the document does not write the short form in capitals. Short forms that are
 * usual in tenders are written in capitals there: in small letters they count only where the document has their words, too ("PAN" is not
 * in "drain pan").
 */
export function shortFormFilter(document: DocumentText, keyword: string, language: string) {
  const isFunctionWord = stopWordsFor(language).has(keyword.toLowerCase());
  const meanings = usualMeanings(keyword, language);
  const isOtherWord = meanings.length > 0 && !meanings.some((words) => document.text.includes(foldText(words).text));
  return <Place extends { start: number; end: number }>(places: readonly Place[]): Place[] => {
    const described = places.map((place) => {
      const from = document.starts[place.start] as number;
      const to = document.ends[place.end - 1] as number;
      const written = document.source.slice(from, to);
      const beside = besideOnLine(document.source, from, to);
      return { place, written, isInCapitals: isInCapitals(written), isInText: /\p{Ll}/u.test(beside) };
    });
    const isCapitalised = described.some(({ isInCapitals, isInText }) => isInCapitals && isInText);
    const isDotted = keyword.includes('.');
    return described.flatMap(({ place, written, isInCapitals }) => {
      if (isInCapitals) return [place];
      const isOther = isFunctionWord || isOtherWord || isCapitalised || (written.includes('.') && !isDotted);
      return isOther ? [] : [place];
    });
  };
}

/** Letters on each side that tell whether a short form is in running text or among capitals. */
const around = 30;

function besideOnLine(source: string, from: number, to: number): string {
  const before = source.slice(Math.max(0, from - around), from);
  const after = source.slice(to, to + around);
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n', 1)[0]}`;
}
