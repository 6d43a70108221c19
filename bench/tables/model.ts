/** What a page is made of, before it is drawn: both producers draw the same blocks, and the truth is read off them. */

export type ColumnKind = 'stub' | 'text' | 'number' | 'mark';

export interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  text: string;
  /** Stands at the left edge of the cell, apart from the right-aligned text: the `$` of financial tables. */
  sign?: string;
  /** Steps of indentation. */
  indent?: number;
  bold?: boolean;
  center?: boolean;
}

export interface Grid {
  columns: ColumnKind[];
  headerRows: number;
  rows: number;
  cells: GridCell[];
  /** Rows of totals: ruled above, where the style rules totals. */
  totals: number[];
}

export interface TableStyle {
  rules: 'none' | 'totals' | 'header' | 'rows' | 'grid';
  /** Rules drawn as thin filled boxes, as word processors do. */
  rulesAsBoxes: boolean;
  straddleRules: boolean;
  zebra: boolean;
  headerFill: 'none' | 'light' | 'dark';
  headerAlign: 'left' | 'center' | 'right';
  boldHeader: boolean;
  valueAlign: 'left' | 'center' | 'right';
  leaders: 'none' | 'tight' | 'spaced';
  /** Where values are beside a label of several lines. */
  valueLine: 'first' | 'last';
  /** Points. */
  size: number;
  rowGap: number;
  columnGap: number;
  stubWidth: number;
  fullWidth: boolean;
}

export type Block =
  | { type: 'heading' | 'caption' | 'paragraph' | 'note' | 'line'; text: string }
  | { type: 'list'; marker: 'bullet' | 'number' | 'dash'; items: string[] }
  | { type: 'contents'; entries: { text: string; page: string; level: number }[] }
  | { type: 'chart'; labels: string[]; values: number[]; series: string }
  | { type: 'columns'; columns: Block[][]; gap: number }
  | { type: 'table'; grid: Grid; style: TableStyle };

export interface PagePlan {
  kind: string;
  /** Printed sideways on an upright page; `marked`: with the page's rotation set, so that viewers show it upright. */
  turned: 'no' | 'plain' | 'marked';
  blocks: Block[];
  /** A table that ends right above the running foot. */
  foot?: Extract<Block, { type: 'table' }>;
}

export interface House {
  family: 'sans' | 'serif' | 'narrow';
  /** Points. */
  bodySize: number;
  margin: number;
  header: string;
  /** The footer contains only a page number, or the title at its left and the number at its right. */
  foot: 'number' | 'title';
  /** Each word is shown by its own operator, as many typesetting systems do. */
  wordByWord: boolean;
}

export interface Report {
  file: string;
  producer: 'pdf-lib' | 'chromium';
  house: House;
  pages: PagePlan[];
}

/** A table of the truth or of a prediction; page from 1, rows and columns from 0, ends inclusive. */
export interface ScoredTable {
  page: number;
  cells: { r: number; c: number; r2: number; c2: number; text: string }[];
}

/** The truth of a report: its tables page by page, in the order in which they are set. */
export function truthOf(report: Report): ScoredTable[] {
  return report.pages.flatMap((page, index) =>
    tablesIn([...page.blocks, ...(page.foot ? [page.foot] : [])]).map((grid) => toTruth(grid, index + 1)),
  );
}

function tablesIn(blocks: Block[]): Grid[] {
  return blocks.flatMap((block) => {
    if (block.type === 'table') return [block.grid];
    return block.type === 'columns' ? block.columns.flatMap(tablesIn) : [];
  });
}

function toTruth(grid: Grid, page: number): ScoredTable {
  const cells = grid.cells.map(({ row, column, rowSpan, columnSpan, sign = '', text }) => ({
    r: row,
    c: column,
    r2: row + rowSpan - 1,
    c2: column + columnSpan - 1,
    text: sign + text,
  }));
  return { page, cells };
}
