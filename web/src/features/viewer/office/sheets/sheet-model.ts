/** The parts of a cell's style that the grid shows. */
export interface CellStyle {
  /** A number format in Excel's notation. */
  format: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  /** `#rrggbb`. */
  color?: string;
  fill?: string;
  /** In points. */
  size?: number;
  align?: 'left' | 'center' | 'right';
  verticalAlign?: 'top' | 'middle';
  wrap?: true;
  /** In steps of about three spaces. */
  indent?: number;
  /** Colours of the lines at its sides: top, right, bottom, left. */
  borders?: [string | null, string | null, string | null, string | null];
}

export interface Cell {
  /** Counted from 0. */
  column: number;
  /** As Excel shows it. */
  text: string;
  /** Its style by number. */
  style: number;
  /** The figure of a numeric cell, which the text that was read may show in another format. */
  value?: number;
  /** A colour that the number format sets. */
  color?: string;
}

export interface Row {
  /** The row number in the sheet, from 1. */
  number: number;
  cells: Cell[];
  /** In pixels; 0 if the row is hidden. */
  height?: number;
  /** In pixels, if the height is what a program found for its own fonts: with others the texts may need more. */
  leastHeight?: number;
}

/** Cells shown as one: rows from 1, columns from 0, ends included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface Sheet {
  name: string;
  isHidden: boolean;
  /** The rows that have a value, a style or their own height, in order. */
  rows: Row[];
  merges: Merge[];
  /** Widths in pixels by column; 0 if it is hidden. Other columns have the usual width. */
  widths: Record<number, number>;
  usualWidth: number;
  usualHeight: number;
  /** The number of rows and columns that stay in view when the sheet is scrolled. */
  frozen: { rows: number; columns: number };
  hasGridLines: boolean;
  /** Whether it has more cells than are shown. */
  isCut: boolean;
  /** Whether it has pictures or charts, which are not shown. */
  hasDrawings: boolean;
}

export interface Workbook {
  sheets: Sheet[];
  styles: CellStyle[];
}

/** `BC12` is column 54, counted from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return Math.max(0, column - 1);
}

/** The letters of a column counted from 0. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}
