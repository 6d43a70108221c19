import type { RawWord } from './raw-page.ts';

export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A cell as found on the page, with its words line by line. */
export interface PageCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  lines: RawWord[][];
}

/**
 * What a grid contains: a table; names with values beside them (`form`), which are read row by row and cannot be compared; or paragraphs in
 * a frame (`prose`), such as clauses beside their titles, where cells only give the reading order.
 */
export type TableRole = 'table' | 'form' | 'prose';

/** How much of a table's grid is drawn. */
export type Ruling = 'ruled' | 'half_ruled' | 'unruled';

/** A table in points of the page in reading direction. Cells come by rows, then columns; empty ones are left out. */
export interface PageTable {
  area: Area;
  rows: number;
  columns: number;
  headerRows: number;
  cells: PageCell[];
  ruling: Ruling;
  role: TableRole;
  /** The words of the line that names it; null where there is none. They are not part of the table. */
  caption: RawWord[] | null;
}

export function areaOf(boxes: Iterable<Area>): Area {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const box of boxes) {
    if (box.x0 < x0) x0 = box.x0;
    if (box.y0 < y0) y0 = box.y0;
    if (box.x1 > x1) x1 = box.x1;
    if (box.y1 > y1) y1 = box.y1;
  }
  return { x0, y0, x1, y1 };
}

/** Whether the middle of a box is in an area. */
export function isInside(box: Area, area: Area, margin = 0): boolean {
  const x = (box.x0 + box.x1) / 2;
  const y = (box.y0 + box.y1) / 2;
  return x > area.x0 - margin && x < area.x1 + margin && y > area.y0 - margin && y < area.y1 + margin;
}
