import { findOpenColumns } from './open-columns.ts';
import { buildHeader } from './open-header.ts';
import { buildRows } from './open-rows.ts';
import { isTable } from './open-verdict.ts';
import { areaOf, type PageCell, type PageTable } from './page-table.ts';
import type { Straight } from './straight-rules.ts';
import type { TableLine } from './table-lines.ts';

/** Builds a table from lines whose columns are told by alignment; null where they are no table after all. */
export function toOpenTable(lines: TableLine[], level: Straight[]): PageTable | null {
  const tabular = lines.filter((line) => line.pieces.length > 1);
  // Heads of columns are centred, wrapped and span: the figures below them tell the columns.
  const core = tabular.filter((line) => line.pieces.slice(1).some((piece) => piece.isValue));
  const telling = core.length >= Math.max(2, 0.4 * tabular.length) ? core : tabular;
  const columns = findOpenColumns(telling);
  if (columns.length < 2 || !isTable(lines, telling, columns)) return null;
  const firstBody = telling === core ? lines.indexOf(core[0] ?? (lines[0] as TableLine)) : 1;
  const header = buildHeader(lines.slice(0, firstBody), columns, level);
  const body = buildRows(lines.slice(firstBody), columns, level);
  const cells: PageCell[] = [...header.cells, ...body.cells.map((cell) => ({ ...cell, row: cell.row + header.rows }))];
  return {
    area: areaOf(lines),
    rows: header.rows + body.rows,
    columns: columns.length,
    headerRows: header.rows,
    cells,
    ruling: 'unruled',
    caption: null,
  };
}
