import { beginsItemOrClause } from '@bidloom/texts/item-mark';

/** The parts of a cell that tell whether its row was cut. */
export interface CutCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  text: string;
}

/** Rows of one table on one page, in order of rows, then columns. */
export interface CutTable {
  rows: number;
  headerRows: number;
  cells: readonly CutCell[];
}

/** Texts without a figure that are longer than this are no bare values. */
const LONGEST_VALUE = 12;
/** The share of rows that a name column names at least. */
const LEAST_NAMED = 0.8;
/** So many rows with a name each show that rows of the table do not go without. */
const FEWEST_ROWS = 2;

/**
 * Whether the end of the page cut the last row of a table: the row at `firstRow` of the part on the next page has no name and continues
 * texts of that row. A merged cell over several rows leaves its place empty, too, so that in doubt a row is a new one.
 */
export function isCutRow(before: CutTable, after: CutTable, firstRow: number): boolean {
  const above = lastRowOf(before);
  const below = after.cells.filter(({ row, text }) => row === firstRow && text !== '');
  if (below.length === 0 || below.some(({ rowSpan }) => rowSpan > 1)) return false;
  const signs = below.map((cell) => {
    const over = above.find(({ column }) => column === cell.column);
    return over && over.columnSpan === cell.columnSpan ? signOf(over.text, cell.text) : 'new';
  });
  if (signs.includes('new')) return false;
  const name = nameColumn([...wholeRowsOf(before, before.headerRows), ...wholeRowsOf(after, firstRow)]);
  const first = Math.min(...below.map(({ column }) => column));
  if (!above.some(({ column }) => (name ? column === name.column : column < first))) return false;
  if (name === null || first <= name.column) return signs.every((sign) => sign === 'on');
  if (name.isEverywhere) return signs.some((sign) => sign !== 'value');
  return signs.includes('on') && !signs.includes('value');
}

/** The row that ends a table's part; one that is header is none. */
function lastRowOf({ rows, headerRows, cells }: CutTable): CutCell[] {
  const last = rows - 1;
  return last < headerRows ? [] : cells.filter(({ row, rowSpan, text }) => text !== '' && row + rowSpan - 1 === last);
}

/** The columns that are filled in each row after the first, which may be the rest of another row. */
function wholeRowsOf({ rows, cells }: CutTable, firstRow: number): ReadonlySet<number>[] {
  const filled = Array.from({ length: Math.max(0, rows - firstRow - 1) }, () => new Set<number>());
  for (const { row, column, text } of cells) if (text !== '') filled[row - firstRow - 1]?.add(column);
  return filled;
}

/** The first column with something in it, where that names nearly every row; null where none does. */
function nameColumn(rows: readonly ReadonlySet<number>[]): { column: number; isEverywhere: boolean } | null {
  let column = Number.POSITIVE_INFINITY;
  for (const row of rows) for (const filled of row) column = Math.min(column, filled);
  const named = rows.filter((row) => row.has(column)).length;
  if (named === 0 || named < LEAST_NAMED * rows.length || rows.every((row) => row.size < 2)) return null;
  return { column, isEverywhere: named === rows.length && named >= FEWEST_ROWS };
}

const CONNECTS =
  /(?:[,(/&–-]|(?:^|\s)(?:the|a|an|of|and|or|to|for|in|on|by|with|at|from|as|than|der|die|das|und|oder|von|mit|zu|für|le|la|les|de|du|des|et|ou|à|pour|en|el|los|y|o|para|con|e|di|il|i|w|z|do|na|và|của|os|da|em))$/iu;
const ENDS = /[.:;!?。；：！？]["”’)]?$/u;

/**
 * Whether a text continues the one above the cut: `on` surely, `may`, `value` where one of them looks like a value alone, `new` where it
 * can't.
 */
function signOf(above: string, below: string): 'on' | 'may' | 'value' | 'new' {
  if (!/[\p{L}\p{N}]/u.test(above)) return 'new';
  const isRest = /^[\p{Ll})\],;.]/u.test(below);
  if (isValue(below) || (isValue(above) && !isRest)) return 'value';
  if (beginsItemOrClause(below) || ENDS.test(above)) return 'may';
  return CONNECTS.test(above) || isRest ? 'on' : 'may';
}

/** A figure, a date, a sign: what a cell may contain alone. */
function isValue(text: string): boolean {
  return text.length <= LONGEST_VALUE && (/\d/u.test(text) || !/\p{L}{3}/u.test(text));
}

/** A text and what the next page has of it. */
export function joinCut(above: string, below: string): string {
  if (above === '' || below === '') return above + below;
  return /\p{L}-$/u.test(above) && /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : `${above} ${below}`;
}
