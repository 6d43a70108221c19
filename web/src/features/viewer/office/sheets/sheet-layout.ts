import type { CellStyle, Merge, Row, Sheet } from './sheet-model.ts';
import { wrappedHeight } from './wrapped-height.ts';

/** The size of the column letters and row numbers, in pixels. */
export const headerSize = { height: 22, width: 46 };

/** Empty rows and columns that are shown after the last used ones, since a sheet has no end. */
const spare = { rows: 3, columns: 1 };
const least = { rows: 30, columns: 12 };
/** The most rows that are laid out: browsers limit elements to about 17 million pixels. */
const mostRows = 800_000;
/** The greatest height of a row without its own height, in pixels. */
const highest = 400;

/** The positions of a sheet's rows and columns, in pixels from its first cell. */
export interface SheetLayout {
  /** The beginning of each column, and the end of the last one. */
  columns: Float64Array;
  /** The beginning of each row, by its number minus one, and the end of the last one. */
  rows: Float64Array;
  /** The rows that are not empty, by number. */
  byNumber: Map<number, Row>;
  /** The merges that cover a part of a row. */
  mergesAt: (row: number) => readonly Merge[];
}

/** Lays a sheet out. `looks` are the styles by number: rows without their own height are as high as their wrapped texts. */
export function layOutSheet(sheet: Sheet, looks: readonly CellStyle[]): SheetLayout {
  const lastRow = Math.min(
    mostRows,
    Math.max(sheet.rows.at(-1)?.number ?? 0, ...sheet.merges.map(({ bottom }) => (bottom < 10_000 ? bottom : 0))),
  );
  let lastColumn = 0;
  for (const { cells } of sheet.rows) for (const { column } of cells) if (column > lastColumn) lastColumn = column;
  const columnCount = Math.max(least.columns, lastColumn + 1 + spare.columns);
  const columns = startsOf(columnCount, (column) => sheet.widths[column] ?? sheet.usualWidth);
  const byNumber = new Map(sheet.rows.map((row) => [row.number, row]));
  const mergesAt = indexMerges(sheet.merges);
  const heightOf = (row: Row): number => {
    if (row.height !== undefined) return row.height;
    let height = row.leastHeight ?? sheet.usualHeight;
    const merges = row.cells.length > 0 ? mergesAt(row.number) : [];
    for (const { column, text, style } of row.cells) {
      const look = looks[style];
      // A text with line breaks has its lines also where the cell does not wrap.
      if (!look || text === '' || !(look.wrap || text.includes('\n'))) continue;
      const merge = merges.find(({ left, right }) => left <= column && column <= right);
      // A merge over several rows has their room.
      if (merge && merge.bottom > merge.top) continue;
      const width = (columns[(merge?.right ?? column) + 1] ?? 0) - (columns[merge?.left ?? column] ?? 0);
      height = Math.max(height, Math.min(highest, wrappedHeight(text, look, width)));
    }
    return height;
  };
  const rows = startsOf(Math.max(least.rows, lastRow + spare.rows), (index) => {
    const row = byNumber.get(index + 1);
    return row ? heightOf(row) : sheet.usualHeight;
  });
  return { columns, rows, byNumber, mergesAt };
}

function startsOf(count: number, sizeOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] ?? 0) + sizeOf(index);
  return starts;
}

/** A merge over more rows than this is checked for every row. */
const longMerge = 1000;

function indexMerges(merges: readonly Merge[]): SheetLayout['mergesAt'] {
  const byRow = new Map<number, Merge[]>();
  const long: Merge[] = [];
  for (const merge of merges) {
    if (merge.bottom - merge.top > longMerge) {
      long.push(merge);
      continue;
    }
    for (let row = merge.top; row <= merge.bottom; row++) {
      const known = byRow.get(row);
      if (known) known.push(merge);
      else byRow.set(row, [merge]);
    }
  }
  return (row) => [...(byRow.get(row) ?? []), ...long.filter(({ top, bottom }) => top <= row && row <= bottom)];
}

/** The index of the last start at or before a position. */
function indexAt(starts: Float64Array, place: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first and last index in view, with a margin on both sides. */
export function rangeNear(starts: Float64Array, from: number, length: number, margin: number): [number, number] {
  return [indexAt(starts, Math.max(0, from - margin)), indexAt(starts, from + length + margin)];
}
