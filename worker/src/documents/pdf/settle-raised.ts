import { loweredText, raisedText } from '../layout/raised-text.ts';
import type { RawWord } from '../page/raw-page.ts';

/** Raised and lowered text is set smaller than this share of the line's size. */
const SMALLER = 0.87;
/** How far its baseline is above, and below, the line that it belongs to, in ems of that line's size. */
const RAISED = [0.12, 0.75] as const;
const LOWERED = [0.06, 0.45] as const;
/** The greatest distance from the word before, in ems: text that is closer, or overlaps, is part of the word. */
const FURTHEST = 0.3;
const OVERLAP = 0.35;
const LONGEST = 6;

/**
 * Puts raised and lowered text on the line that it belongs to. The ending of an ordinal and the power of a unit become part of their word;
 * the mark of a footnote becomes a separate word that is no figure. Takes the words in the order of the file, where such text follows its
 * word.
 */
export function settleRaised(words: RawWord[]): RawWord[] {
  const settled: RawWord[] = [];
  /** The last word to which raised text was attached, and that text. */
  let behind: { base: RawWord; mark: RawWord } | null = null;
  for (const word of words) {
    const last = settled.at(-1);
    const base: RawWord | undefined = behind && behind.mark === last ? behind.base : last;
    if (!base || !last || word.sideways || base.sideways) {
      settled.push(word);
      continue;
    }
    const isMark: boolean =
      word.size < SMALLER * base.size && word.text.length <= LONGEST && followsClosely(last, word, base.size, FURTHEST);
    const rise: number = isMark ? (base.baseline - word.baseline) / base.size : 0;
    if (isWithin(rise, RAISED) || isWithin(-rise, LOWERED)) {
      behind = { base, mark: attach(settled, base, last, word, rise > 0) };
      continue;
    }
    // "12th," "H2O": text on the line itself that follows without a gap continues the word.
    const isNext = behind?.mark === last && Math.abs(word.baseline - base.baseline) < 0.1 * base.size;
    if (isNext && goesOn(last, word, base)) {
      last.text += word.text;
      last.x1 = Math.max(last.x1, word.x1);
    } else {
      settled.push(word);
    }
  }
  return settled;
}

function isWithin(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to;
}

function followsClosely(before: RawWord, word: RawWord, em: number, furthest: number): boolean {
  const gap = word.x0 - before.x1;
  return gap > -OVERLAP * em && gap < furthest * em;
}

/** Attaches the mark to its word, as part of it or as a separate word; returns the word that contains it. */
function attach(settled: RawWord[], base: RawWord, last: RawWord, mark: RawWord, isRaised: boolean): RawWord {
  const { text, isPart } = (isRaised ? raisedText : loweredText)(base.text, mark.text);
  if (isPart && last === base) {
    Object.assign(base, { text: base.text + text, ...around(base, mark) });
    return base;
  }
  const own = { ...mark, text, baseline: base.baseline };
  settled.push(own);
  return own;
}

function around(a: RawWord, b: RawWord) {
  return {
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    y0: Math.min(a.y0, b.y0),
    y1: Math.max(a.y1, b.y1),
  };
}

const WORD_GAP = 0.12;

/** Punctuation continues after any mark, letters only after lowered text in the middle of a word. */
function goesOn(last: RawWord, word: RawWord, base: RawWord): boolean {
  if (!followsClosely(last, word, base.size, WORD_GAP)) return false;
  if (/^[,.;:)\]!?’”»]+$/u.test(word.text)) return true;
  return last === base && /\p{L}\d$/u.test(last.text) && /^\p{Lu}/u.test(word.text);
}
