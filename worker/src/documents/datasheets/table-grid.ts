import type { ExtractedTable, TableCell } from '../tables/model.ts';

/** A table as a grid: a merged cell is at every place that it covers. */
export interface Grid {
  rows: number;
  columns: number;
  /** Null where nothing is printed. */
  cell(row: number, column: number): TableCell | null;
  /** The cells of a row, each once. */
  cellsOf(row: number): TableCell[];
}

/** Dashes and the like: printed, but no value. */
export const isBlank = (text: string): boolean => /^[\s\-–—−_.…·/*]*$/u.test(text);

/** Grids of the sizes that tables have; a table beyond them is no datasheet. */
const mostPlaces = 200_000;

export function gridOf(table: ExtractedTable): Grid | null {
  const { rows, columns } = table;
  if (rows * columns > mostPlaces || rows === 0 || columns === 0) return null;
  const places: (TableCell | null)[] = Array.from({ length: rows * columns }, () => null);
  for (const cell of table.cells) {
    for (let row = cell.row; row < Math.min(rows, cell.row + cell.rowSpan); row++) {
      places.fill(cell, row * columns + cell.column, row * columns + Math.min(columns, cell.column + cell.columnSpan));
    }
  }
  const at = (row: number, column: number) => places[row * columns + column] ?? null;
  return {
    rows,
    columns,
    cell: (row, column) => (row >= 0 && row < rows && column >= 0 && column < columns ? at(row, column) : null),
    cellsOf: (row) => [
      ...new Set(places.slice(row * columns, (row + 1) * columns).filter((cell): cell is TableCell => cell !== null)),
    ],
  };
}

/** What names a column, from the top row down, each merged cell once. */
export function headerPath(grid: Grid, column: number, headerRows: number): TableCell[] {
  const path = new Set<TableCell>();
  for (let row = 0; row < headerRows; row++) {
    const cell = grid.cell(row, column);
    if (cell) path.add(cell);
  }
  return [...path];
}
