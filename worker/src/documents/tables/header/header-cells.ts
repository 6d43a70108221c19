import type { Area } from '../../page/page-table.ts';
import type { Straight } from '../../page/raw-page.ts';
import type { Column } from '../evidence/open-columns.ts';
import type { Piece, TableLine } from '../evidence/table-lines.ts';
import {
  HEADER_OVER_COLUMN,
  HEADER_RULE_ABOVE,
  HEADER_RULE_BELOW,
  HEADER_RULE_SHORTER,
  SHARES_OFF_MIDDLE,
  UNDERLINE_ABOVE,
  UNDERLINE_BELOW,
  UNDERLINE_COVERS,
} from '../thresholds.ts';

/** The first and the last column that a header names. */
export type Span = [number, number];

/** A header with its lines, from top to bottom, and its row within the header. */
export interface HeaderCell {
  from: number;
  to: number;
  pieces: Piece[];
  level: number;
}

/** Whether a rule separates a header from the text below it. */
export function isUnderlined(above: Piece, below: Piece, level: Straight[]): boolean {
  return level.some(
    (rule) =>
      rule.at > above.y0 + UNDERLINE_BELOW * (above.y1 - above.y0) &&
      rule.at < below.y1 - UNDERLINE_ABOVE * (below.y1 - below.y0) &&
      Math.min(rule.to, below.x1) - Math.max(rule.from, below.x0) > UNDERLINE_COVERS * (below.x1 - below.x0),
  );
}

/** The shortest rule right below a header that is about as long as the header, or longer. */
export function ruleUnder({ x0, x1, y0, y1 }: Area, level: Straight[]): Straight | undefined {
  const height = y1 - y0;
  return level
    .filter(({ at }) => at > y1 - HEADER_RULE_ABOVE * height && at < y1 + HEADER_RULE_BELOW * height)
    .filter(({ from, to }) => from < x0 + HEADER_RULE_SHORTER && to > x1 - HEADER_RULE_SHORTER)
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0];
}

/** The columns below a header; the nearest where none is below it. */
export function touches(piece: Column, columns: Column[]): Span {
  const hit = columns.flatMap((column, index) => {
    const overlap = Math.min(column.x1, piece.x1) - Math.max(column.x0, piece.x0);
    return overlap > HEADER_OVER_COLUMN * Math.min(column.x1 - column.x0, piece.x1 - piece.x0) ? [index] : [];
  });
  const [first, last] = [hit[0], hit.at(-1)];
  if (first !== undefined && last !== undefined) return [first, last];
  const middle = (piece.x0 + piece.x1) / 2;
  let best = 0;
  columns.forEach((column, index) => {
    const distance = (each: Column | undefined) => (each ? Math.max(each.x0 - middle, middle - each.x1) : Infinity);
    if (distance(column) < distance(columns[best])) best = index;
  });
  return [best, best];
}

/**
 * Which columns the header cells span: equal shares of all columns but the first, each of which has its own header below. Null where this
 * is not so.
 */
export function dealtSpans(line: TableLine, below: TableLine[], columns: Column[]): Span[] | null {
  const [first] = line.pieces;
  if (!first || !below.some((each) => each.pieces.length >= columns.length - 1)) return null;
  // The names at the left may have their header cell beside the others.
  const isNamed = touches(first, columns)[1] === 0;
  const headerCells = { ...line, pieces: isNamed ? line.pieces.slice(1) : line.pieces };
  if (headerCells.pieces.length < 2) return null;
  const spans = equalShares(headerCells, columns);
  return spans && isNamed ? [[0, 0], ...spans] : spans;
}

function equalShares({ pieces }: TableLine, columns: Column[]): Span[] | null {
  const share = (columns.length - 1) / pieces.length;
  if (share < 2 || share % 1 !== 0) return null;
  const spans = pieces.map((_, index): Span => [1 + index * share, (index + 1) * share]);
  const fits = pieces.every((piece, index) => {
    const [from, to] = spans[index] ?? [0, 0];
    const [x0, x1] = [columns[from]?.x0 ?? 0, columns[to]?.x1 ?? 0];
    return Math.abs((piece.x0 + piece.x1) / 2 - (x0 + x1) / 2) < SHARES_OFF_MIDDLE * (x1 - x0);
  });
  return fits ? spans : null;
}
