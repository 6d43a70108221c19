import { type Column, columnOf } from './open-columns.ts';
import type { TableLine } from './table-lines.ts';

/** Whether lines with common gaps are a table, rather than prose in columns, a form, a list or the labels of a chart. */
export function isTable(lines: TableLine[], telling: TableLine[], columns: Column[], isFramed: boolean): boolean {
  const cells = telling.flatMap((line) => line.pieces.map((piece) => ({ piece, column: columnOf(piece, columns) })));
  const others = cells.filter(({ column }) => column > 0);
  const values = others.filter(({ piece }) => piece.isValue).length;
  const share = values / Math.max(1, others.length);
  const filled = cells.length / (telling.length * columns.length);
  const words = cells.reduce((sum, { piece }) => sum + piece.words.length, 0) / cells.length;
  if (isFramed) return telling.length >= 2 && filled >= 0.35 && (share >= 0.25 || words <= 7);
  // The further lines of wrapped cells keep to their columns.
  const rows = lines.filter(
    (line) => line.pieces.length > 1 || !columns.some(({ x0, x1 }) => line.x0 > x0 - 2 && line.x1 < x1 + 2),
  );
  if (telling.length < 0.3 * rows.length) return false;
  if (telling.length === 2) return columns.length >= 3 && share >= 0.7;
  if (filled < 0.35) return false;
  if (share >= 0.4) return true;
  // Words only: short cells in three columns or more.
  return columns.length >= 3 && words <= 5 && filled >= 0.5 && telling.length >= 4;
}
