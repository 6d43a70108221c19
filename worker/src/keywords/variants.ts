import type { Abbreviation } from './abbreviations.ts';
import { type DocumentText, type Token, toDocumentText } from './document-text.ts';
import { createDocumentWords, type DocumentWords } from './document-words.ts';
import { type FoldedText, foldText, gap } from './fold-text.ts';
import type { Match } from './model.ts';
import { findPhrases, slotsOf } from './phrases.ts';
import { findPlain } from './plain-hits.ts';

/** A place in a document's folded text, before it is weighed against others there. */
export interface Candidate {
  start: number;
  end: number;
  match: Match;
}

/** Places where a keyword's letters stand, as words or within longer ones. */
export function plainCandidates(document: DocumentText, words: DocumentWords, keyword: FoldedText): Candidate[] {
  const whole = keyword.text.normalize('NFC');
  const isOneWord = !keyword.gaps.subarray(1, -1).some((bits) => bits & (gap.space | gap.lineBreak | gap.dash));
  return findPlain(document, keyword).map(({ start, end, startsWord, endsWord }) => {
    if (startsWord && endsWord) return { start, end, match: 'exact' };
    if (startsWord && isOneWord) {
      // "sub-contractors" has other words than "subcontractor", but is a form of it.
      const wordEnd = tokenAround(document, end - 1)?.end ?? end;
      const longer = document.text.slice(start, wordEnd).normalize('NFC');
      if (words.inflects(whole, longer)) return { start, end: wordEnd, match: 'inflection' };
    }
    return { start, end, match: 'part_of_word' };
  });
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

/** Places with other forms of a keyword's words. */
export function inflectionCandidates(document: DocumentText, words: DocumentWords, keyword: FoldedText): Candidate[] {
  const slots = slotsOf(document, keyword, words.inflections);
  return findPhrases(document, keyword, slots).map((place) => ({ ...place, match: 'inflection' }));
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

/** Places where other words, or forms of them, stand for a keyword. */
export function phraseCandidates(
  document: DocumentText,
  words: DocumentWords,
  phrase: string,
  match: Match,
): Candidate[] {
  const folded = foldText(phrase);
  const found = [...plainCandidates(document, words, folded), ...inflectionCandidates(document, words, folded)];
  return found.flatMap((candidate) => (candidate.match === 'part_of_word' ? [] : [{ ...candidate, match }]));
}

/** Places where an abbreviation that the document defines stands for words of a keyword, or these for it. */
export function abbreviationCandidates(
  document: DocumentText,
  words: DocumentWords,
  keyword: string,
  language: string,
  abbreviations: Abbreviation[],
): Candidate[] {
  if (abbreviations.length === 0) return [];
  const asDocument = toDocumentText({ pages: [{ number: 1, text: keyword, blocks: [] }] });
  const keywordWords = createDocumentWords(asDocument, language, null);
  const sourceOf = (at: DocumentText, { start, end }: Candidate) => at.source.slice(at.starts[start], at.ends[end - 1]);
  const replaced = (from: string, to: string, accepts: (found: string) => boolean) => {
    const [place] = phraseCandidates(asDocument, keywordWords, from, 'abbreviation');
    if (!place || !accepts(sourceOf(asDocument, place))) return null;
    return keyword.slice(0, asDocument.starts[place.start]) + to + keyword.slice(asDocument.ends[place.end - 1]);
  };
  return abbreviations.flatMap(({ short, long }) => {
    const shortened = replaced(long, short, () => true);
    const spelledOut = replaced(short, long, (found) => found.includes(short) || words.isName(found));
    return [
      // In small letters the abbreviation may be another word: "IT" and "it".
      ...(shortened === null ? [] : phraseCandidates(document, words, shortened, 'abbreviation')).filter((candidate) =>
        sourceOf(document, candidate).includes(short),
      ),
      ...(spelledOut === null ? [] : phraseCandidates(document, words, spelledOut, 'abbreviation')),
    ];
  });
}
