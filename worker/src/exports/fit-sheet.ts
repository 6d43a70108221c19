import { type Placed, placeCells } from './place-cells.ts';
import type { Sheet, SheetCell } from './sheet.ts';

export type PlacedCell = Placed<SheetCell>;

/** The cells of a sheet as a full grid; an empty cell may be covered by a merged one unless it has a note. */
export function placeSheetCells(rows: Sheet['rows']): (PlacedCell | null)[][] {
  return placeCells(rows, (cell) => (cell.value === null || cell.value === '') && !cell.note);
}

const NARROWEST = 6;
const WIDEST = 60;
/** More rows say nothing new about a column's width. */
const SAMPLE = 2000;

/** Widths of columns in characters: as asked for, otherwise wide enough for the longest line, between 6 and 60. */
export function columnWidths(grid: (PlacedCell | null)[][], columns: Sheet['columns'] = []): number[] {
  const count = grid[0]?.length ?? 0;
  const widths: number[] = Array.from({ length: count }, () => NARROWEST);
  for (const row of grid.slice(0, SAMPLE)) {
    row.forEach((cell, column) => {
      if (!cell || cell.columnSpan > 1 || cell.wrap === false) return;
      const length = longestLine(cell) + (cell.isHeader || cell.bold ? 3 : 2);
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? NARROWEST, length));
    });
  }
  return widths.map((width, column) => columns[column]?.width ?? width);
}

/** The length of a cell's longest line as it is shown, in characters. */
export function longestLine({ value, numberFormat }: SheetCell): number {
  if (value === null) return 0;
  if (value instanceof Date) return numberFormat?.length ?? 16;
  if (typeof value !== 'string') return Math.max(String(value).length, numberFormat?.split(';')[0]?.length ?? 0);
  return value.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
}

/** Calibri of 11 points, in points; and the highest row that Excel has. */
const LINE_HEIGHT = 15;
const HIGHEST = 409;

/** Whether a cell's text continues below: it has several lines, or is wider than its columns. */
export function isWrapped(cell: PlacedCell, width: number): boolean {
  return cell.wrap ?? (typeof cell.value === 'string' && (cell.value.includes('\n') || longestLine(cell) > width));
}

/**
 * The height of a row in points that shows its wrapped cells in full; undefined where one line does. Excel computes it itself when it opens
 * a file, LibreOffice and previews do not. Merged cells over several rows do not count.
 */
export function rowHeight(row: readonly (PlacedCell | null)[], widths: readonly number[]): number | undefined {
  const lines = row.map((cell, column) => {
    if (!cell || cell.rowSpan > 1 || typeof cell.value !== 'string') return 1;
    const width = widthOf(widths.slice(column, column + cell.columnSpan));
    return isWrapped(cell, width) ? linesOf(cell.value, width) : 1;
  });
  const most = lines.reduce((highest, count) => Math.max(highest, count), 1);
  return most === 1 ? undefined : Math.min(HIGHEST, most * LINE_HEIGHT);
}

/** How many lines a text takes. A width counts figures, which are wider than most letters: that is room for the ends of lines. */
function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / Math.max(1, width))), 0);
}

export const widthOf = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0);
