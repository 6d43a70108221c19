import type { RawWord } from '../layout/raw-page.ts';
import type { Lattice } from './lattice.ts';
import { areaOf, type PageCell, type PageTable } from './page-table.ts';
import { splitBands } from './split-bands.ts';
import { toWordLines } from './word-lines.ts';

/** Fills a lattice with the words that stand in it; null where it is no table: a frame, a drawing, an empty form. */
export function toRuledTable(lattice: Lattice, words: RawWord[]): { table: PageTable; used: RawWord[] } | null {
  const { xs, ys } = lattice;
  const area = { x0: xs[0] ?? 0, y0: ys[0] ?? 0, x1: xs.at(-1) ?? 0, y1: ys.at(-1) ?? 0 };
  const columnAt = (x: number) => xs.findLastIndex((place) => place <= x);
  const rowAt = (y: number) => ys.findLastIndex((place) => place <= y);
  const owner = new Map<number, number>();
  const width = xs.length - 1;
  lattice.cells.forEach((cell, index) => {
    for (let y = 0; y < cell.rowSpan; y++)
      for (let x = 0; x < cell.columnSpan; x++) owner.set((cell.row + y) * width + cell.column + x, index);
  });
  const contents: RawWord[][] = lattice.cells.map(() => []);
  const used: RawWord[] = [];
  for (const word of words) {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    if (x < area.x0 || x > area.x1 || y < area.y0 || y > area.y1) continue;
    const index = owner.get(rowAt(y) * width + columnAt(x));
    if (index === undefined) continue;
    contents[index]?.push(word);
    used.push(word);
  }
  const cells = lattice.cells.flatMap((cell, index): PageCell[] => {
    const lines = toWordLines(contents[index] ?? []);
    return lines.length > 0 ? [{ ...cell, lines }] : [];
  });
  if (cells.length < 2) return null;
  const split = splitBands(cells);
  const table = compact(split);
  if (table.rows * table.columns < 2) return null;
  return { table: { area: areaOf([area]), ...table, headerRows: 0, ruling: 'ruled', caption: null }, used };
}

/** Leaves out rows and columns in which nothing begins and nothing stands. */
export function compact(cells: PageCell[]): { rows: number; columns: number; cells: PageCell[] } {
  const rows = new Set(cells.map((cell) => cell.row));
  const columns = new Set(cells.map((cell) => cell.column));
  const rowOrder = [...rows].sort((a, b) => a - b);
  const columnOrder = [...columns].sort((a, b) => a - b);
  const span = (order: number[], from: number, count: number) =>
    order.filter((place) => place >= from && place < from + count).length;
  const compacted = cells
    .map((cell) => ({
      ...cell,
      row: rowOrder.indexOf(cell.row),
      column: columnOrder.indexOf(cell.column),
      rowSpan: span(rowOrder, cell.row, cell.rowSpan),
      columnSpan: span(columnOrder, cell.column, cell.columnSpan),
    }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return { rows: rowOrder.length, columns: columnOrder.length, cells: compacted };
}
