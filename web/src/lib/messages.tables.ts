import { plural } from '@bidloom/texts/counted';
import { pagesOf } from './counted.ts';

const size = (rows: number, columns: number) =>
  `${plural(rows, 'row', 'rows')}, ${plural(columns, 'column', 'columns')}`;

/** The words of tables on the screen. */
export const tableMessages = {
  listFailed: 'Failed to fetch the tables',
  search: 'Search tables',
  foundOf: (found: number, all: number) => `${found.toLocaleString('en-GB')} of ${plural(all, 'table', 'tables')}`,
  noMatch: 'No table has these words in its title, its headers or its cells.',
  viewFailed: 'Failed to fetch the table',
  totals: ({ tables, rows, parameters }: { tables: number; rows: number; parameters: number }) =>
    `${plural(tables, 'table', 'tables')} with ${plural(rows, 'row', 'rows')}; ${plural(parameters, 'parameter', 'parameters')}`,
  tableFacts: (pages: readonly number[], rows: number, columns: number) =>
    `${pagesOf(pages)} · ${rows.toLocaleString('en-GB')} × ${columns}`,
  tableSize: (pages: readonly number[], rows: number, columns: number) => {
    const [first, last] = [pages[0] ?? 1, pages.at(-1) ?? 1];
    return `${first === last ? `page ${first}` : `pages ${first}–${last}`} · ${size(rows, columns)}`;
  },
  copy: 'Copy',
  copyHint: 'Copies the chosen cells, or the whole table, for Excel and Word (Ctrl+C)',
  copied: (rows: number, columns: number) => `Copied: ${size(rows, columns)}`,
  copyFailed: 'The browser did not let us copy. Choose the cells and press Ctrl+C.',
  chosen: (rows: number, columns: number) => `Chosen: ${size(rows, columns)}`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  column: (name: string) => `Choose column ${name}`,
  columnWidth: (name: string) => `Width of column ${name}`,
  columnWidthHint: 'Drag, or use the arrow keys; double click or Enter fits it to its texts',
  columns: 'Columns',
  touchHint: 'Tap a cell to see its place or to correct it.',
  hint: 'Click a cell to see its place; double click to correct it. Drag, or Shift with the arrow keys, chooses several to copy.',
};
