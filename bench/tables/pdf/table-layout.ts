import type { PDFFont } from 'pdf-lib';
import type { Grid, GridCell, TableStyle } from '../model.ts';
import { type Fonts, wrap } from './canvas.ts';

export interface SetCell extends GridCell {
  lines: string[];
  font: PDFFont;
}

export interface TableLayout {
  /** As asked, or tightened to fit. */
  style: TableStyle;
  size: number;
  leading: number;
  /** Left edges of the columns and, last, the right edge of the table, from the left of the block. */
  edges: number[];
  /** Upper edges of the rows and, last, the lower edge, from the top of the block. */
  tops: number[];
  cells: SetCell[];
}

/** Points. */
const smallest = 4.5;
export const indentStep = 8;
const signWidth = 8;

/** Finds the widths of columns and the heights of rows; type and gaps get smaller until the table fits the width. */
export function layOutTable(grid: Grid, style: TableStyle, fonts: Fonts, available: number): TableLayout {
  for (let fitted = style; fitted.size >= smallest; fitted = tighten(fitted)) {
    const widths = columnWidths(grid, fitted, fonts, fitted.size, available);
    const total = widths.reduce((sum, width) => sum + width, 0);
    if (total > available) continue;
    if (fitted.fullWidth) spread(widths, available - total);
    return layOutRows(grid, fitted, fonts, fitted.size, widths);
  }
  throw new Error(`A table of ${grid.columns.length} columns does not fit ${available} points`);
}

function tighten(style: TableStyle): TableStyle {
  const { size, columnGap, stubWidth } = style;
  return { ...style, size: size - 0.5, columnGap: Math.max(4, columnGap * 0.85), stubWidth: stubWidth * 0.92 };
}

function fontOf(cell: GridCell, grid: Grid, style: TableStyle, fonts: Fonts): PDFFont {
  if (/^[✓✔]$/u.test(cell.text)) return fonts.dingbats;
  return cell.bold || (cell.row < grid.headerRows && style.boldHeader) ? fonts.bold : fonts.regular;
}

/** Widths with the gap included. */
function columnWidths(grid: Grid, style: TableStyle, fonts: Fonts, size: number, available: number): number[] {
  const words = (cell: GridCell) =>
    Math.max(...cell.text.split(' ').map((word) => fontOf(cell, grid, style, fonts).widthOfTextAtSize(word, size)));
  const whole = (cell: GridCell) =>
    fontOf(cell, grid, style, fonts).widthOfTextAtSize(cell.text, size) +
    (cell.sign ? signWidth : 0) +
    (cell.indent ?? 0) * indentStep;
  const texts = grid.columns.filter((kind) => kind === 'text').length;
  const share = (available * (texts > 2 ? 0.85 : 0.7)) / Math.max(1, texts);
  const widths = grid.columns.map((kind, column) => {
    const own = grid.cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    const body = own.filter((cell) => cell.row >= grid.headerRows);
    const least = Math.max(10, ...own.map(words));
    const wanted = Math.max(10, ...body.map(whole));
    if (kind === 'stub') return Math.max(least, Math.min(wanted, style.stubWidth));
    return kind === 'text' ? Math.max(least, Math.min(wanted, share - style.columnGap)) : Math.max(least, wanted);
  });
  for (const cell of grid.cells.filter(({ columnSpan }) => columnSpan > 1)) {
    const spanned = widths.slice(cell.column, cell.column + cell.columnSpan);
    const room = spanned.reduce((sum, width) => sum + width, 0) + (cell.columnSpan - 1) * style.columnGap;
    const more = Math.max(0, words(cell) - room) / cell.columnSpan;
    for (let at = 0; at < spanned.length; at += 1) widths[cell.column + at] = (spanned[at] ?? 0) + more;
  }
  return widths.map((width) => width + style.columnGap);
}

/** Half of what is left goes to the first column, the rest to the others. */
function spread(widths: number[], left: number): void {
  for (const [column, width] of widths.entries()) {
    const share = widths.length === 1 ? 1 : column === 0 ? 0.5 : 0.5 / (widths.length - 1);
    widths[column] = width + left * share;
  }
}

function layOutRows(grid: Grid, style: TableStyle, fonts: Fonts, size: number, widths: number[]): TableLayout {
  const edges = runningSums(widths);
  const leading = size * 1.17;
  const cells = grid.cells.map((cell): SetCell => {
    const font = fontOf(cell, grid, style, fonts);
    const room =
      (edges[cell.column + cell.columnSpan] ?? 0) -
      (edges[cell.column] ?? 0) -
      style.columnGap -
      (cell.indent ?? 0) * indentStep;
    const wraps = cell.row < grid.headerRows || cell.columnSpan > 1 || grid.columns[cell.column] !== 'number';
    return { ...cell, font, lines: wraps ? wrap(cell.text, room + 0.01, size, font) : [cell.text] };
  });
  const heights = Array.from({ length: grid.rows }, (_, row) => {
    const lines = cells.filter((cell) => cell.row === row && cell.rowSpan === 1).map((cell) => cell.lines.length);
    return Math.max(1, ...lines) * leading + style.rowGap;
  });
  for (const { row, rowSpan, lines } of cells) {
    const needed = lines.length * leading + style.rowGap;
    const height = heights.slice(row, row + rowSpan).reduce((sum, each) => sum + each, 0);
    const last = row + rowSpan - 1;
    heights[last] = (heights[last] ?? 0) + Math.max(0, needed - height);
  }
  const tops = runningSums(heights);
  return { style, size, leading, edges, tops, cells };
}

function runningSums(numbers: number[]): number[] {
  let sum = 0;
  return [0, ...numbers.map((number) => (sum += number))];
}
