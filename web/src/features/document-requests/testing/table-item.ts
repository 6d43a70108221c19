import type { ItemOf } from '@bidloom/contract/document-requests';

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

/** A table as the api tells of it, for tests. */
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
