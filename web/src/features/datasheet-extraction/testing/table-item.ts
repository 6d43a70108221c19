import type { WholeTableCell, WholeTableView } from '@bidloom/contract/extracted-tables';
import type { ItemOf } from '@bidloom/contract/runs';

type TableItem = ItemOf<'table'>;
type Cell = NonNullable<TableItem['content']>['cells'][number];

/** A cell by its place; `spans` are rows and columns. */
export const cellAt = (row: number, column: number, text: string, facts: Partial<Cell> = {}): Cell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text,
  isHeader: false,
  boxes: [[0.1 * (column + 1), 0.1 * (row + 1), 0.05, 0.02]],
  ...facts,
});

/** A table as the api returns it, for tests. */
export const tableItem = (
  ordinal: number,
  cells: readonly Cell[],
  headline: Partial<TableItem['headline']> = {},
): TableItem => ({
  kind: 'table',
  ordinal,
  correction: null,
  correctedAt: null,
  headline: {
    documentId: '01a1f800-0000-7000-8000-0000000000d1',
    fileName: 'tender.pdf',
    page: 7,
    caption: null,
    rows: Math.max(...cells.map(({ row, rowSpan }) => row + rowSpan)),
    columns: Math.max(...cells.map(({ column, columnSpan }) => column + columnSpan)),
    headerRows: 0,
    continues: false,
    ruling: 'ruled',
    box: [0.1, 0.1, 0.8, 0.5],
    ...headline,
  },
  content: { cells: [...cells] },
});

/** A table of one page as the api returns it as a whole, for tests. */
export const tableView = (
  ordinal: number,
  cells: readonly Cell[],
  headline: Partial<TableItem['headline']> = {},
): WholeTableView => wholeTableOf(tableItem(ordinal, cells, headline));

/** The whole table of an item on one page, with its corrections. */
export function wholeTableOf({ ordinal, headline, content, correction }: TableItem): WholeTableView {
  const { documentId, fileName, page, caption, name = null, rows, columns, headerRows, box } = headline;
  const corrections = correction && 'cells' in correction ? correction.cells : [];
  const cells = (content?.cells ?? []).map((cell): WholeTableCell => {
    const { row, column } = cell;
    const corrected = corrections.find((one) => one.row === row && one.column === column);
    const texts = corrected ? { text: corrected.text, original: cell.text } : { original: null };
    return { ...cell, page, origin: { ordinal, row, column }, ...texts };
  });
  const added = corrections.filter(
    ({ row, column }) => !cells.some((cell) => cell.row === row && cell.column === column),
  );
  for (const { row, column, text } of added) {
    const origin = { ordinal, row, column };
    cells.push({ ...cellAt(row, column, text, { boxes: [] }), page, origin, original: '' });
  }
  const bodyRows = headerRows < rows ? rows - headerRows : rows;
  const parts = [{ ordinal, page, box, row: 0, rows, from: 0 }];
  const shape = { rows, bodyRows, columns, headerRows };
  return {
    ordinal,
    documentId,
    fileName,
    pages: [page],
    caption,
    name,
    ...shape,
    corrections: corrections.length,
    parts,
    cells,
  };
}
