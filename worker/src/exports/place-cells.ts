interface Spans {
  columnSpan?: number;
  rowSpan?: number;
}

/** A cell whose spans are within the grid and cover no other cell. */
export type Placed<Cell> = Cell & { columnSpan: number; rowSpan: number };

/**
 * Makes rows a full grid: rows of equal length. Merged cells are cut at the grid's edge and before any other cell that is not blank,
 * because Office refuses a file in which they overlap. Places that a merged cell covers are null.
 */
export function placeCells<Cell extends Spans>(
  rows: (Cell | null)[][],
  isBlank: (cell: Cell) => boolean,
): (Placed<Cell> | null)[][] {
  const width = rows.reduce(
    (most, row) => row.reduce((last, cell, column) => Math.max(last, column + spanOf(cell?.columnSpan)), most),
    0,
  );
  const grid: (Placed<Cell> | null)[][] = rows.map((row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = row[column];
      return cell ? { ...cell, columnSpan: spanOf(cell.columnSpan), rowSpan: spanOf(cell.rowSpan) } : null;
    }),
  );
  const covered = new Set<number>();
  const isFree = (row: number, column: number) => {
    const cell = grid[row]?.[column] ?? null;
    return row < grid.length && (cell === null || isBlank(cell)) && !covered.has(row * width + column);
  };
  const place = (cell: Placed<Cell>, top: number, left: number) => {
    let columnSpan = 1;
    while (columnSpan < cell.columnSpan && isFree(top, left + columnSpan)) columnSpan++;
    const columns = Array.from({ length: columnSpan }, (_, index) => left + index);
    let rowSpan = 1;
    while (rowSpan < cell.rowSpan && columns.every((column) => isFree(top + rowSpan, column))) rowSpan++;
    for (let row = top; row < top + rowSpan; row++) {
      for (const column of columns) {
        covered.add(row * width + column);
        if (row > top || column > left) grid[row]?.splice(column, 1, null);
      }
    }
    Object.assign(cell, { columnSpan, rowSpan });
  };
  grid.forEach((row, top) => {
    for (let left = 0; left < width; left++) {
      const cell = row[left];
      if (cell && (cell.columnSpan > 1 || cell.rowSpan > 1)) place(cell, top, left);
    }
  });
  return grid;
}

/** No table is wider: a span of a million columns would only cost time. */
const WIDEST = 16_384;

function spanOf(span: number | undefined): number {
  return Math.min(WIDEST, Math.max(1, Math.trunc(span ?? 1) || 1));
}
