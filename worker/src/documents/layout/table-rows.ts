import type { Line, Segment } from './lines.ts';
import { columnOf, type Stretch } from './table-columns.ts';

/** A row of a table: for each column its segments, line by line; empty where the cell is empty. */
export interface TableRow {
  cells: Segment[][];
  isHeader: boolean;
}

const FIGURE = /^[(<>=~≤≥±+-]*[$€£₫]?\d[\d.,%/-]*\)?$/;

/**
 * Puts the lines of a table together into rows. Where rows stand further apart than the lines within a cell, spacing tells; otherwise
 * a row starts where its first column does, unless the cells of the line look like the wrapped rest of those above.
 */
export function toRows(lines: Line[], cut: Segment[][], columns: Stretch[]): TableRow[] {
  const placed = cut.map((segments) => segments.map((segment) => ({ segment, column: columnOf(segment, columns) })));
  const startsBySpacing = spacingStarts(lines);
  const key = keyColumn(placed, columns.length);
  const rows: TableRow[] = [];
  placed.forEach((line, index) => {
    let row = rows.at(-1);
    if (!row || (startsBySpacing ? startsBySpacing[index] : startsRow(line, row, key, columns))) {
      row = { cells: columns.map(() => []), isHeader: false };
      rows.push(row);
    }
    for (const { segment, column } of line) row.cells[column]?.push(segment);
  });
  markHeader(rows);
  return rows;
}

interface Placed {
  segment: Segment;
  column: number;
}

/** Which lines start a row by the space above them, or null where lines stand evenly. */
function spacingStarts(lines: Line[]): boolean[] | null {
  const pitches = lines.map((line, index) => (index === 0 ? 0 : line.baseline - (lines[index - 1]?.baseline ?? 0)));
  // Cells centred beside each other stand on lines of their own, hardly apart.
  const sorted = pitches.filter((pitch, index) => pitch > 0.8 * (lines[index]?.size ?? 0)).sort((a, b) => a - b);
  const tight = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const loose = sorted.filter((pitch) => pitch > 1.3 * tight).length;
  if (loose === 0 || loose < 0.1 * sorted.length) return null;
  return pitches.map((pitch) => pitch > 1.3 * tight);
}

/** The first column, unless it is filled so rarely that it must be joined cells. */
function keyColumn(lines: Placed[][], columns: number): number {
  const filled = (column: number) => lines.filter((line) => line.some((each) => each.column === column)).length;
  const counts = Array.from({ length: columns }, (_, column) => filled(column));
  return Math.max(
    0,
    counts.findIndex((count) => count >= 0.2 * lines.length),
  );
}

function startsRow(line: Placed[], row: TableRow, key: number, columns: Stretch[]): boolean {
  const first = line.find((each) => each.column === key);
  if (!first) return false;
  const bold = row.cells.flat().every((segment) => segment.bold);
  if (bold && line.every(({ segment }) => !segment.bold)) return true;
  const above = row.cells[key] ?? [];
  if (above.length > 0 && /^\p{Ll}/u.test(first.segment.words[0]?.text ?? '')) return false;
  const filled = (cells: number) => cells / columns.length;
  const own = filled(new Set(line.map((each) => each.column)).size);
  const inRow = filled(row.cells.filter((cell) => cell.length > 0).length);
  if (own > 0.75 * inRow) return true;
  const wrapped = line.filter(({ segment, column }) => isWrapped(segment, row.cells[column]?.at(-1), columns[column]));
  return wrapped.length <= 0.5 * line.length;
}

/** Whether the first word of a segment would not have fitted at the end of the line above it in its cell. */
function isWrapped(segment: Segment, above: Segment | undefined, column: Stretch | undefined): boolean {
  const word = segment.words[0];
  if (!word || !above || !column) return false;
  return above.x1 + 0.2 * word.size + (word.x1 - word.x0) > column.x1 + 1;
}

/** The first row is a header if it is bold and the next isn't, or if it is all words above rows that hold figures. */
function markHeader(rows: TableRow[]): void {
  const [first, ...others] = rows;
  if (!first) return;
  const filled = first.cells.filter((cell) => cell.length > 0);
  if (filled.length < 2 || filled.length < first.cells.length / 2) return;
  const bold = (row: TableRow) => row.cells.flat().every((segment) => segment.bold);
  const figures = (row: TableRow) => row.cells.flat().some(({ words }) => words.some(({ text }) => FIGURE.test(text)));
  const emphasised = bold(first) && !others.slice(0, 3).every(bold);
  const named = !figures(first) && others.length >= 2 && others.filter(figures).length >= 0.6 * others.length;
  first.isHeader = emphasised || named;
}
