import { type FoldedText, foldText, gap } from './fold-text.ts';
import type { KeywordSource } from './model.ts';

/** A word: which one of the vocabulary, and its units in the folded text, end exclusive. */
export interface Token {
  word: number;
  start: number;
  end: number;
}

/** A document made ready to look for keywords in it. */
export interface DocumentText extends FoldedText {
  /** All pages' text, one line break between two. */
  source: string;
  /** Where each page starts in `source`. */
  pageStarts: number[];
  tokens: Token[];
  /** The different words, decomposed, with their tokens' indices. */
  words: string[];
  postings: number[][];
  /** Index of the word in `words`. */
  wordIds: Map<string, number>;
  /** Units before which a word was broken at a line's end, so that what comes before belongs to the same word. */
  brokenAt: Set<number>;
}

/** Folds a document's text and cuts it into words, of which those broken at line ends are put together. */
export function toDocumentText({ pages }: Pick<KeywordSource, 'pages'>): DocumentText {
  const pageStarts: number[] = [];
  let length = 0;
  for (const { text } of pages) {
    pageStarts.push(length);
    length += text.length + 1;
  }
  const source = pages.map(({ text }) => text).join('\n');
  const folded = foldText(source);
  const { tokens, brokenAt } = mendBrokenWords(source, folded, cutIntoPieces(folded));
  return { ...folded, source, pageStarts, brokenAt, ...indexWords(folded.text, tokens) };
}

/** Words of a folded text as they are, broken ones in pieces. */
export function cutIntoPieces({ text, gaps }: FoldedText): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  const parts = ~(gap.inside | gap.softHyphen | gap.dot);
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    let start = index;
    for (let unit = index + 1; unit < index + run.length; unit++) {
      if ((gaps[unit] as number) & parts) {
        pieces.push({ start, end: unit });
        start = unit;
      }
    }
    pieces.push({ start, end: index + run.length });
  }
  return pieces;
}

type Piece = { start: number; end: number };

/**
 * A hyphen at a line's end may break a word ("secu-/rity") or join two ("bid-/security"): it breaks one where the whole is a word
 * of the document or either piece is none.
 */
function mendBrokenWords(source: string, folded: FoldedText, pieces: Piece[]) {
  const { text, gaps, starts } = folded;
  const isBreak = (unit: number) => {
    const bits = gaps[unit] as number;
    return (bits & gap.lineBreak) !== 0 && (bits & (gap.hyphen | gap.softHyphen)) !== 0;
  };
  const whole = new Set<string>();
  for (const { start, end } of pieces) if (!isBreak(start) && !isBreak(end)) whole.add(text.slice(start, end));
  const tokens: Piece[] = [];
  const brokenAt = new Set<number>();
  for (const piece of pieces) {
    const last = tokens.at(-1);
    if (last?.end === piece.start && isBreak(piece.start)) {
      const [before, after] = [text.slice(last.start, last.end), text.slice(piece.start, piece.end)];
      const joins = whole.has(before + after) || !whole.has(before) || !whole.has(after);
      if (joins && !/\d$/u.test(before) && /^\p{Ll}/u.test(source.slice(starts[piece.start], starts[piece.end]))) {
        last.end = piece.end;
        brokenAt.add(piece.start);
        continue;
      }
    }
    tokens.push({ ...piece });
  }
  return { tokens, brokenAt };
}

function indexWords(text: string, pieces: Piece[]) {
  const words: string[] = [];
  const postings: number[][] = [];
  const wordIds = new Map<string, number>();
  const tokens = pieces.map(({ start, end }, index): Token => {
    const form = text.slice(start, end);
    let word = wordIds.get(form);
    if (word === undefined) {
      word = words.push(form) - 1;
      wordIds.set(form, word);
      postings.push([]);
    }
    postings[word]?.push(index);
    return { word, start, end };
  });
  return { tokens, words, postings, wordIds };
}
