import type { PageCell, PageTable } from '../../page/page-table.ts';
import type { RawPage, RawWord } from '../../page/raw-page.ts';
import {
  PARTED_CODES,
  PARTED_FULL,
  PARTED_REST,
  PARTED_SHORTEST,
  PARTED_START,
  PARTED_START_MUTE,
} from '../thresholds.ts';

/** The end of a cell's line and the beginning of the next. */
interface Break {
  before: RawWord;
  after: RawWord;
  /** Whether both the upper and the lower line contain only that word. */
  isAlone: boolean;
  isOnlyBelow: boolean;
  isFull: boolean;
}

/**
 * Finds words that were broken without a hyphen because their cell is narrow: the first word of a line continues the last one of the line
 * above. A word counts as broken if the document contains it whole elsewhere; a code, if its whole shape is found elsewhere or all cells
 * with such codes are broken alike; a short rest, if it occurs nowhere else.
 */
export function findPartedWords(pages: { page: RawPage; tables: PageTable[] }[]): ReadonlySet<RawWord> {
  const breaks = pages.flatMap(({ tables }) => tables.flatMap(breaksOf));
  if (breaks.length === 0) return new Set();
  const words = wordsOutside(
    pages.map(({ page }) => page),
    breaks,
  );
  const split = countBy(breaks.filter(isCode), shapeOfBreak);
  return new Set(
    breaks.filter((each) => isWord(each, words) || isBrokenCode(each, words, split)).map(({ after }) => after),
  );
}

function breaksOf({ cells }: PageTable): Break[] {
  const edges = new Map<number, number[]>();
  for (const cell of cells) {
    if (cell.columnSpan > 1) continue;
    const ends = edges.get(cell.column) ?? [];
    for (const line of cell.lines) ends.push(line.at(-1)?.x1 ?? 0);
    edges.set(cell.column, ends);
  }
  const right = new Map(
    [...edges].map(([column, ends]) => [column, ends.reduce((most, end) => Math.max(most, end), 0)]),
  );
  return cells.flatMap((cell) => (cell.columnSpan > 1 ? [] : breaksInCell(cell, right.get(cell.column) ?? 0)));
}

function breaksInCell({ lines }: PageCell, right: number): Break[] {
  return lines.flatMap((line, index): Break[] => {
    const [before, after] = [line.at(-1), lines[index + 1]?.[0]];
    if (!before || !after || before.sideways || after.sideways) return [];
    const isOnlyBelow = lines[index + 1]?.length === 1;
    return [
      { before, after, isAlone: line.length === 1, isOnlyBelow, isFull: before.x1 > right - PARTED_FULL * before.size },
    ];
  });
}

interface Known {
  /** Words in lower case, without punctuation around them, that occur elsewhere than at a break. */
  words: ReadonlySet<string>;
  /** Shapes of codes, and how often they occur elsewhere. */
  shapes: ReadonlyMap<string, number>;
}

function wordsOutside(pages: RawPage[], breaks: Break[]): Known {
  const atBreaks = new Set(breaks.flatMap(({ before, after }) => [before, after]));
  const words = new Set<string>();
  const shapes = new Map<string, number>();
  const seen = new Set<string>();
  for (const page of pages) {
    for (const word of page.words) {
      const isCode = CODE.test(word.text);
      if ((!isCode && seen.has(word.text)) || atBreaks.has(word)) continue;
      seen.add(word.text);
      words.add(bare(word.text).toLowerCase());
      if (isCode) shapes.set(shapeOf(word.text), (shapes.get(shapeOf(word.text)) ?? 0) + 1);
    }
  }
  return { words, shapes };
}

/** A word without the punctuation around it. */
function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && !/[\p{L}\p{N}]/u.test(text[start] as string)) start++;
  while (end > start && !/[\p{L}\p{N}]/u.test(text[end - 1] as string)) end--;
  return text.slice(start, end);
}

/** A word that the document contains whole, or the short rest of one that occurs nowhere else. */
function isWord({ before, after, isAlone, isFull }: Break, { words }: Known): boolean {
  if (!/\p{L}$/u.test(before.text) || !/^\p{L}/u.test(after.text)) return false;
  const [head, rest] = [bare(before.text).toLowerCase(), bare(after.text).toLowerCase()];
  // Each of the two may be a word by itself.
  const isOneWord = !words.has(head) || !words.has(rest);
  const isSameCase =
    /^\p{Ll}/u.test(after.text) || (/\p{Lu}$/u.test(before.text) && /^\p{Lu}\P{Ll}*$/u.test(after.text));
  if (!isOneWord || !isSameCase) return false;
  const whole = head + rest;
  if (whole.length >= PARTED_SHORTEST && words.has(whole)) return true;
  return isAlone && isFull && !words.has(head) && !words.has(rest) && isRest(head, rest);
}

const VOWEL = /[aeiouyаеёиоуыэюяії]/u;

/** Whether the end of a word can be no word by itself. Languages whose words have one syllable have short first parts. */
function isRest(head: string, rest: string): boolean {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(rest) || rest.length > PARTED_REST) return false;
  const isMute = !VOWEL.test(rest.normalize('NFD'));
  return head.length >= (isMute ? PARTED_START_MUTE : PARTED_START);
}

const CODE = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d/.-]{3,}$/u;

function isCode({ before, after, isAlone, isOnlyBelow, isFull }: Break): boolean {
  return isAlone && isOnlyBelow && isFull && CODE.test(before.text) && /^[\p{Lu}\d][\p{Lu}\d/.-]*$/u.test(after.text);
}

function isBrokenCode(each: Break, { shapes }: Known, split: ReadonlyMap<string, number>): boolean {
  if (!isCode(each)) return false;
  const [head, rest] = [each.before.text, each.after.text];
  const isWhole = shapes.has(shapeOf(head + rest));
  const cells = split.get(shapeOfBreak(each)) ?? 0;
  // Codes in a column have different shapes: if more of them are broken alike than are whole, that is no chance.
  if (cells <= PARTED_CODES * (shapes.get(shapeOf(head)) ?? 0)) return false;
  // Only figures: a new code on the next line would begin with letters again.
  return isWhole || (/\p{Lu}/u.test(head) && /^\d+$/u.test(rest) && cells > 1);
}

const shapeOf = (text: string) => text.replace(/\d/g, '9').replace(/\p{Lu}/gu, 'A');
const shapeOfBreak = ({ before, after }: Break) => `${shapeOf(before.text)} ${shapeOf(after.text)}`;

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
