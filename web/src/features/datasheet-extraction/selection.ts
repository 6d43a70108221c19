import type { Cursor, Grid } from './table-grid.ts';

/** A rectangle of cells, ends included. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The whole grid. */
export const everything = ({ rows, columns }: Grid): CellRange => ({
  top: 0,
  left: 0,
  bottom: rows - 1,
  right: columns - 1,
});

/** The cells between two places, extended until no merged cell is cut. */
export function rangeBetween(grid: Grid, first: Cursor, second: Cursor): CellRange {
  let range: CellRange = {
    top: Math.min(first.row, second.row),
    left: Math.min(first.column, second.column),
    bottom: Math.max(first.row, second.row),
    right: Math.max(first.column, second.column),
  };
  for (;;) {
    const grown = grow(grid, range);
    if (sizeOf(grown).rows === sizeOf(range).rows && sizeOf(grown).columns === sizeOf(range).columns) return range;
    range = grown;
  }
}

export const sizeOf = ({ top, left, bottom, right }: CellRange) => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

/** Extends a range by its merged cells. Only cells at the edge can extend beyond it. */
function grow(grid: Grid, { top, left, bottom, right }: CellRange): CellRange {
  const grown = { top, left, bottom, right };
  const take = (row: number, column: number) => {
    const cell = grid.at(row, column);
    if (!cell) return;
    grown.top = Math.min(grown.top, cell.row);
    grown.left = Math.min(grown.left, cell.column);
    grown.bottom = Math.max(grown.bottom, Math.min(grid.rows, cell.row + cell.rowSpan) - 1);
    grown.right = Math.max(grown.right, Math.min(grid.columns, cell.column + cell.columnSpan) - 1);
  };
  for (let row = top; row <= bottom; row++) for (const column of [left, right]) take(row, column);
  for (let column = left; column <= right; column++) for (const row of [top, bottom]) take(row, column);
  return grown;
}
