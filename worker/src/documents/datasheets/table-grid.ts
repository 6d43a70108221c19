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

/** "-do-", "ditto", two strokes: the same as in the row above. */
const ditto = /^[\s\-‐–—.]{0,4}(?:do|ditto|dto|idem|同上|상동)[\s\-‐–—.]{0,4}$|^\s*(?:["”“″〃]|['’]{2})\s*$/iu;
/** Rows that a mark of repetition may be below its text. */
const mostDittos = 60;

/** The text of a cell, or that of the cell above which it repeats; empty where there is none. */
export function meantAt(grid: Grid, row: number, column: number): string {
  const own = grid.cell(row, column)?.text ?? '';
  if (!ditto.test(own)) return own;
  for (let above = row - 1; above >= 0 && above >= row - mostDittos; above--) {
    const text = grid.cell(above, column)?.text ?? '';
    if (!ditto.test(text)) return text;
  }
  return own;
}

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
