import type { Abbreviation } from './abbreviations.ts';
import { type DocumentText, type Token, toDocumentText } from './document-text.ts';
import { createDocumentWords, type DocumentWords } from './document-words.ts';
import { type FoldedText, foldText, gap } from './fold-text.ts';
import { joinsSameWords } from './joined-words.ts';
import type { Match } from './model.ts';
import { findPhrases, slotsOf } from './phrases.ts';
import { findPlain } from './plain-hits.ts';
import { containsShortForm, isAcronym, isShortForm, shortFormFilter } from './short-forms.ts';

/** A place in a document's folded text, before it is compared with others there. */
export interface Candidate {
  start: number;
  end: number;
  match: Match;
}

/** A keyword as it was typed, without the marks around it, and folded. */
export interface TypedKeyword {
  typed: string;
  folded: FoldedText;
}

export function toTypedKeyword(typed: string): TypedKeyword {
  return { typed, folded: foldText(typed) };
}

/**
 * The acronyms among a keyword's words, folded: they have no form but the plural. Stemmers take "siguen" for a form of "SIG"; the rules for
 * English do nothing like it. A word that the document writes in small letters or with one capital is none, nor is one of a phrase that is
 * all in capitals.
 */
function acronymsOf(document: DocumentText, words: DocumentWords, { typed }: TypedKeyword): ReadonlySet<string> {
  const parts = typed.split(/\s+/u);
  if (words.language === 'en' || (parts.length > 1 && !/\p{Ll}/u.test(typed))) return new Set();
  const acronyms = parts.filter((part) => isAcronym(part) && !isInSmallLetters(document, foldText(part)));
  return new Set(acronyms.map((part) => foldText(part).text.normalize('NFC')));
}

function isInSmallLetters(document: DocumentText, word: FoldedText): boolean {
  return findPlain(document, word).some(
    ({ start, end, startsWord, endsWord }) =>
      startsWord &&
      endsWord &&
      /^.\P{Lu}+$/su.test(document.source.slice(document.starts[start], document.ends[end - 1])),
  );
}

/** Places with a keyword's letters, as words or within longer ones. A short form or an acronym must be a whole word. */
export function plainCandidates(
  document: DocumentText,
  words: DocumentWords,
  { typed, folded }: TypedKeyword,
): Candidate[] {
  const { language } = words;
  const whole = folded.text.normalize('NFC');
  const isShort = isShortForm(typed);
  const isFixed = acronymsOf(document, words, { typed, folded }).has(whole);
  const isOneWord = !folded.gaps.subarray(1, -1).some((bits) => bits & (gap.space | gap.lineBreak | gap.dash));
  const candidates = findPlain(document, folded).flatMap((place): Candidate[] => {
    const { start, end, startsWord, endsWord, hasSameBlanks } = place;
    const isSame = joinsSameWords(document, folded, start, language) && !(isShort && hasBlank(document, start, end));
    if (isSame && startsWord && endsWord) return [{ start, end, match: 'exact' }];
    if (isSame && startsWord && (isOneWord || !hasSameBlanks)) {
      // "sub-contractors" has other words than "subcontractor", but is a form of it.
      const wordEnd = tokenAround(document, end - 1)?.end ?? end;
      const longer = document.text.slice(start, wordEnd).normalize('NFC');
      const isPlural =
        (isShort || isFixed) &&
        longer === `${whole}s` &&
        document.source[(document.ends[wordEnd - 1] ?? 0) - 1] === 's';
      if (isPlural || (!isFixed && words.inflects(whole, longer)))
        return [{ start, end: wordEnd, match: 'inflection' }];
    }
    return hasSameBlanks && !isShort && !isFixed ? [{ start, end, match: 'part_of_word' }] : [];
  });
  return isShort ? shortFormFilter(document, typed, language)(candidates) : candidates;
}

function hasBlank({ gaps }: DocumentText, start: number, end: number): boolean {
  return gaps.subarray(start + 1, end).some((bits) => bits & (gap.space | gap.lineBreak));
}

function tokenAround({ tokens }: DocumentText, unit: number): Token | undefined {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > unit) high = middle;
    else low = middle + 1;
  }
  return tokens[low];
}

