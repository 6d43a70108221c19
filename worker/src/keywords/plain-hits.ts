import type { DocumentText } from './document-text.ts';
import { type FoldedText, gap } from './fold-text.ts';
import { gapsAgree, gapsJoin } from './match-gaps.ts';

/** A stretch of folded units; `startsWord` and `endsWord` tell whether a word starts and ends there. */
export interface PlainHit {
  start: number;
  end: number;
  startsWord: boolean;
  endsWord: boolean;
  /** Whether blanks are where the keyword has them; if not, it is written in one word here and in several there. */
  hasSameBlanks: boolean;
}

/** Every place where the letters of a keyword are, in words or inside of them. */
export function findPlain(document: DocumentText, keyword: FoldedText): PlainHit[] {
  const hits: PlainHit[] = [];
  const { length } = keyword.text;
  if (length === 0) return hits;
  for (let at = document.text.indexOf(keyword.text); at !== -1; at = document.text.indexOf(keyword.text, at + 1)) {
    const end = at + length;
    const blanks = compareBlanks(document, keyword, at);
    if (!blanks || cutsAccent(document, end)) continue;
    const [startsWord, endsWord] = [!joinsWord(document, at), !joinsWord(document, end)];
    hits.push({ start: at, end, startsWord, endsWord, hasSameBlanks: blanks === 'same' });
  }
  return hits;
}

/** Null where a dash parts what the keyword has together. */
function compareBlanks({ gaps }: FoldedText, keyword: FoldedText, at: number): 'same' | 'other' | null {
  let blanks: 'same' | 'other' = 'same';
  for (let unit = 1; unit < keyword.text.length; unit++) {
    const [typed, written] = [keyword.gaps[unit] as number, gaps[at + unit] as number];
    if (gapsAgree(typed, written)) continue;
    if (!gapsJoin(typed, written)) return null;
    blanks = 'other';
  }
  return blanks;
}
/** "bao" is not in "bão": the accent belongs to the letter, unlike the second letter of a ligature. */
function cutsAccent({ text, gaps }: FoldedText, unit: number): boolean {
  return gaps[unit] === gap.inside && /\p{M}/u.test(text[unit] ?? '');
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that put no blanks between words: any place in them may be a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Whether a word or a number continues over the place before a unit. Hyphens, colons and slashes separate words: a part or a revision of a
 * standard ("EN 1092-1", "ISO 9001:2015") and a reducer ("DN 200/150") match the keyword, just as "EN 1092" alone does.
 */
function joinsWord({ text, gaps, brokenAt }: DocumentText, unit: number): boolean {
  const bits = gaps[unit] as number;
  if (bits & gap.inside) return true;
  if (bits & ~(gap.softHyphen | gap.dot)) return brokenAt.has(unit);
  const before = characterBefore(text, unit);
  const after = String.fromCodePoint(text.codePointAt(unit) ?? 0x20);
  if (wordCharacter.test(before) && wordCharacter.test(after)) return !unspaced.test(before) && !unspaced.test(after);
  return partsFigures({ text, gaps }, unit - 1) || partsFigures({ text, gaps }, unit);
}

/** Whether the unit is a mark within a number, as in "1,610" and "610.2"; where a blank follows it ends a sentence or a part of it. */
function partsFigures({ text, gaps }: Pick<DocumentText, 'text' | 'gaps'>, unit: number): boolean {
  const isClose = (before: number) => ((gaps[before] as number) & ~gap.softHyphen) === 0;
  return /^\d[.,]\d$/.test(text.slice(Math.max(0, unit - 1), unit + 2)) && isClose(unit) && isClose(unit + 1);
}

function characterBefore(text: string, unit: number): string {
  if (unit === 0) return ' ';
  const isLow = /[\udc00-\udfff]/.test(text[unit - 1] as string);
  return text.slice(isLow ? Math.max(0, unit - 2) : unit - 1, unit);
}
