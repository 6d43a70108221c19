import { loweredText, raisedText } from '../layout/raised-text.ts';
import type { RawWord } from '../page/raw-page.ts';

/** Raised and lowered text is set smaller than this share of the line's size. */
const SMALLER = 0.87;
/** How far its line is above the line it belongs to, and below it, in ems of that line's size. */
const RAISED = [0.12, 0.75] as const;
const LOWERED = [0.06, 0.45] as const;
/** How far it stands from the word before, in ems: less is part of the word, less still overlaps it. */
const FURTHEST = 0.3;
const OVERLAP = 0.35;
const LONGEST = 6;

/**
 * Puts raised and lowered text on the line that it belongs to: an ordinal's ending and a unit's power become part of their word, the mark
 * of a footnote a word of its own that is no figure. Takes the words in the order of the file, in which such text follows its word.
 */
export function settleRaised(words: RawWord[]): RawWord[] {
  const settled: RawWord[] = [];
  /** The word on whose line raised text was set last, and that text. */
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
    // "12th," "H2O": what follows on the line itself without a gap goes on with the word.
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

/** Puts the mark behind its word, as part of it or as a word of its own; returns the word that it is in. */
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

/** Punctuation goes on with any mark, letters with what is lowered in the middle of a word. */
function goesOn(last: RawWord, word: RawWord, base: RawWord): boolean {
  if (!followsClosely(last, word, base.size, WORD_GAP)) return false;
  if (/^[,.;:)\]!?’”»]+$/u.test(word.text)) return true;
  return last === base && /\p{L}\d$/u.test(last.text) && /^\p{Lu}/u.test(word.text);
}
