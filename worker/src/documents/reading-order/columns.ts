import { isValue } from '../../numbers/is-value.ts';
import type { Straight } from '../page/raw-page.ts';
import { type Line, type Segment, toLines } from './lines.ts';
import { findProseBlock } from './prose-block.ts';

/** Lines that are read one after the other: a whole page, a column, or lines that span the columns. */
export interface Flow {
  lines: Line[];
}

const MAX_DEPTH = 2;

/**
 * The reading order of a page. A gutter cuts the page into columns where lines of prose are on both sides of it. Text that spans the gutter
 * (titles, wide tables) cuts the columns into bands. Bands are read from top to bottom, and each band from its left to its right column.
 * `level` are the horizontal rules of the page: a rule across the gutter shows that the figures on both sides belong to a table.
 */
export function toFlows(segments: Segment[], level: readonly Straight[] = [], depth = 0): Flow[] {
  const margin = depth === 0 ? findMargin(segments) : null;
  if (margin !== null) {
    const inMargin = (segment: Segment) => segment.x0 >= margin;
    const text = segments.filter((segment) => !inMargin(segment));
    return [...toFlows(text, level, depth + 1), { lines: toLines(segments.filter(inMargin)) }];
  }
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : null;
  if (gutter === null) return aroundProseBlocks(toLines(segments));
  const flows: Flow[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  let spanning: Line[] = [];
  const endBand = () => {
    for (const column of [left, right]) if (column.length > 0) flows.push(...toFlows(column, level, depth + 1));
    left = [];
    right = [];
  };
  const lines = toLines(segments);
  const tabular = findTabular(lines, gutter, level);
  for (const [index, line] of lines.entries()) {
    if (tabular.has(index) || line.segments.some((segment) => crosses(segment, gutter))) {
      endBand();
      spanning.push(line);
      continue;
    }
    if (spanning.length > 0) flows.push({ lines: spanning });
    spanning = [];
    for (const segment of line.segments) (segment.x1 <= gutter + 2 ? left : right).push(segment);
  }
  endBand();
  if (spanning.length > 0) flows.push({ lines: spanning });
  return flows;
}

/** Lines in their order, except for short passages of prose in two columns. */
function aroundProseBlocks(lines: Line[]): Flow[] {
  const block = findProseBlock(lines);
  if (!block) return [{ lines }];
  const { start, end, left, right } = block;
  const [above, below] = [lines.slice(0, start), lines.slice(end)];
  return [
    ...(above.length > 0 ? [{ lines: above }] : []),
    { lines: toLines(left) },
    { lines: toLines(right) },
    ...(below.length > 0 ? aroundProseBlocks(below) : []),
  ];
}

/** This many lines with figures on both sides of a gutter are rows of one table. At most as many other lines may be between two rows. */
const FEWEST_ROWS = 4;
const MOST_BETWEEN = 3;
/** A rule of such rows extends at least this far over the gutter on both sides, and is at most this far above or below them. Points. */
const ACROSS = 40;
/** Headers above such rows have pieces of at most this many words. */
const LONGEST_HEAD = 5;

/**
 * The indexes of the lines of tables where no word crosses the gutter: figures are on both sides of it, line by line, and a rule crosses
 * it.
 */
function findTabular(lines: Line[], gutter: number, level: readonly Straight[]): Set<number> {
  const across = level.filter(({ from, to }) => from < gutter - ACROSS && to > gutter + ACROSS);
  if (across.length === 0) return new Set();
  const rows = lines.flatMap((line, index) => {
    const [before, after] = [
      line.segments.findLast(({ x1 }) => x1 <= gutter + 2),
      line.segments.find(({ x0 }) => x0 >= gutter - 2),
    ];
    return before && after && isFigure(before) && isFigure(after) ? [index] : [];
  });
  const found = new Set<number>();
  for (let at = 0; at < rows.length; ) {
    let end = at;
    while ((rows[end + 1] ?? Number.POSITIVE_INFINITY) - (rows[end] ?? 0) <= MOST_BETWEEN + 1) end++;
    const [top, bottom] = [lines[rows[at] ?? 0]?.baseline ?? 0, lines[rows[end] ?? 0]?.baseline ?? 0];
    const isRuled = across.some((rule) => rule.at > top - ACROSS && rule.at < bottom + ACROSS);
    if (isRuled && end - at + 1 >= FEWEST_ROWS) {
      for (let index = headStart(lines, rows[at] ?? 0); index <= (rows[end] ?? 0); index++) found.add(index);
    }
    at = end + 1;
  }
  return found;
}

/** Figures of two columns that are close to each other may be one segment. */
function isFigure({ words }: Segment): boolean {
  return words.every(({ text }) => isValue(text));
}

/** Where the headers above the first row of figures begin; names of groups may be between them. */
function headStart(lines: Line[], first: number): number {
  let start = first;
  for (let at = first - 1; at >= Math.max(0, start - MOST_BETWEEN); at--) {
    const segments = lines[at]?.segments ?? [];
    if (segments.some(({ words }) => words.length > LONGEST_HEAD)) break;
    if (segments.length > 1) start = at;
  }
  return start;
}

function crosses(segment: Segment, x: number): boolean {
  return segment.x0 < x - 2 && segment.x1 > x + 2;
}

/** The x of a gutter between two columns of prose, or null. Tables have gutters too, but with ragged, short lines beside them. */
function findGutter(segments: Segment[]): number | null {
  if (segments.length < 16) return null;
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const segment of segments) {
    x0 = Math.min(x0, segment.x0);
    x1 = Math.max(x1, segment.x1);
    total += segment.chars;
  }
  let best: { x: number; crossing: number } | null = null;
  for (let step = 25; step <= 75; step++) {
    const x = x0 + ((x1 - x0) * step) / 100;
    let crossing = 0;
    for (const segment of segments) {
      if (crosses(segment, x)) crossing += segment.chars;
      if (crossing > (best?.crossing ?? total)) break;
    }
    const central = Math.abs(step - 50);
    if (crossing < 0.4 * total && (!best || crossing < best.crossing || (crossing === best.crossing && central < 15))) {
      best = { x, crossing };
    }
  }
  if (!best) return null;
  const gutter = best.x;
  const left = segments.filter((segment) => segment.x1 <= gutter + 2);
  const right = segments.filter((segment) => segment.x0 >= gutter - 2);
  if (isColumn(left) && isColumn(right)) return gutter;
  // Short paragraphs and lists, such as abbreviations, are columns too if the lines on the two sides are at different heights.
  if (goOwnWay(left, right) && goOwnWay(right, left)) return gutter;
  return null;
}