/** Places with other forms of a keyword's words. Those of a short form only add letters to it: "TD" is no form of "TDS". */
export function inflectionCandidates(
  document: DocumentText,
  words: DocumentWords,
  { typed, folded }: TypedKeyword,
): Candidate[] {
  const fixed = acronymsOf(document, words, { typed, folded });
  const formsOf = (word: string) => (fixed.has(word) ? [] : words.inflections(word));
  const places = findPhrases(document, folded, slotsOf(document, folded, formsOf));
  const longer = places.filter(({ start, end }) => document.text.slice(start, end).startsWith(folded.text));
  const own = isShortForm(typed) ? shortFormFilter(document, typed, words.language)(longer) : places;
  return own.map((place) => ({ ...place, match: 'inflection' }));
}

/** Places with one of a keyword's words misspelled; the others may be inflected. */
export function spellingCandidates(document: DocumentText, words: DocumentWords, keyword: FoldedText): Candidate[] {
  const slots = slotsOf(document, keyword, words.inflections);
  return slots.flatMap((slot, index) => {
    const misspelled = words.spellings(slot.word);
    if (misspelled.length === 0) return [];
    const wrong = { ...slot, same: undefined, variants: new Set(misspelled) };
    return findPhrases(document, keyword, slots.with(index, wrong)).map(
      (place): Candidate => ({ ...place, match: 'spelling' }),
    );
  });
}

/** Places where other words, or forms of them, match a keyword. */
export function phraseCandidates(
  document: DocumentText,
  words: DocumentWords,
  phrase: string,
  match: Match,
): Candidate[] {
  const keyword = toTypedKeyword(phrase);
  const found = [...plainCandidates(document, words, keyword), ...inflectionCandidates(document, words, keyword)];
  return found.flatMap((candidate) => (candidate.match === 'part_of_word' ? [] : [{ ...candidate, match }]));
}

/**
 * Places with other accents than the keyword's words have. A word typed without accents matches any ("garantia" and "garantía"); one typed
 * with them also matches capitals without them ("GARANTIA").
 */
export function accentCandidates(document: DocumentText, words: DocumentWords, keyword: FoldedText): Candidate[] {
  const isTyped = /\p{M}/u.test(keyword.text);
  if (!slotsOf(document, keyword, words.accented).some(({ variants }) => variants.size > 0)) return [];
  const slots = slotsOf(document, keyword, (word) => [...words.inflections(word), ...words.accented(word)]);
  return findPhrases(document, keyword, slots).flatMap((place): Candidate[] => {
    const isRight =
      !isTyped || !/\p{Ll}/u.test(document.source.slice(document.starts[place.start], document.ends[place.end - 1]));
    return isRight ? [{ ...place, match: 'spelling' }] : [];
  });
}

/**
 * Places where an abbreviation matches words of a keyword, or the other way round: one that the document defines, or a usual one of
 * tenders.
 */
export function abbreviationCandidates(
  document: DocumentText,
  words: DocumentWords,
  keyword: string,
  abbreviations: readonly Abbreviation[],
  match: 'abbreviation' | 'glossary',
): Candidate[] {
  if (abbreviations.length === 0) return [];
  const asDocument = toDocumentText({ pages: [{ number: 1, text: keyword, blocks: [] }] });
  const keywordWords = createDocumentWords(asDocument, words.language, null);
  const sourceOf = (at: DocumentText, { start, end }: Candidate) => at.source.slice(at.starts[start], at.ends[end - 1]);
  const replaced = (from: string, to: string, accepts: (found: string) => boolean) => {
    const [place] = phraseCandidates(asDocument, keywordWords, from, match);
    if (!place || !accepts(sourceOf(asDocument, place))) return null;
    return keyword.slice(0, asDocument.starts[place.start]) + to + keyword.slice(asDocument.ends[place.end - 1]);
  };
  return abbreviations.flatMap(({ short, long }) => {
    const shortened = replaced(long, short, () => true);
    const spelledOut = replaced(short, long, (found) => containsShortForm(found, short) || words.isName(found));
    return [
      // In small letters the abbreviation may be another word: "IT" and "it".
      ...(shortened === null ? [] : phraseCandidates(document, words, shortened, match)).filter((candidate) =>
        containsShortForm(sourceOf(document, candidate), short),
      ),
      ...(spelledOut === null ? [] : phraseCandidates(document, words, spelledOut, match)),
    ];
  });
}
