import { type Placed, placeCells } from './place-cells.ts';
import { type ReportCell, type ReportDocument, type ReportTable, toRuns } from './report.ts';

export interface TableLayout {
  header: (Placed<ReportCell> | null)[][];
  rows: (Placed<ReportCell> | null)[][];
  /** Each column's share of the width; 1 in total. */
  shares: number[];
}

/** Puts a table's header and rows on one grid of columns; a cell of the header does not extend into the rows. */
export function layOutTable({ header = [], rows, widths }: ReportTable): TableLayout {
  const isBlank = (cell: ReportCell) => toRuns(cell.text).length === 0;
  const parts = [placeCells(header, isBlank), placeCells(rows, isBlank)];
  const count = Math.max(...parts.map((part) => part[0]?.length ?? 0));
  for (const row of parts.flat()) while (row.length < count) row.push(null);
  const weights = Array.from({ length: count }, (_, column) => Math.max(0.1, widths?.[column] ?? 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { header: parts[0] ?? [], rows: parts[1] ?? [], shares: weights.map((weight) => weight / sum) };
}

/** Which columns of each row are covered by a merged cell that starts further left or further up. */
export function coveredColumns(rows: (Placed<ReportCell> | null)[][]): Set<number>[] {
  const covered = rows.map(() => new Set<number>());
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (!cell) return;
      for (let y = row; y < row + cell.rowSpan; y++) {
        for (let x = column; x < column + cell.columnSpan; x++) if (y > row || x > column) covered[y]?.add(x);
      }
    });
  });
  return covered;
}

/** The most columns that are legible on a page in portrait. */
const PORTRAIT_COLUMNS = 7;

/** Whether a report has a table that needs the page's long side as its width. */
export function needsLandscape({ blocks }: ReportDocument): boolean {
  return blocks.some((block) => block.kind === 'table' && layOutTable(block).shares.length > PORTRAIT_COLUMNS);
}