/**
 * Whether lines of several words begin at the same x, and are at the same height as lines of the other column only by chance: cells of a
 * table share their lines.
 */
function goOwnWay(segments: Segment[], others: Segment[]): boolean {
  if (segments.length < 12) return false;
  const starts = new Map<number, number>();
  for (const { x0 } of segments) starts.set(Math.round(x0 / 3), (starts.get(Math.round(x0 / 3)) ?? 0) + 1);
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0) / segments.length;
  const apart = segments.filter((segment) =>
    others.every((other) => Math.abs(other.baseline - segment.baseline) > 0.15 * segment.size),
  ).length;
  return Math.max(...starts.values()) >= 0.6 * segments.length && words >= 3 && apart >= 0.5 * segments.length;
}

/**
 * The x between a page's text and small print in its right margin, such as the comments of a reviewer, or null. Such comments do not belong
 * to the lines beside them.
 */
function findMargin(segments: Segment[]): number | null {
  const start = Math.min(...segments.map((segment) => segment.x0));
  const end = Math.max(...segments.map((segment) => segment.x1));
  // The size of the text that starts at the left: there may be more comments than text.
  const atLeft = segments.filter((segment) => segment.x0 < start + 0.3 * (end - start));
  const sizes = atLeft.map((segment) => segment.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const small = segments.filter((segment) => segment.size < 0.85 * usual);
  if (small.length < 2) return null;
  const x = Math.min(...small.map((segment) => segment.x0)) - 2;
  const text = segments.filter((segment) => segment.size >= 0.85 * usual);
  return x > start + 0.4 * (end - start) && text.every((segment) => segment.x1 < x + 4) ? x : null;
}

/**
 * Whether segments look like running text: most of it in long lines, close to each other. A table between paragraphs does not change that,
 * however many short segments it has.
 */
function isColumn(segments: Segment[]): boolean {
  if (segments.length < 8) return false;
  const x0 = Math.min(...segments.map((segment) => segment.x0));
  const x1 = Math.max(...segments.map((segment) => segment.x1));
  const long = segments.filter((segment) => segment.x1 - segment.x0 > 0.6 * (x1 - x0));
  const chars = (all: Segment[]) => all.reduce((sum, segment) => sum + segment.chars, 0);
  if (long.length < 5 || chars(long) < 0.6 * chars(segments)) return false;
  const lines = toLines([...segments]);
  let close = 0;
  for (let index = 1; index < lines.length; index++) {
    const [before, line] = [lines[index - 1], lines[index]];
    if (!before || !line) continue;
    const step = line.baseline - before.baseline;
    if (step > 0.5 * line.size && step < 2 * line.size) close++;
  }
  return close > 0.7 * (lines.length - 1);
}
