import type { ExtractedTable } from '../tables/model.ts';
import type { Parameter } from './model.ts';

/** Where the format has no page geometry, a bare value such as "58" occurs in many places, so its whole row is quoted. */
export function quoteOf({ quote, boxes, table, row }: Parameter['source'], tables: readonly ExtractedTable[]): string {
  const cells = table === null || boxes.length > 0 ? [] : (tables[table]?.cells ?? []);
  const inRow = cells.filter((cell) => cell.row === row).map(({ text }) => text);
  return inRow.length > 1 ? inRow.join(' | ') : quote;
}

/** Which of several equal rows it is, and which of the figures in it. */
export function offsetOf(
  { table, row, column }: Parameter['source'],
  tables: readonly ExtractedTable[],
): { offset?: number } {
  const cells = table === null ? [] : (tables[table]?.cells ?? []);
  const offset = cells.find((cell) => cell.row === row && cell.column === column)?.offset;
  return offset === undefined ? {} : { offset };
}
