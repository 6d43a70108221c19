import type { Sheet, SheetCell } from './sheet.ts';

/** A cell whose spans lie within the grid and cover no other cell. */
export interface PlacedCell extends SheetCell {
  columnSpan: number;
  rowSpan: number;
}

/**
 * Makes the rows of a sheet a full grid: rows of equal length, merged cells cut at the grid's edge and before any other cell with a
 * value, since Excel refuses a file in which they overlap.
 */
export function placeCells(rows: Sheet['rows']): (PlacedCell | null)[][] {
  const width = rows.reduce(
    (most, row) => row.reduce((last, cell, column) => Math.max(last, column + (cell?.columnSpan ?? 1)), most),
    0,
  );
  const grid: (PlacedCell | null)[][] = rows.map((row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = row[column];
      return cell ? { ...cell, columnSpan: cell.columnSpan ?? 1, rowSpan: cell.rowSpan ?? 1 } : null;
    }),
  );
  const covered = new Set<number>();
  grid.forEach((row, top) => {
    row.forEach((cell, left) => {
      if (!cell || (cell.columnSpan <= 1 && cell.rowSpan <= 1)) return;
      const isFree = (y: number, x: number) =>
        y < grid.length && isBlank(grid[y]?.[x] ?? null) && !covered.has(y * width + x);
      let columnSpan = 1;
      while (columnSpan < cell.columnSpan && isFree(top, left + columnSpan)) columnSpan++;
      let rowSpan = 1;
      const fits = (y: number) => Array.from({ length: columnSpan }, (_, x) => left + x).every((x) => isFree(y, x));
      while (rowSpan < cell.rowSpan && fits(top + rowSpan)) rowSpan++;
      for (let y = top; y < top + rowSpan; y++) {
        for (let x = left; x < left + columnSpan; x++) {
          covered.add(y * width + x);
          if (y > top || x > left) grid[y]?.splice(x, 1, null);
        }
      }
      Object.assign(cell, { columnSpan, rowSpan });
    });
  });
  return grid;
}

/** Nothing is lost when another cell covers it. */
function isBlank(cell: PlacedCell | null): boolean {
  return cell === null || ((cell.value === null || cell.value === '') && !cell.note);
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
      if (!cell || cell.columnSpan > 1) return;
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
