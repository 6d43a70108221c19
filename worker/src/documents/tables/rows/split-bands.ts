import { isValue } from '../../../numbers/is-value.ts';
import type { PageCell } from '../../page/page-table.ts';
import type { RawWord } from '../../page/raw-page.ts';
import { baselineOf, lineText } from '../evidence/word-lines.ts';
import { RAISED } from '../thresholds.ts';

/**
 * Splits the rows of a lattice that has no lines between rows. Where a cell contains several figures below each other, each of them is a
 * row, and the lines of the cells beside it go to the figure that they are beside.
 */
export function splitBands(cells: PageCell[]): PageCell[] {
  const rows = Math.max(...cells.map((cell) => cell.row + cell.rowSpan));
  const starts: number[][] = Array.from({ length: rows }, () => []);
  for (let row = 0; row < rows; row++) {
    const band = cells.filter((cell) => cell.row === row && cell.rowSpan === 1);
    starts[row] = rowStarts(band) ?? [];
  }
  const offsets: number[] = [];
  let total = 0;
  for (const each of starts) {
    offsets.push(total);
    total += Math.max(1, each.length);
  }
  offsets.push(total);
  return cells.flatMap((cell) => {
    const [from, to] = [offsets[cell.row] ?? 0, offsets[cell.row + cell.rowSpan] ?? 0];
    const anchors = starts[cell.row] ?? [];
    if (cell.rowSpan > 1 || anchors.length < 2) return [{ ...cell, row: from, rowSpan: to - from }];
    return deal(cell.lines, anchors).flatMap((lines, index) =>
      lines.length > 0 ? [{ ...cell, row: from + index, rowSpan: 1, lines }] : [],
    );
  });
}

/** Baselines of the rows in a band, or null where it is one row. */
function rowStarts(band: PageCell[]): number[] | null {
  let best: number[] | null = null;
  let columns = 0;
  for (const cell of band) {
    if (cell.lines.length < 2 || cell.lines.some((line) => line[0]?.sideways)) continue;
    if (!cell.lines.every((line) => isValue(lineText(line)))) continue;
    columns++;
    const baselines = cell.lines.map(baselineOf);
    if (!best || baselines.length > best.length) best = baselines;
  }
  if (!best || (columns < 2 && band.length > 2 && best.length < 3)) return null;
  return best;
}

/** Gives each line to the row that it is beside; between two rows, to the upper one if that row has begun in this cell. */
function deal(lines: RawWord[][], anchors: number[]): RawWord[][][] {
  const rows: RawWord[][][] = anchors.map(() => []);
  for (const line of lines) {
    const baseline = baselineOf(line);
    const size = line[0]?.size ?? 10;
    let row = anchors.findLastIndex((anchor) => anchor <= baseline + RAISED * size);
    const isBetween = row < 0 || baseline - (anchors[row] ?? 0) > RAISED * size;
    if (isBetween && (row < 0 || rows[row]?.length === 0)) row = Math.min(row + 1, anchors.length - 1);
    rows[Math.max(0, row)]?.push(line);
  }
  return rows;
}
