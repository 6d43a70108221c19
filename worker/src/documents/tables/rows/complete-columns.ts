import type { RawWord } from '../../page/raw-page.ts';
import type { Lattice } from '../candidates/lattice.ts';
import { findOpenColumns } from '../evidence/open-columns.ts';
import { type TableLine, toTableLines } from '../evidence/table-lines.ts';
import { ADDED_FIGURES, CELL_OFF_MIDDLE, CELLS_APART } from '../thresholds.ts';

/**
 * Adds columns that the drawing leaves out: those that only the alignment of figures shows, and parts of a line between columns that is
 * drawn in some rows only (often the header's). Headers and notes that span several columns stay whole.
 */
export function completeColumns(lattice: Lattice, words: RawWord[]): Lattice {
  const bands: RawWord[][] = lattice.ys.slice(1).map(() => []);
  for (const word of words) bands[lattice.ys.findLastIndex((y) => y <= (word.y0 + word.y1) / 2)]?.push(word);
  const rows = bands.map((band) => toTableLines(band));
  return closeSides(addColumns(lattice, rows), rows);
}

function addColumns(lattice: Lattice, rows: TableLine[][]): Lattice {
  const { xs } = lattice;
  const added: number[] = [];
  for (let column = 0; column + 1 < xs.length; column++) {
    const [left, right] = [xs[column] ?? 0, xs[column + 1] ?? 0];
    const lines = rows.flatMap((row, index) => {
      if (!lattice.sides[index]?.[column] || !lattice.sides[index]?.[column + 1]) return [];
      return toTableLines(row.flatMap((line) => line.words.filter((word) => isBetween(word, left, right))));
    });
    const figures = lines.filter((line) => line.pieces.slice(1).some((piece) => piece.isValue));
    if (figures.length < 2 || figures.length < ADDED_FIGURES * lines.length) continue;
    const columns = findOpenColumns(figures);
    columns.slice(1).forEach((next, index) => {
      added.push(((columns[index]?.x1 ?? next.x0) + next.x0) / 2);
    });
  }
  if (added.length === 0) return lattice;
  const places = [...xs, ...added].sort((a, b) => a - b);
  const source = places.map((x) => xs.indexOf(x));
  const sides = lattice.sides.map((row) => source.map((from) => from >= 0 && (row[from] ?? false)));
  const tops = lattice.tops.map((row) =>
    places.slice(1).map((x) => row[xs.findIndex((place) => place >= x) - 1] ?? true),
  );
  return { ...lattice, xs: places, sides, tops };
}

function isBetween(word: RawWord, left: number, right: number): boolean {
  const middle = (word.x0 + word.x1) / 2;
  return middle > left && middle < right;
}

function closeSides(lattice: Lattice, rows: TableLine[][]): Lattice {
  const { xs } = lattice;
  const sides = lattice.sides.map((row) => [...row]);
  for (let x = 1; x + 1 < xs.length; x++) {
    const at = xs[x] ?? 0;
    const open = rows.flatMap((lines, row) => (sides[row]?.[x] ? [] : [{ row, lines }]));
    const parted = open.filter(({ row, lines }) => partsAt(lines, at, cellAround(lattice, row, x)) === 'parted');
    if (parted.length < 2) continue;
    for (const { row, lines } of open) {
      const side = sides[row];
      const place = partsAt(lines, at, cellAround(lattice, row, x));
      if (side && (place === 'parted' || place === 'beside')) side[x] = true;
    }
  }
  return { ...lattice, sides };
}

/** The range of the merged cell that crosses a line. */
function cellAround({ xs, sides }: Lattice, row: number, x: number): [number, number] {
  let [from, to] = [x - 1, x + 1];
  while (from > 0 && !sides[row]?.[from]) from--;
  while (to + 1 < xs.length && !sides[row]?.[to]) to++;
  return [xs[from] ?? 0, xs[to] ?? 0];
}

/**
 * Where the words of a row are relative to a place in a cell: on both sides of it, on one side, across it, or in the middle of the whole
 * cell.
 */
function partsAt(
  lines: TableLine[],
  at: number,
  [left, right]: [number, number],
): 'parted' | 'beside' | 'across' | 'none' {
  let [before, after] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [start, end, size, figures] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 10, false];
  for (const line of lines) {
    for (const piece of line.pieces) {
      if (piece.x1 < left || piece.x0 > right) continue;
      size = line.size;
      if (piece.isValue) figures = true;
      start = Math.min(start, piece.x0);
      end = Math.max(end, piece.x1);
      for (const word of piece.words) {
        if (word.x0 < at - 1 && word.x1 > at + 1) return 'across';
        if (word.x1 <= at + 1) before = Math.max(before, word.x1);
        else after = Math.min(after, word.x0);
      }
    }
  }
  if (start > end) return 'none';
  if (before > Number.NEGATIVE_INFINITY && after < Number.POSITIVE_INFINITY)
    return after - before > CELLS_APART * size ? 'parted' : 'across';
  const isCentred = Math.abs((start + end) / 2 - (left + right) / 2) < CELL_OFF_MIDDLE * (right - left);
  return isCentred && !figures ? 'across' : 'beside';
}
