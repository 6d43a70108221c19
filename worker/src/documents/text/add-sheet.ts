import type { createFlow } from './flow-pages.ts';

/** Rows on a page made from a sheet. */
const ROWS_A_PAGE = 60;
const FIGURE = /^[-+(]?[$€£₫]?\s?\d[\d.,\s%]*\)?$/;

/** Writes a sheet's rows into pages of at most 60; empty rows and empty columns at the right are left out. */
export function addSheet(flow: ReturnType<typeof createFlow>, rows: string[][], table: number): void {
  const filled = rows.filter((row) => row.some((cell) => cell.trim()));
  const width = filled.reduce((most, row) => Math.max(most, lastFilled(row) + 1), 0);
  const header = headerRow(filled);
  filled.forEach((row, index) => {
    if (index > 0 && index % ROWS_A_PAGE === 0) flow.add({ kind: 'page_break' });
    const cells = Array.from({ length: width }, (_, column) => row[column] ?? '');
    flow.add({ kind: 'row', cells, isHeader: index === header, table });
  });
}

function lastFilled(row: string[]): number {
  return row.findLastIndex((cell) => cell.trim());
}

/** The first of the top rows that names most columns in words, if rows with other content follow; -1 where none does. */
function headerRow(rows: string[][]): number {
  const width = Math.max(0, ...rows.slice(0, 30).map((row) => row.filter((cell) => cell.trim()).length));
  const index = rows.slice(0, 10).findIndex((row) => {
    const cells = row.filter((cell) => cell.trim());
    return (
      cells.length >= Math.max(2, 0.6 * width) && cells.every((cell) => !FIGURE.test(cell.trim()) && cell.length < 120)
    );
  });
  return index < rows.length - 1 ? index : -1;
}
