import type { createFlow } from './flow-pages.ts';
import { findSheetTables, headerRow, type SheetInput } from './sheet-tables.ts';

/** Rows on a page made from a sheet. */
const ROWS_A_PAGE = 60;

/** Writes a sheet's rows into pages of at most 60; empty rows and empty columns at the right are left out. */
export function addSheet(flow: ReturnType<typeof createFlow>, sheet: number, input: SheetInput): void {
  const kept = input.rows.flatMap((cells, index) => (cells.some((cell) => cell.trim()) ? [index] : []));
  const rows = kept.map((index) => input.rows[index] ?? []);
  const spans = kept.map((index) => input.spans?.[index] ?? []);
  const follows = kept.map((index) => input.follows?.[index] ?? true);
  const width = rows.reduce((most, row) => Math.max(most, lastFilled(row) + 1), 0);
  const header = headerRow(rows);
  const { parts, captions } = findSheetTables(sheet, { rows, spans, follows });
  rows.forEach((row, index) => {
    if (index > 0 && index % ROWS_A_PAGE === 0) flow.add({ kind: 'page_break' });
    const cells = Array.from({ length: width }, (_, column) => row[column] ?? '');
    const isHeader = index === header;
    flow.add({ kind: 'row', cells, isHeader, table: sheet, spans: spans[index] ?? [], parts: parts[index] ?? [] });
  });
  for (const { table, text } of captions) flow.caption(table, text);
}

function lastFilled(row: string[]): number {
  return row.findLastIndex((cell) => cell.trim());
}
