import type { RawWord } from '../../page/raw-page.ts';
import {
  COLUMN_APART,
  COLUMN_APART_LEAST,
  COLUMN_CROSSED,
  COLUMN_CROSSED_LINES,
  COLUMN_GAP,
  COLUMN_MANY_LINES,
  COLUMN_SIGNS,
  COLUMN_WIDE_GAPS,
} from '../thresholds.ts';
import { inkEnd, type TableLine } from './table-lines.ts';

/** The range of x that a column's text covers. */
export interface Column {
  x0: number;
  x1: number;
}

/**
 * Finds the columns of lines without vertical rules: ranges of x with words, between ranges without. A few lines may cross such a gap
 * (totals, notes); the more lines there are, the more may cross it.
 */
export function findOpenColumns(lines: TableLine[]): Column[] {
  const x0 = Math.floor(Math.min(...lines.map((line) => line.x0)));
  const x1 = Math.ceil(Math.max(...lines.map((line) => line.x1)));
  const size = median(lines.map((line) => line.size));
  const cover = new Uint16Array(Math.max(1, x1 - x0 + 2));
  for (const line of lines) {
    for (const piece of line.pieces) {
      // In many lines, spaces between words are hardly ever aligned by chance; in few lines they are.
      const stretches =
        lines.length >= COLUMN_MANY_LINES ? piece.words.map((word) => ({ x0: word.x0, x1: inkEnd(word) })) : [piece];
      for (const each of stretches) {
        for (let x = Math.floor(each.x0); x < each.x1; x++) cover[x - x0] = (cover[x - x0] ?? 0) + 1;
      }
    }
  }
  const few = lines.length >= COLUMN_CROSSED_LINES ? Math.max(1, Math.floor(lines.length * COLUMN_CROSSED)) : 0;
  const gaps: { x0: number; x1: number }[] = [];
  let from = -1;
  for (let x = 0; x <= x1 - x0; x++) {
    if ((cover[x] ?? 0) <= few) {
      if (from < 0) from = x;
    } else if (from >= 0) {
      if (from > 0 && x - from >= Math.max(COLUMN_APART_LEAST, COLUMN_APART * size))
        gaps.push({ x0: x0 + from, x1: x0 + x });
      from = -1;
    }
  }
  const edges = [x0, ...gaps.flatMap((gap) => [gap.x0, gap.x1]), x1];
  const columns: Column[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    columns.push({ x0: edges[index] ?? 0, x1: edges[index + 1] ?? 0 });
  }
  return joinColumns(columns, lines);
}

const currencies: ReadonlySet<string> = new Set([...'$€£¥₫', 'US$', ...Intl.supportedValuesOf('currency')]);

const SIGN = /^(?:%|‰|\)|\*{1,3}|[†‡]|[a-z0-9]\/|\([a-z0-9]{1,2}\))$/;

/**
 * Joins what is one column: signs before and after figures, ranges that never both have words in the same line, and words that are aligned
 * by chance, with no more than a space between them and the words before.
 */
function joinColumns(columns: Column[], lines: TableLine[]): Column[] {
  let joined = columns;
  for (let index = 1; index < joined.length; ) {
    const rows = lines.map((line) => splitLine(line, joined));
    const before = rows.map((row) => row[index - 1] ?? []);
    const own = rows.map((row) => row[index] ?? []);
    const [left, right] = [joined[index - 1], joined[index]];
    if (left && right && isOneColumn(before, own, index, lines.length)) {
      joined = [...joined.slice(0, index - 1), { x0: left.x0, x1: right.x1 }, ...joined.slice(index + 1)];
    } else {
      index++;
    }
  }
  return joined;
}

function isOneColumn(before: RawWord[][], own: RawWord[][], index: number, lines: number): boolean {
  // A long name may extend into the column of signs.
  const only = (cells: RawWord[][], isSign: (text: string) => boolean) => {
    const filled = cells.filter((words) => words.length > 0);
    const signs = filled.filter((words) => isSign(words.map((word) => word.text).join(' ')));
    return signs.length >= COLUMN_SIGNS * filled.length;
  };
  const isCurrency = (text: string) => currencies.has(text);
  if (index > 1 && (only(before, isCurrency) || only(own, (text) => SIGN.test(text)))) return true;
  let [together, wide] = [0, 0];
  own.forEach((words, row) => {
    const [first, last] = [words[0], before[row]?.at(-1)];
    if (!first || !last) return;
    together++;
    if (first.x0 - inkEnd(last) > COLUMN_GAP * Math.min(first.size, last.size) || inkEnd(last) < last.x1) wide++;
  });
  return (together === 0 && lines >= 3) || wide < COLUMN_WIDE_GAPS * together;
}

/** The words of a line by column, leaders left out. */
function splitLine(line: TableLine, columns: Column[]): RawWord[][] {
  const cells: RawWord[][] = columns.map(() => []);
  for (const piece of line.pieces) for (const word of piece.words) cells[columnOf(word, columns)]?.push(word);
  return cells;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The column that a range overlaps most; the nearest where it overlaps none. */
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
