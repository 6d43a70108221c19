import { isCutRow, joinCut } from '../../../documents/tables/cut-rows.ts';
import { oneLine } from './cited-text.ts';
import type { ItemOf } from './items.ts';

export interface JoinedCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  text: string;
  isHeader: boolean;
  page: number;
  /** The page on which it ends, where the end of a page has cut its row. */
  upTo?: number;
  /** What the document says, where a person has put `text` in its place; null where nobody has. */
  original: string | null;
}

/** A table as its document means it: what goes on over pages is one. */
export interface JoinedTable {
  documentId: string;
  fileName: string;
  /** 1-based, ascending. */
  pages: number[];
  caption: string | null;
  /** What it is called where it has no caption. */
  name: string | null;
  rows: number;
  columns: number;
  headerRows: number;
  /** In order of rows, then columns. */
  cells: JoinedCell[];
}

/** Joins tables that go on over pages, with their header rows once and rows that the end of a page cut in one, and puts corrections in their places. */
export function joinTables(tables: readonly ItemOf<'table'>[]): JoinedTable[] {
  const joined: JoinedTable[] = [];
  for (const table of tables) {
    const before = joined.at(-1);
    if (before && goesOn(before, table)) append(before, table);
    else joined.push(startTable(table));
  }
  return joined;
}

/** The table before may be missing, where a range of pages was asked for. */
function goesOn(before: JoinedTable, { headline }: ItemOf<'table'>): boolean {
  const last = before.pages.at(-1) ?? 0;
  return headline.continues && before.documentId === headline.documentId && headline.page - last <= 1;
}

function startTable(table: ItemOf<'table'>): JoinedTable {
  const { documentId, fileName, page, caption, name = null, rows, columns, headerRows } = table.headline;
  return {
    documentId,
    fileName,
    pages: [page],
    caption,
    name,
    rows,
    columns,
    headerRows,
    cells: correctedCells(table),
  };
}

function append(joined: JoinedTable, table: ItemOf<'table'>): void {
  const { page, rows, columns } = table.headline;
  const cells = correctedCells(table);
  const repeated = countRepeatedRows(joined, cells);
  const isCut = isCutRow(joined, { rows, headerRows: repeated, cells }, repeated);
  const above = isCut ? lastRowOf(joined) : new Map<number, JoinedCell>();
  const offset = joined.rows - repeated - (isCut ? 1 : 0);
  for (const cell of cells) {
    const cut = cell.row === repeated ? above.get(cell.column) : undefined;
    if (cut) goOn(cut, cell);
    else if (cell.row >= repeated) joined.cells.push({ ...cell, row: offset + cell.row });
  }
  joined.rows = offset + rows;
  joined.columns = Math.max(joined.columns, columns);
  if (joined.pages.at(-1) !== page) joined.pages.push(page);
}

/** The cells that reach down to a table's last row, by column. */
function lastRowOf({ rows, cells }: JoinedTable): Map<number, JoinedCell> {
  const last = cells.filter(({ row, rowSpan }) => row + rowSpan === rows);
  return new Map(last.map((cell) => [cell.column, cell]));
}

/** Puts what the next page has of a cell behind it. */
function goOn(cell: JoinedCell, { text, original, page }: JoinedCell): void {
  if (text === '' && original === null) return;
  const isCorrected = cell.original !== null || original !== null;
  if (isCorrected) cell.original = joinCut(cell.original ?? cell.text, original ?? text);
  cell.text = joinCut(cell.text, text);
  cell.upTo = page;
}

/** How many rows at the top only say the header again; one that says anything else is kept. */
function countRepeatedRows({ headerRows, cells: head }: JoinedTable, cells: readonly JoinedCell[]): number {
  const byColumn = (of: readonly JoinedCell[], row: number) =>
    new Map(of.filter((cell) => cell.row === row).map((cell) => [cell.column, cell]));
  const repeats = (row: number) => {
    const [above, below] = [byColumn(head, row), byColumn(cells, row)];
    return [...above.keys(), ...below.keys()].every((column) => saysAgain(above.get(column), below.get(column)));
  };
  let count = 0;
  while (count < headerRows && repeats(count)) count++;
  return count === headerRows ? count : 0;
}

/**
 * Whether a cell only says again what the header does, as it is shown or, where nobody has corrected the cell, as the document has it:
 * corrections of the header are seldom made on every page. Undefined is an empty cell.
 */
function saysAgain(header: JoinedCell | undefined, cell: JoinedCell | undefined): boolean {
  const words = (text = '') => oneLine(text).toLowerCase();
  const said = words(cell?.text);
  if (said === words(header?.text)) return true;
  const isCorrected = typeof cell?.original === 'string';
  return !isCorrected && said === words(header?.original ?? header?.text);
}

function correctedCells({ headline: { page }, content, correction }: ItemOf<'table'>): JoinedCell[] {
  const place = (row: number, column: number) => `${row}/${column}`;
  const corrections = new Map(correction?.cells.map((cell) => [place(cell.row, cell.column), cell]));
  const cells = content.cells.map(({ row, column, rowSpan, columnSpan, text, isHeader }): JoinedCell => {
    const corrected = corrections.get(place(row, column));
    corrections.delete(place(row, column));
    const texts = corrected ? { text: corrected.text, original: text } : { text, original: null };
    return { row, column, rowSpan, columnSpan, isHeader, page, ...texts };
  });
  // What is left was written into empty cells, which the table leaves out.
  for (const { row, column, text } of corrections.values()) {
    cells.push({ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: false, page, original: '' });
  }
  return corrections.size > 0 ? cells.sort((a, b) => a.row - b.row || a.column - b.column) : cells;
}

/** "12", or "12–14" for a table over several pages. */
export function pageRange({ pages }: Pick<JoinedTable, 'pages'>): string {
  const [first, last] = [pages[0], pages.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}
