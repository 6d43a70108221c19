import type { Segment } from './lines.ts';

/** A stretch of x: a column, or a gap between columns. */
export interface Stretch {
  x0: number;
  x1: number;
}

/** Stretches of x that are columns: split where hardly any line has text. */
export function findColumns(lines: Segment[][]): Stretch[] {
  const segments = lines.flat();
  const x0 = Math.floor(Math.min(...segments.map((segment) => segment.x0)));
  const x1 = Math.ceil(Math.max(...segments.map((segment) => segment.x1)));
  const cover = new Uint16Array(x1 - x0 + 2);
  for (const segment of segments) {
    for (let x = Math.floor(segment.x0); x < segment.x1; x++) cover[x - x0] = (cover[x - x0] ?? 0) + 1;
  }
  // Cells that span columns (titles, totals) may cross a gap, if they are few.
  const few = lines.length >= 8 ? Math.floor(lines.length * 0.12) : 0;
  const columns: Stretch[] = [];
  let from = 0;
  let empty = 0;
  for (let x = 0; x <= x1 - x0; x++) {
    if ((cover[x] ?? 0) > few) {
      if (empty >= 3) {
        columns.push({ x0: x0 + from, x1: x0 + x - empty });
        from = x;
      }
      empty = 0;
    } else {
      empty++;
    }
  }
  columns.push({ x0: x0 + from, x1 });
  return columns;
}

/** The column that a segment overlaps most. */
export function columnOf(segment: Segment, columns: Stretch[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  columns.forEach((column, index) => {
    const overlap = Math.min(column.x1, segment.x1) - Math.max(column.x0, segment.x0);
    if (overlap > most + 0.5) {
      most = overlap;
      best = index;
    }
  });
  return best;
}
