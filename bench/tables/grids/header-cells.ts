import type { GridCell } from '../model.ts';

export interface HeaderCell {
  text: string;
  under?: HeaderCell[];
}

/**
 * The cells of column headers: a header spans the columns of those under it, and reaches down to the body where it has none, as the
 * truth of the ICDAR 2013 competition has it. An empty text leaves its place blank.
 */
export function layOutHeaders(headers: HeaderCell[]): { cells: GridCell[]; rows: number } {
  const rows = Math.max(...headers.map(depth));
  const cells: GridCell[] = [];
  const place = (header: HeaderCell, row: number, column: number): number => {
    let columnSpan = 0;
    for (const under of header.under ?? []) columnSpan += place(under, row + 1, column + columnSpan);
    const width = Math.max(1, columnSpan);
    const rowSpan = header.under ? 1 : rows - row;
    if (header.text !== '') cells.push({ row, column, rowSpan, columnSpan: width, text: header.text });
    return width;
  };
  let column = 0;
  for (const header of headers) column += place(header, 0, column);
  return { cells, rows };
}

function depth(header: HeaderCell): number {
  return 1 + Math.max(0, ...(header.under ?? []).map(depth));
}

/** A cell of one row and column, unless told otherwise. */
export function cell(row: number, column: number, text: string, more: Partial<GridCell> = {}): GridCell {
  return { row, column, rowSpan: 1, columnSpan: 1, text, ...more };
}
