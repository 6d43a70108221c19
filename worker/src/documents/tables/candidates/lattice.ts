import type { Area } from '../../page/page-table.ts';
import type { Straight } from '../../page/raw-page.ts';
import {
  LATTICE_COVERED,
  LATTICE_DOUBLE,
  LATTICE_MOST_CELLS,
  LATTICE_MOST_PAIRS,
  LATTICE_REACH,
} from '../thresholds.ts';

/** A rectangle of a lattice's rows and columns without a line through it. */
export interface LatticeCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

/** Lines that cross each other, as a grid: `xs` and `ys` are its lines' places, one more than columns and rows. */
export interface Lattice {
  xs: number[];
  ys: number[];
  /** For each row, whether the line at each of `xs` is drawn there. */
  sides: boolean[][];
  /** For each of `ys`, whether its line is drawn over each column. */
  tops: boolean[][];
  /** How much of the whole grid is drawn, 0 to 1. */
  drawn: number;
}

export function areaOfLattice({ xs, ys }: Lattice): Area {
  return { x0: xs[0] ?? 0, y0: ys[0] ?? 0, x1: xs.at(-1) ?? 0, y1: ys.at(-1) ?? 0 };
}

/** Finds the lattices that level and upright lines make. */
export function findLattices(level: Straight[], upright: Straight[]): Lattice[] {
  if (level.length * upright.length > LATTICE_MOST_PAIRS) return [];
  const groups = connect(level, upright);
  return groups.flatMap(({ level, upright }) => toLattice(level, upright) ?? []);
}

interface Group {
  level: Straight[];
  upright: Straight[];
}

function connect(level: Straight[], upright: Straight[]): Group[] {
  const parent = Array.from({ length: level.length + upright.length }, (_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  const sorted = upright.map((line, index) => ({ line, index })).sort((a, b) => a.line.at - b.line.at);
  level.forEach((across, index) => {
    for (const { line, index: other } of sorted) {
      if (line.at < across.from - LATTICE_REACH) continue;
      if (line.at > across.to + LATTICE_REACH) break;
      if (across.at < line.from - LATTICE_REACH || across.at > line.to + LATTICE_REACH) continue;
      parent[root(level.length + other)] = root(index);
    }
  });
  const groups = new Map<number, Group>();
  const groupOf = (index: number): Group => {
    const key = root(index);
    let group = groups.get(key);
    if (!group) {
      group = { level: [], upright: [] };
      groups.set(key, group);
    }
    return group;
  };
  level.forEach((line, index) => {
    groupOf(index).level.push(line);
  });
  upright.forEach((line, index) => {
    groupOf(level.length + index).upright.push(line);
  });
  return [...groups.values()].filter((group) => group.level.length > 0 && group.upright.length > 0);
}

function toLattice(level: Straight[], upright: Straight[]): Lattice | null {
  // Tables are often open at their sides: the ends of the lines across are sides too.
  const left = Math.min(...level.map((line) => line.from), ...upright.map((line) => line.at));
  const right = Math.max(...level.map((line) => line.to), ...upright.map((line) => line.at));
  const top = Math.min(...upright.map((line) => line.from), ...level.map((line) => line.at));
  const bottom = Math.max(...upright.map((line) => line.to), ...level.map((line) => line.at));
  const xs = places([...upright.map((line) => line.at), left, right]);
  const ys = places([...level.map((line) => line.at), top, bottom]);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 1 || rows < 1 || columns * rows > LATTICE_MOST_CELLS) return null;
  const uprightAt = byPlace(upright, xs);
  const levelAt = byPlace(level, ys);
  const sides = Array.from({ length: rows }, (_, row) =>
    xs.map((_, x) => x === 0 || x === columns || isCovered(uprightAt[x] ?? [], ys[row] ?? 0, ys[row + 1] ?? 0)),
  );
  const tops = ys.map((_, y) =>
    Array.from(
      { length: columns },
      (_, column) => y === 0 || y === rows || isCovered(levelAt[y] ?? [], xs[column] ?? 0, xs[column + 1] ?? 0),
    ),
  );
  const length = (lines: Straight[]) => lines.reduce((sum, line) => sum + line.to - line.from, 0);
  const drawn = (length(level) + length(upright)) / (ys.length * (right - left) + xs.length * (bottom - top));
  return { xs, ys, sides, tops, drawn };
}

function places(values: number[]): number[] {
  const sorted = values.sort((a, b) => a - b);
  const found: number[] = [];
  let [sum, count, first] = [0, 0, 0];
  for (const value of sorted) {
    if (count > 0 && value - first > LATTICE_DOUBLE) {
      found.push(sum / count);
      [sum, count] = [0, 0];
    }
    if (count === 0) first = value;
    sum += value;
    count++;
  }
  if (count > 0) found.push(sum / count);
  return found;
}

function byPlace(lines: Straight[], at: number[]): Straight[][] {
  const found: Straight[][] = at.map(() => []);
  for (const line of lines) {
    let best = 0;
    at.forEach((place, index) => {
      if (Math.abs(place - line.at) < Math.abs((at[best] ?? 0) - line.at)) best = index;
    });
    found[best]?.push(line);
  }
  return found;
}

function isCovered(lines: Straight[], from: number, to: number): boolean {
  let covered = 0;
  let end = from;
  for (const line of lines.toSorted((a, b) => a.from - b.from)) {
    const [start, stop] = [Math.max(end, line.from), Math.min(to, line.to)];
    if (stop > start) covered += stop - start;
    end = Math.max(end, stop);
  }
  return covered >= LATTICE_COVERED * (to - from);
}

/** Joins places without a line between them; a cell is always a rectangle: it grows to the right, then down as far as it can as a whole. */
export function cellsOfLattice({ xs, ys, sides, tops }: Lattice): LatticeCell[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const hasSide = (x: number, row: number) => sides[row]?.[x] ?? true;
  const hasTop = (y: number, column: number) => tops[y]?.[column] ?? true;
  const taken = new Uint8Array(rows * columns);
  const cells: LatticeCell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column]) continue;
      let right = column + 1;
      while (right < columns && !taken[row * columns + right] && !hasSide(right, row)) right++;
      let bottom = row + 1;
      const isOpen = (y: number) => {
        for (let x = column; x < right; x++) {
          if (taken[y * columns + x] || hasTop(y, x) || (x > column && hasSide(x, y))) return false;
        }
        return true;
      };
      while (bottom < rows && isOpen(bottom)) bottom++;
      for (let y = row; y < bottom; y++) taken.fill(1, y * columns + column, y * columns + right);
      cells.push({ row, column, rowSpan: bottom - row, columnSpan: right - column });
    }
  }
  return cells;
}
