import { roleInVocabulary } from '../tables/header/header-vocabulary.ts';
import type { TableCell } from '../tables/model.ts';
import { headedTables } from './asked-cells.ts';
import type { SheetSource } from './extract-datasheets.ts';
import { isOrderedHeader, roleOfHeader } from './header-words.ts';
import type { SheetContext } from './sheet-context.ts';

/** A row that says how many of a thing are ordered: "6 | Circuit breaker truck | pcs | 2". */
export interface CountedRow {
  /** 1-based. */
  page: number;
  /** Into the document's tables; null for rows that are none of them. */
  table: number | null;
  /** The cell with the count, and what names its column. */
  count: TableCell;
  header: string;
  /** As its own column gives it; empty where there is none. */
  unit: string;
  /** The other cells, with what names their columns. */
  cells: readonly { text: string; header: string }[];
  /** All headers of its table. */
  headers: readonly string[];
  context: SheetContext;
}

/** The rows of all tables with a column of ordered quantities. Linear in the cells. */
export function countedRows(source: SheetSource): CountedRow[] {
  return headedTables(source).flatMap(({ table, index, grid, firstRow, headers, context }) => {
    const counted = headers.findIndex(isOrderedHeader);
    if (counted === -1) return [];
    const units = headers.findIndex((header) => (roleInVocabulary(header) ?? roleOfHeader(header)) === 'unit');
    return Array.from({ length: grid.rows - firstRow }, (_, row) => row + firstRow).flatMap((row): CountedRow[] => {
      const count = grid.cell(row, counted);
      if (!count || !/^\d{1,9}(?:[.,]\d{1,9})?$/u.test(count.text)) return [];
      const cells = grid
        .cellsOf(row)
        .filter(({ column }) => column !== counted && column !== units)
        .map(({ text, column }) => ({ text, header: headers[column] ?? '' }));
      const unit = (grid.cell(row, units)?.text ?? '').trim();
      const header = headers[counted] ?? '';
      return [{ page: table.page, table: index, count, header, unit, cells, headers, context }];
    });
  });
}
