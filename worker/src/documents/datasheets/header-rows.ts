import { roleOfHeader } from './header-words.ts';
import type { Grid } from './table-grid.ts';
import { isTag } from './tags.ts';

/**
 * How many rows name the columns: those that the table engine found, or a first row of words that name columns of parameters; a header
 * that is merged over rows takes all of them along.
 */
export function headerRowsOf(grid: Grid, found: number): number {
  const counted = numberedFrom(grid, found);
  let rows = Math.min(counted > 0 ? counted : guessHeaderRows(grid), grid.rows);
  for (let row = 0; row < rows; row++) {
    for (const cell of grid.cellsOf(row)) {
      // A group's title beside all rows of its group, or a value over several rows, is no header.
      if (cell.rowSpan <= 3) rows = Math.min(grid.rows, Math.max(rows, cell.row + cell.rowSpan));
    }
  }
  return rows;
}

/** Lines that are numbered on into the body are no headers: the first of them, or `found` where there is none. */
function numberedFrom(grid: Grid, found: number): number {
  const numberOf = (row: number) => {
    const text = grid.cell(row, 0)?.text ?? '';
    return /^\d{1,3}$/u.test(text) ? Number(text) : Number.NaN;
  };
  for (let row = 0; row < found; row++) {
    for (let below = row + 1; below <= found + 2; below++) if (numberOf(below) === numberOf(row) + 1) return row;
  }
  return found;
}

/** A first row that contains only words that name columns. */
function guessHeaderRows(grid: Grid): number {
  const cells = grid.cellsOf(0);
  if (cells.some(({ text }) => /^\d/u.test(text))) return 0;
  // Tags name columns of values; one at the row's start is a row of a list.
  const others = cells.filter(({ text, column }) => column === 0 || !isTag(text));
  const roles = others.map(({ text }) => (text.length <= 40 ? roleOfHeader(text) : null));
  const known = roles.filter((role) => role !== null).length;
  const hasValues = roles.includes('value') || others.length < cells.length;
  const hasNames = roles.includes('name') || roles.includes('condition');
  const isList = roles.includes('tag') && cells.length >= 3 && others.length === cells.length;
  const isShort = others.length === 2 && others.every(({ text }) => text.length <= 20 && !/\d/u.test(text));
  const isNamed = known === others.length && (isShort || new Set(others.map(({ text }) => text)).size >= 3);
  const isSheet = known >= 2 && known >= 0.5 * others.length && (roles.includes('unit') || (hasNames && hasValues));
  return isList || isNamed || isSheet ? 1 : 0;
}
