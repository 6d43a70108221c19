import type { Box } from '../box.ts';

/** A cell of a table. Rows and columns count from 0; a merged cell stands in the table once, at its top left. */
export interface TableCell {
  row: number;
  column: number;
  /** How many rows and columns it takes; 1 where it is not merged. */
  rowSpan: number;
  columnSpan: number;
  /** Lines of the cell joined by a space, a word broken at a line's end put together, with its hyphen where the document writes it with one. Empty cells are left out of a table. */
  text: string;
  isHeader: boolean;
  /** Where its words stand on the page, one box a line; empty where the format has no page geometry. */
  boxes: Box[];
  /** Where its text begins in the page's, in formats without page geometry: a row may stand there twice. */
  offset?: number;
}

/** How much of a table's grid was drawn: told to the user as a measure of trust, never used to tell tables apart later. */
export type TableRuling = 'ruled' | 'half_ruled' | 'unruled' | 'native';

/** A table as it stands on one page. A table that goes on over pages is one of these a page. */
export interface ExtractedTable {
  /** 1-based. */
  page: number;
  /** The table's area on the page as shown; null where the format has no page geometry. */
  box: Box | null;
  rows: number;
  columns: number;
  /** How many rows at the top name the columns. */
  headerRows: number;
  /** In order of rows, then columns; empty cells left out. */
  cells: TableCell[];
  /** The line above or below that names the table, such as "Table 3: Pump data"; null where there is none. */
  caption: string | null;
  /** Goes on from the last table of the page before: the same columns, with or without the header repeated. */
  continues: boolean;
  ruling: TableRuling;
}
