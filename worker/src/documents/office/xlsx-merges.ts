import type { CellSpan } from '../text/native-tables.ts';
import type { MergedRange, SheetRow } from './xlsx-workbook.ts';

/** A file whose merged cells cover more than all cells that are read contradicts itself: the rest of them is left. */
const MOST_COVERED = 3_000_000;

/**
 * Finds the merged cells of each row, counted in the rows that have a value, and empties what they cover: Excel keeps such values but
 * does not show them. Also tells which rows follow on the one before without an empty row between them.
 */
export function placeMerges(rows: SheetRow[], merges: MergedRange[]): { spans: CellSpan[][]; follows: boolean[] } {
  const spans: CellSpan[][] = rows.map(() => []);
  const reaches = rows.map(({ number }) => number);
  let covered = 0;
  for (const { top, left, bottom, right } of merges) {
    const first = firstFrom(rows, top);
    if (rows[first]?.number !== top) continue;
    const last = firstFrom(rows, bottom + 1) - 1;
    covered += (last - first + 1) * (right - left + 1);
    if (covered > MOST_COVERED) break;
    spans[first]?.push({ column: left, columnSpan: right - left + 1, rowSpan: last - first + 1 });
    for (let row = first; row <= last; row++) {
      reaches[row] = Math.max(reaches[row] ?? 0, bottom);
      const cells = rows[row]?.cells ?? [];
      for (let column = left; column <= right && column < cells.length; column++) {
        if (row > first || column > left) cells[column] = '';
      }
    }
  }
  const follows = rows.map(({ number }, index) => index > 0 && number <= (reaches[index - 1] ?? 0) + 1);
  return { spans, follows };
}

/** Index of the first row with this number or a higher one. */
function firstFrom(rows: SheetRow[], number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
