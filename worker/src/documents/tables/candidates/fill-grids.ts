import { type Area, isInside } from '../../page/page-table.ts';
import type { Figure, RawWord, Straight } from '../../page/raw-page.ts';
import { type Strip, toStrips } from '../evidence/fill-strips.ts';
import { findOpenColumns } from '../evidence/open-columns.ts';
import { type TableLine, toTableLines } from '../evidence/table-lines.ts';
import {
  FILL_SAME_SIDE,
  FILL_SPACING,
  FILLED_OUTER_COLUMNS,
  FILLED_OUTER_NEAR,
  FILLED_ROWS_FEWEST,
  FILLED_RULE_INSIDE,
  FILLED_TABULAR,
  RULE_ACROSS,
  UNFILLED_ROW_HIGHEST,
  WRAPPED_PITCH,
} from '../thresholds.ts';
import type { Lattice } from './lattice.ts';

/** A row: with a fill, or between two rows that have one. */
interface Band {
  y0: number;
  y1: number;
  /** Null where nothing is drawn. */
  strip: Strip | null;
  lines: TableLine[];
}

/**
 * Finds the grids that filled areas form: a fill for each cell, or for every second row. Rows without a fill are found from those above and
 * below. Where fills are as wide as the table, the columns are found from the words on them. `level` are the horizontal lines of the page:
 * one across a row shows that it is several rows.
 */
export function findFillGrids(figures: Figure[], words: RawWord[], level: Straight[]): Lattice[] {
  const strips = toStrips(figures);
  const grids: Lattice[] = [];
  while (strips.length >= 2) {
    const bands = takeBands(strips, words);
    const grid = toGrid(bands, words, level);
    if (grid) grids.push(grid);
  }
  return grids;
}

/** Removes from the list, and returns, the first strip with those that continue it below, and the rows between. */
function takeBands(strips: Strip[], words: RawWord[]): Band[] {
  const [first] = strips.splice(0, 1);
  if (!first) return [];
  const bands: Band[] = [{ y0: first.y0, y1: first.y1, strip: first, lines: linesIn(words, first) }];
  let last = first;
  for (;;) {
    const index = strips.findIndex(
      (each) =>
        Math.abs(each.x0 - first.x0) <= FILL_SAME_SIDE &&
        Math.abs(each.x1 - first.x1) <= FILL_SAME_SIDE &&
        each.y0 - last.y1 >= -FILL_SAME_SIDE,
    );
    const next = strips[index];
    if (!next || next.y0 - last.y1 > UNFILLED_ROW_HIGHEST || !haveSameEdges(bands, next)) return bands;
    if (next.y0 - last.y1 > FILL_SPACING) {
      const lines = linesIn(words, { x0: first.x0, x1: first.x1, y0: last.y1, y1: next.y0 });
      if (!isOneRow(lines)) return bands;
      bands.push({ y0: last.y1, y1: next.y0, strip: null, lines });
    }
    bands.push({ y0: next.y0, y1: next.y1, strip: next, lines: linesIn(words, next) });
    strips.splice(index, 1);
    last = next;
  }
}

/** Whether a strip's rectangles meet at the same places as those of the others; a strip with merged cells has fewer of the places. */
function haveSameEdges(bands: Band[], next: Strip): boolean {
  const edges = bands.flatMap(({ strip }) => strip?.edges ?? []);
  const few = bands.every(({ strip }) => (strip?.edges.length ?? 0) < next.edges.length);
  const [some, all] = few ? [edges, next.edges] : [next.edges, edges];
  return some.every((edge) => all.some((other) => Math.abs(edge - other) <= FILL_SAME_SIDE));
}

function linesIn(words: RawWord[], area: Area): TableLine[] {
  return toTableLines(words.filter((word) => isInside(word, area)));
}

function isOneRow(lines: TableLine[]): boolean {
  const isWrapped = lines.every((line, index) => {
    const before = lines[index - 1];
    return !before || line.baseline - before.baseline < WRAPPED_PITCH * Math.max(line.size, before.size);
  });
  return lines.length > 0 && isWrapped;
}

function toGrid(found: Band[], words: RawWord[], level: Straight[]): Lattice | null {
  const strips = found.flatMap(({ strip }) => strip ?? []);
  const [first] = strips;
  if (!first || strips.length < 2) return null;
  const drawn = drawnEdges(strips);
  const edges = drawn.length > 0 ? drawn : edgesOfWords(found);
  if (edges.length === 0) return null;
  const xs = [Math.min(...strips.map(({ x0 }) => x0)), ...edges, Math.max(...strips.map(({ x1 }) => x1))];
  const bands = found.some(({ strip }) => !strip) ? withOuterRows(found, words, xs) : found;
  const isHeaded = bands[0]?.lines.length === 1 && columnsOf(bands[0].lines, xs).size === xs.length - 1;
  if (bands.length < FILLED_ROWS_FEWEST || !bands.every((band) => isRowOf(band, xs, level, isHeaded))) return null;
  const filled = bands.filter((band) => columnsOf(band.lines, xs).size >= 2);
  if (filled.length < Math.max(2, FILLED_TABULAR * bands.length)) return null;
  const ys = bands.flatMap(({ y0 }, index) => {
    const before = bands[index - 1];
    return [before ? (before.y1 + y0) / 2 : y0];
  });
  return {
    xs,
    ys: [...ys, bands.at(-1)?.y1 ?? 0],
    sides: bands.map((band) =>
      xs.map((x, index) => index === 0 || index === xs.length - 1 || hasSide(band, x, drawn.length > 0)),
    ),
    tops: Array.from({ length: bands.length + 1 }, () => xs.slice(1).map(() => true)),
    drawn: 1,
  };
}

