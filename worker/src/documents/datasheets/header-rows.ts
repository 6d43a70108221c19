import { roleOfHead } from './head-words.ts';
import type { Grid } from './table-grid.ts';

/**
 * How many rows name the columns: those that the table engine found, or a first row of words that name columns of parameters; a head
 * that is merged over rows takes all of them along.
 */
export function headerRowsOf(grid: Grid, found: number): number {
  let rows = Math.min(found > 0 ? found : guessHeaderRows(grid), grid.rows);
  for (let row = 0; row < rows; row++) {
    for (const cell of grid.cellsOf(row)) {
      // A group's title beside all rows of its group, or a value over several rows, is no head.
      if (cell.rowSpan <= 3) rows = Math.min(grid.rows, Math.max(rows, cell.row + cell.rowSpan));
    }
  }
  return rows;
}

/** A first row of nothing but words that name columns. */
function guessHeaderRows(grid: Grid): number {
  const cells = grid.cellsOf(0);
  const known = cells.filter(({ text }) => roleOfHead(text) !== null && text.length <= 40);
  const isHead =
    known.length >= 2 && known.length >= 0.5 * cells.length && cells.every(({ text }) => !/^\d/u.test(text));
  const roles = new Set(known.map(({ text }) => roleOfHead(text)));
  return isHead && (roles.has('unit') || (roles.has('name') && roles.has('value'))) ? 1 : 0;
}
