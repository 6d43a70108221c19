import type { GridCell } from '../model.ts';

export interface Head {
  text: string;
  under?: Head[];
}

/**
 * The cells of column heads: a head spans the columns of those under it, and reaches down to the body where it has none, as the
 * truth of the ICDAR 2013 competition has it. An empty text leaves its place blank.
 */
export function layOutHeads(heads: Head[]): { cells: GridCell[]; rows: number } {
  const rows = Math.max(...heads.map(depth));
  const cells: GridCell[] = [];
  const place = (head: Head, row: number, column: number): number => {
    let columnSpan = 0;
    for (const under of head.under ?? []) columnSpan += place(under, row + 1, column + columnSpan);
    const width = Math.max(1, columnSpan);
    const rowSpan = head.under ? 1 : rows - row;
    if (head.text !== '') cells.push({ row, column, rowSpan, columnSpan: width, text: head.text });
    return width;
  };
  let column = 0;
  for (const head of heads) column += place(head, 0, column);
  return { cells, rows };
}

function depth(head: Head): number {
  return 1 + Math.max(0, ...(head.under ?? []).map(depth));
}

/** A cell of one row and column, unless told otherwise. */
export function cell(row: number, column: number, text: string, more: Partial<GridCell> = {}): GridCell {
  return { row, column, rowSpan: 1, columnSpan: 1, text, ...more };
}
