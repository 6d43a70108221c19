import { roleInVocabulary } from '../tables/header/header-vocabulary.ts';
import { headerRowsOf } from './header-rows.ts';
import { isCommerceHeader, roleOfHeader, splitHeaderUnit } from './header-words.ts';
import { type Grid, isBlank } from './table-grid.ts';

/** The most characters of a header; a longer text belongs to a row. */
const longestHeader = 60;

/** How many rows name the columns of a table of specifications; a title over all columns may be above them. */
export function specHeaderRows(grid: Grid, found: number): number {
  const known = headerRowsOf(grid, found);
  if (known > 0) return known;
  const [first] = grid.cellsOf(0).filter(({ text }) => !isBlank(text));
  const isTitled = first !== undefined && first.columnSpan >= grid.columns;
  const row = isTitled ? 1 : 0;
  return row < grid.rows - 1 && namesColumns(grid, row) ? row + 1 : 0;
}

/** A row of short words without values, most of which are names of columns in some language. */
function namesColumns(grid: Grid, row: number): boolean {
  const texts = grid.cellsOf(row).flatMap(({ text }) => (isBlank(text) ? [] : [text.trim()]));
  if (texts.length < 2 || texts.some((text) => text.length > longestHeader || /[:：]\s?\S/u.test(text))) return false;
  const roles = texts.map((text) => {
    const { name } = splitHeaderUnit(text);
    return roleInVocabulary(name) ?? roleOfHeader(name) ?? (isCommerceHeader(name) ? 'remark' : null);
  });
  const distinct = new Set(roles.filter((role) => role !== null));
  const share = roles.filter((role) => role !== null).length / roles.length;
  return distinct.size >= 2 && share >= 0.6 && !texts.every((text) => /^\d/u.test(text));
}
