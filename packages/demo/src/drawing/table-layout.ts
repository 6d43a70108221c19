import type { Align, Cell, Row, Table } from '../tender/blocks.ts';
import type { Fonts } from './fonts.ts';
import { breakLines, type Line } from './text.ts';
import { space, type } from './theme.ts';

/** A cell in place: lengths relative to its group's top left corner. */
export type PlacedCell = {
  left: number;
  top: number;
  width: number;
  height: number;
  lines: Line[];
  align: Align;
  kind: 'header' | 'band' | 'body';
};

/** Rows that merged cells tie together, so that no page break goes through a cell. */
export type RowGroup = { height: number; cells: PlacedCell[]; marks: string[] };
export type TableLayout = { width: number; header: RowGroup; groups: RowGroup[] };

type GridCell = {
  text: string;
  row: number;
  column: number;
  colSpan: number;
  rowSpan: number;
  align: Align;
  bold: boolean;
};

/** Lays a table out over `width`: column widths, wrapped cell texts and row heights. */
export function layoutTable(table: Table, width: number, fonts: Fonts, resolve: (text: string) => string): TableLayout {
  const total = table.columns.reduce((sum, column) => sum + column.width, 0);
  const edges = [0];
  for (const column of table.columns) edges.push((edges.at(-1) ?? 0) + (column.width / total) * width);
  const aligns = table.columns.map((column) => column.align ?? 'left');
  const place = (rows: Row[], header: boolean) =>
    groupRows(placeCells(rows, aligns, header), rows, { edges, fonts, resolve, header });
  const headerRows = table.header.map((cells) => ({ cells }));
  const [header] = place(headerRows, true);
  if (!header) throw new Error(`Table "${table.title}" has no header.`);
  return { width, header, groups: place(table.rows, false) };
}

/** Gives each cell its row and column, stepping over columns that a cell above still covers. */
function placeCells(rows: Row[], aligns: Align[], header: boolean): GridCell[] {
  const coveredUntil = aligns.map(() => 0);
  return rows.flatMap((source, row) => {
    let column = 0;
    const placed = source.cells.map((cell) => {
      while ((coveredUntil[column] ?? 0) > row) column += 1;
      const full = { ...normalise(cell, header ? 'center' : (aligns[column] ?? 'left'), header), row, column };
      coveredUntil.fill(row + full.rowSpan, column, column + full.colSpan);
      column += full.colSpan;
      return full;
    });
    if (column > aligns.length) throw new Error(`Row ${row + 1} has more cells than the table has columns.`);
    return placed;
  });
}

function normalise(cell: Cell, align: Align, bold: boolean) {
  const full = typeof cell === 'string' ? { text: cell } : cell;
  return {
    text: full.text,
    colSpan: full.colSpan ?? 1,
    rowSpan: full.rowSpan ?? 1,
    align: full.align ?? (full.colSpan && !bold ? 'left' : align),
    bold: full.bold ?? bold,
  };
}

type Setting = { edges: number[]; fonts: Fonts; resolve: (text: string) => string; header: boolean };

function groupRows(cells: GridCell[], rows: Row[], setting: Setting): RowGroup[] {
  const measured = cells.map((cell) => ({ ...cell, ...measure(cell, setting) }));
  const heights = rowHeights(measured, rows);
  const groups: RowGroup[] = [];
  for (let first = 0; first < rows.length; ) {
    let end = first + 1;
    // The header is one group whatever its cells span; body rows stay together only where a cell ties them.
    for (const cell of measured) if (cell.row >= first && cell.row < end) end = Math.max(end, cell.row + cell.rowSpan);
    if (setting.header) end = rows.length;
    const topOf = (row: number) => sum(heights.slice(first, row));
    groups.push({
      height: topOf(end),
      marks: rows.slice(first, end).flatMap((row) => row.marks ?? []),
      cells: measured
        .filter((cell) => cell.row >= first && cell.row < end)
        .map((cell) => ({
          left: cell.left,
          top: topOf(cell.row),
          width: cell.width,
          height: topOf(cell.row + cell.rowSpan) - topOf(cell.row),
          lines: cell.lines,
          align: cell.align,
          kind: setting.header ? 'header' : rows[cell.row]?.band ? 'band' : 'body',
        })),
    });
    first = end;
  }
  return groups;
}

function measure(cell: GridCell, { edges, fonts, resolve }: Setting) {
  const left = edges[cell.column] ?? 0;
  const width = (edges[cell.column + cell.colSpan] ?? 0) - left;
  const style = { ...type.table, weight: cell.bold ? ('bold' as const) : ('regular' as const) };
  const lines = breakLines(resolve(cell.text), width - 2 * space.cellX, style, fonts);
  return { left, width, lines, needed: lines.length * type.table.leading + 2 * space.cellY };
}

function rowHeights(cells: (GridCell & { needed: number })[], rows: Row[]): number[] {
  const heights = rows.map((row) => row.height ?? 0);
  for (const cell of cells.filter((each) => each.rowSpan === 1))
    heights[cell.row] = Math.max(heights[cell.row] ?? 0, cell.needed);
  for (const cell of cells.filter((each) => each.rowSpan > 1)) {
    const last = cell.row + cell.rowSpan - 1;
    const missing = cell.needed - sum(heights.slice(cell.row, last + 1));
    if (missing > 0) heights[last] = (heights[last] ?? 0) + missing;
  }
  return heights;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
