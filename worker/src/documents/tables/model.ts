import type { Box } from '../box.ts';

/** A cell of a table. Rows and columns count from 0; a merged cell is in the table once, at its top left. */
export interface TableCell {
  row: number;
  column: number;
  /** How many rows and columns it covers; 1 where it is not merged. */
  rowSpan: number;
  columnSpan: number;
  /**
   * Lines of the cell, joined by a space. A word that is broken at the end of a line is joined, with its hyphen where the document writes
   * it with one. Empty cells are left out of a table.
   */
  text: string;
  isHeader: boolean;
  /** Where its words are on the page, one box for each line; empty where the format has no page geometry. */
  boxes: Box[];
  /** Where its text begins in the page's text, in formats without page geometry: the same row may occur there twice. */
  offset?: number;
}

/** How much of a table's grid is drawn: shown to the user as a measure of trust, and never used later to tell tables apart. */
export type TableRuling = 'ruled' | 'half_ruled' | 'unruled' | 'native';

/** A table on one page. A table over several pages is one of these for each page. */
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
  /** Continues the last table of the page before: the same columns, with or without the header repeated. */
  continues: boolean;
  ruling: TableRuling;
}
