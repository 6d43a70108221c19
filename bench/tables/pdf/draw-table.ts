import type { Grid, TableStyle } from '../model.ts';
import type { Canvas } from './canvas.ts';
import { indentStep, layOutTable, type SetCell, type TableLayout } from './table-layout.ts';

const hair = 0.6;
const bold = 1.2;

/** Draws a table at its place and gives its height. */
export function drawTable(
  canvas: Canvas,
  grid: Grid,
  style: TableStyle,
  x: number,
  y: number,
  available: number,
): number {
  const layout = layOutTable(grid, style, canvas.fonts, available);
  const pen = createPen(canvas, layout, style, x, y);
  drawFills(pen, grid, style);
  for (const cell of layout.cells) drawCell(pen, cell, grid, style);
  drawRules(pen, grid, style);
  return layout.tops.at(-1) ?? 0;
}

interface Pen {
  canvas: Canvas;
  layout: TableLayout;
  left(column: number): number;
  top(row: number): number;
  across(row: number, from: number, to: number, thickness?: number, inset?: number): void;
  down(column: number, from: number, to: number): void;
}

function createPen(canvas: Canvas, layout: TableLayout, style: TableStyle, x: number, y: number): Pen {
  const left = (column: number) => x + (layout.edges[column] ?? 0);
  const top = (row: number) => y + (layout.tops[row] ?? 0);
  const rule = (x1: number, y1: number, x2: number, y2: number, thickness: number) => {
    if (!style.rulesAsBoxes) return canvas.line(x1, y1, x2, y2, thickness);
    const half = thickness / 2;
    canvas.fill(x1 - half, y1 - half, x2 - x1 + thickness, y2 - y1 + thickness, 0);
  };
  return {
    canvas,
    layout,
    left,
    top,
    across: (row, from, to, thickness = hair, inset = 0) =>
      rule(left(from) + inset, top(row), left(to) - inset, top(row), thickness),
    down: (column, from, to) => rule(left(column), top(from), left(column), top(to), hair),
  };
}

function drawFills({ canvas, left, top }: Pen, grid: Grid, style: TableStyle): void {
  const width = left(grid.columns.length) - left(0);
  const shades = { none: undefined, light: 0.85, dark: 0.2 };
  const shade = shades[style.headerFill];
  if (shade !== undefined && grid.headerRows > 0)
    canvas.fill(left(0), top(0), width, top(grid.headerRows) - top(0), shade);
  if (!style.zebra) return;
  for (let row = grid.headerRows + 1; row < grid.rows; row += 2)
    canvas.fill(left(0), top(row), width, top(row + 1) - top(row), 0.9);
}

function drawCell({ canvas, layout, left, top }: Pen, cell: SetCell, grid: Grid, style: TableStyle): void {
  const { size, leading } = layout;
  const header = cell.row < grid.headerRows;
  const kind = grid.columns[cell.column] ?? 'text';
  const padding = style.columnGap / 2;
  const from = left(cell.column) + padding + (cell.indent ?? 0) * indentStep;
  const to = left(cell.column + cell.columnSpan) - padding;
  const room = top(cell.row + cell.rowSpan) - top(cell.row) - style.rowGap - cell.lines.length * leading;
  const value = kind === 'number' || kind === 'mark';
  // Headers rest on the body; values are beside the first or the last line of their label.
  const down = header ? room : value && style.valueLine === 'last' ? room : 0;
  const align = header && value ? style.headerAlign : kind === 'mark' ? 'center' : value ? style.valueAlign : 'left';
  const centered = cell.center || (header && cell.columnSpan > 1) || (!header && kind === 'mark');
  const shade = header && style.headerFill === 'dark' ? 1 : 0;
  for (const [index, line] of cell.lines.entries()) {
    const width = cell.font.widthOfTextAtSize(line, size);
    const at = centered || align === 'center' ? (from + to - width) / 2 : align === 'right' ? to - width : from;
    const baseline = top(cell.row) + style.rowGap / 2 + down + index * leading + size * 0.86;
    const last = index === cell.lines.length - 1;
    const leads =
      kind === 'stub' && !header && last && grid.cells.some(({ row, column }) => row === cell.row && column > 0);
    canvas.text(
      line + (leads ? leaders(line, to - from, cell, size, style) : ''),
      at,
      baseline,
      size,
      cell.font,
      shade,
    );
    if (cell.sign) canvas.text(cell.sign, from, baseline, size, cell.font);
  }
}

/** Dots from the end of a label to the end of its column. */
function leaders(line: string, width: number, { font }: SetCell, size: number, style: TableStyle): string {
  if (style.leaders === 'none') return '';
  const dot = style.leaders === 'tight' ? '.' : ' .';
  const left = width - font.widthOfTextAtSize(`${line} `, size);
  const count = Math.floor(left / font.widthOfTextAtSize(dot, size));
  return count < 3 ? '' : `${style.leaders === 'tight' ? ' ' : ''}${dot.repeat(count)}`;
}

function drawRules(pen: Pen, grid: Grid, style: TableStyle): void {
  const { across } = pen;
  const columns = grid.columns.length;
  const inset = style.columnGap / 4;
  if (style.straddleRules && style.rules !== 'grid')
    for (const cell of grid.cells)
      if (cell.row < grid.headerRows && cell.columnSpan > 1)
        across(cell.row + 1, cell.column, cell.column + cell.columnSpan, hair, inset);
  if (style.rules === 'totals')
    for (const total of grid.totals)
      for (let column = 1; column < columns; column += 1) across(total, column, column + 1, hair, inset);
  if (style.rules === 'header' || style.rules === 'rows') {
    across(0, 0, columns, bold);
    if (grid.headerRows > 0) across(grid.headerRows, 0, columns);
    across(grid.rows, 0, columns, bold);
  }
  if (style.rules === 'rows' || style.rules === 'grid') drawInner(pen, grid, style.rules);
}

/** Rules under each row of the body, or boxes around all cells, blank ones too; none runs through a spanning cell. */
function drawInner({ across, down }: Pen, grid: Grid, rules: 'rows' | 'grid'): void {
  const columns = grid.columns.length;
  const owner = new Map<string, number>();
  for (const [index, { row, column, rowSpan, columnSpan }] of grid.cells.entries())
    for (let r = row; r < row + rowSpan; r += 1)
      for (let c = column; c < column + columnSpan; c += 1) owner.set(`${r} ${c}`, index);
  const apart = (one: string, other: string) => owner.get(one) === undefined || owner.get(one) !== owner.get(other);
  const [first, last] = rules === 'rows' ? [grid.headerRows + 1, grid.rows - 1] : [0, grid.rows];
  for (let row = first; row <= last; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (apart(`${row - 1} ${column}`, `${row} ${column}`)) across(row, column, column + 1);
  if (rules === 'rows') return;
  for (let column = 0; column <= columns; column += 1)
    for (let row = 0; row < grid.rows; row += 1)
      if (apart(`${row} ${column - 1}`, `${row} ${column}`)) down(column, row, row + 1);
}