/** Places where rectangles meet, in at least two strips. */
function drawnEdges(strips: Strip[]): number[] {
  const parted = strips.filter((strip) => strip.edges.length > 0);
  const most = parted.toSorted((a, b) => b.edges.length - a.edges.length)[0];
  return parted.length < 2 ? [] : (most?.edges ?? []);
}

/** Places between the columns of words on fills as wide as the table: each row has words in at least two columns. */
function edgesOfWords(bands: Band[]): number[] {
  if (!bands.every((band) => band.lines.some((line) => line.pieces.length > 1))) return [];
  const columns = findOpenColumns(bands.flatMap((band) => band.lines));
  return columns.slice(1).map(({ x0 }, index) => ((columns[index]?.x1 ?? x0) + x0) / 2);
}

/** Adds the headers above and the last row below, where these have no fill. */
function withOuterRows(bands: Band[], words: RawWord[], xs: number[]): Band[] {
  const [first, last] = [bands[0], bands.at(-1)];
  const [left, right] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  if (!first || !last) return bands;
  const above = linesIn(words, { x0: left, x1: right, y0: first.y0 - UNFILLED_ROW_HIGHEST, y1: first.y0 }).reverse();
  const below = linesIn(words, { x0: left, x1: right, y0: last.y1, y1: last.y1 + UNFILLED_ROW_HIGHEST });
  const isNear = (line: TableLine | undefined, from: number) =>
    line && Math.min(Math.abs(line.y0 - from), Math.abs(line.y1 - from)) < FILLED_OUTER_NEAR * line.size;
  const row = (lines: TableLine[], from: number): TableLine[] => {
    if (!isNear(lines[0], from)) return [];
    const end = lines.findIndex((line, index) => {
      const before = lines[index - 1];
      const isFar =
        before && Math.abs(line.baseline - before.baseline) > WRAPPED_PITCH * Math.max(line.size, before.size);
      return isFar || xs.some((x) => crosses(line, x)) || line.x0 < left || line.x1 > right;
    });
    const own = end < 0 ? lines : lines.slice(0, end);
    return columnsOf(own, xs).size >= Math.max(2, FILLED_OUTER_COLUMNS * (xs.length - 1)) ? own : [];
  };
  const [header, foot] = [row(above, first.y0).reverse(), row(below, last.y1)];
  const toBand = (lines: TableLine[]): Band[] =>
    lines.length > 0
      ? [{ y0: Math.min(...lines.map(({ y0 }) => y0)), y1: Math.max(...lines.map(({ y1 }) => y1)), strip: null, lines }]
      : [];
  return [...toBand(header), ...bands, ...toBand(foot)];
}

/**
 * Whether nothing shows that a band is several rows, or paragraphs in boxes beside each other. Below a row of headers, cells may have
 * several lines.
 */
function isRowOf({ y0, y1, strip, lines }: Band, xs: number[], level: Straight[], isHeaded: boolean): boolean {
  const [left, right] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  const isParted = level.some(
    ({ at, from, to }) =>
      at > y0 + FILLED_RULE_INSIDE &&
      at < y1 - FILLED_RULE_INSIDE &&
      Math.min(to, right) - Math.max(from, left) > RULE_ACROSS * (right - left),
  );
  const whole = lines.filter((line) => columnsOf([line], xs).size === xs.length - 1).length;
  return !isParted && (strip ? whole < 3 || (isHeaded && isOneRow(lines)) : whole < 2 || whole < lines.length);
}

/** The columns that contain words. */
function columnsOf(lines: TableLine[], xs: number[]): Set<number> {
  return new Set(
    lines.flatMap((line) => line.words.map((word) => xs.findLastIndex((x) => x <= (word.x0 + word.x1) / 2))),
  );
}

/** Whether cells of a row meet at a place: where its own fill shows it. Where nothing is drawn, they do unless a word crosses the place. */
function hasSide({ strip, lines }: Band, x: number, isDrawn: boolean): boolean {
  if (strip && isDrawn) return strip.edges.some((edge) => Math.abs(edge - x) <= FILL_SAME_SIDE);
  return !lines.some((line) => crosses(line, x));
}

function crosses(line: TableLine, x: number): boolean {
  return line.words.some((word) => word.x0 < x - 1 && word.x1 > x + 1);
}
