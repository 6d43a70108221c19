import type { TableLine } from './table-lines.ts';
import { inkEnd } from './table-lines.ts';

/** A column's stretch of x, as far as its text goes. */
export interface Column {
  x0: number;
  x1: number;
}

/** A gap between columns is at least this wide in most lines, in ems. */
const SEEN_GAP = 0.7;

/**
 * Finds the columns of lines without upright rules: stretches of x without words between those with words. A few lines may cross such
 * a gap (totals, notes), the more lines there are.
 */
export function findOpenColumns(lines: TableLine[]): Column[] {
  const x0 = Math.floor(Math.min(...lines.map((line) => line.x0)));
  const x1 = Math.ceil(Math.max(...lines.map((line) => line.x1)));
  const size = median(lines.map((line) => line.size));
  const cover = new Uint16Array(Math.max(1, x1 - x0 + 2));
  for (const line of lines) {
    for (const piece of line.pieces) {
      // In many lines spaces between words hardly ever come to stand under each other; in few they do.
      const stretches = lines.length >= 5 ? piece.words.map((word) => ({ x0: word.x0, x1: inkEnd(word) })) : [piece];
      for (const each of stretches) {
        for (let x = Math.floor(each.x0); x < each.x1; x++) cover[x - x0] = (cover[x - x0] ?? 0) + 1;
      }
    }
  }
  const few = lines.length >= 6 ? Math.max(1, Math.floor(lines.length * 0.1)) : 0;
  const gaps: { x0: number; x1: number }[] = [];
  let from = -1;
  for (let x = 0; x <= x1 - x0; x++) {
    if ((cover[x] ?? 0) <= few) {
      if (from < 0) from = x;
    } else if (from >= 0) {
      if (from > 0 && x - from >= Math.max(2, 0.2 * size)) gaps.push({ x0: x0 + from, x1: x0 + x });
      from = -1;
    }
  }
  const kept = gaps.filter((gap) => isSeen(gap, lines));
  const edges = [x0, ...kept.flatMap((gap) => [gap.x0, gap.x1]), x1];
  const columns: Column[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    columns.push({ x0: edges[index] ?? 0, x1: edges[index + 1] ?? 0 });
  }
  return joinColumns(columns, lines);
}

const CURRENCY = /^(?:[$€£¥₫]|US\$|[A-Z]{3})$/;
const SIGN = /^(?:%|‰|\)|\*{1,3}|[†‡]|[a-z0-9]\/|\([a-z0-9]{1,2}\))$/;

/** Puts together what is one column: signs before and behind figures, and stretches that are never filled in the same line. */
function joinColumns(columns: Column[], lines: TableLine[]): Column[] {
  const rows = lines.map((line) => {
    const cells: string[] = columns.map(() => '');
    for (const piece of line.pieces) {
      for (const word of piece.words) {
        const column = columnOf(word, columns);
        cells[column] = `${cells[column] ?? ''} ${word.text}`.trim();
      }
    }
    return cells;
  });
  const joined: Column[] = [];
  columns.forEach((column, index) => {
    const last = joined.at(-1);
    const before = rows.map((row) => row[index - 1] ?? '');
    const own = rows.map((row) => row[index] ?? '');
    const only = (cells: string[], pattern: RegExp) => cells.every((cell) => !cell || pattern.test(cell));
    const together = own.filter((cell, row) => cell && before[row]).length;
    const isOne =
      (index > 1 && only(before, CURRENCY)) || (index > 1 && only(own, SIGN)) || (lines.length >= 3 && together === 0);
    if (last && isOne) last.x1 = column.x1;
    else joined.push({ ...column });
  });
  return joined;
}

/** Whether lines really keep a distance there, rather than a space between words by chance. */
function isSeen(gap: { x0: number; x1: number }, lines: TableLine[]): boolean {
  const middle = (gap.x0 + gap.x1) / 2;
  let [both, wide] = [0, 0];
  for (const line of lines) {
    let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    let crossed = false;
    for (const piece of line.pieces) {
      for (const word of piece.words) {
        const end = inkEnd(word);
        if (end <= middle) left = Math.max(left, end);
        else if (word.x0 >= middle) right = Math.min(right, word.x0);
        else crossed = true;
      }
    }
    if (crossed || left === Number.NEGATIVE_INFINITY || right === Number.POSITIVE_INFINITY) continue;
    both++;
    if (right - left > SEEN_GAP * line.size) wide++;
  }
  return both >= Math.min(2, lines.length) && wide >= 0.6 * both;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The column that a stretch overlaps most; the nearest where it overlaps none. */
export function columnOf(stretch: { x0: number; x1: number }, columns: Column[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  columns.forEach((column, index) => {
    const overlap = Math.min(column.x1, stretch.x1) - Math.max(column.x0, stretch.x0);
    if (overlap > most + 0.2) {
      most = overlap;
      best = index;
    }
  });
  return best;
}
