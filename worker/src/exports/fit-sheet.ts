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

/** Widths of columns in characters: as asked for, otherwise what holds the longest line, between 6 and 60. */
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
