import { isCaption } from '../evidence/captions.ts';
import { type Piece, type TableLine, toTableLines } from '../evidence/table-lines.ts';
import { CAPTIONS_BESIDE_LINES } from '../thresholds.ts';

/**
 * Separates lines where two tables, each with its own caption, are beside each other: the lines above, the left table, the right table, and
 * the lines below, each from top to bottom. Without two captions the lines are returned unchanged, because columns of one table look the
 * same.
 */
export function partBeside(lines: TableLine[]): TableLine[][] {
  const pair = findCaptions(lines);
  const gutter = pair ? findGutter(lines.slice(pair.start), pair) : null;
  if (!pair || !gutter) return [lines];
  const end = pair.start + gutter.count;
  const words = lines.slice(pair.start, end).flatMap((line) => line.words);
  const sides = [words.filter((word) => word.x1 <= gutter.x), words.filter((word) => word.x0 >= gutter.x)];
  return [lines.slice(0, pair.start), ...sides.map(toTableLines), ...partBeside(lines.slice(end))].filter(
    (part) => part.length > 0,
  );
}

interface Captions {
  /** Index of the line on which the first of them begins. */
  start: number;
  left: Piece;
  right: Piece;
}

function findCaptions(lines: TableLine[]): Captions | null {
  const found = lines.flatMap((line, index) =>
    line.pieces.filter((piece) => isCaption(piece)).map((piece) => ({ piece, index })),
  );
  for (const [at, one] of found.entries()) {
    const other = found.slice(at + 1).find(({ piece, index }) => {
      const isApart = piece.x0 > one.piece.x1 || piece.x1 < one.piece.x0;
      return isApart && index - one.index < CAPTIONS_BESIDE_LINES;
    });
    if (!other) continue;
    const [left, right] = [one.piece, other.piece].sort((a, b) => a.x0 - b.x0);
    if (left && right) return { start: one.index, left, right };
  }
  return null;
}

interface Gutter {
  x: number;
  /** How many lines have no word that crosses it. */
  count: number;
  width: number;
  /**
   * In how many of these a figure comes first on the right: within a table that is so in most lines, but a second table begins with names.
   */
  figures: number;
}

/** The place between two captions that extends furthest down without a word in it, and has names to its right. */
function findGutter(lines: TableLine[], { left, right }: Captions): Gutter | null {
  let best: Gutter | null = null;
  let last: Gutter | null = null;
  for (let x = Math.ceil(left.x1); x <= right.x0; x++) {
    const crossed = lines.findIndex((line) => line.words.some((word) => word.x0 < x && word.x1 > x));
    const count = crossed < 0 ? lines.length : crossed;
    if (last && last.count === count && figuresBehind(lines.slice(0, count), x) === last.figures) {
      last.width++;
    } else {
      last = { x, count, width: 1, figures: figuresBehind(lines.slice(0, count), x) };
    }
    if (!best || isBetter(last, best)) best = last;
  }
  return best && best.count >= 2 ? best : null;
}

function isBetter(one: Gutter, other: Gutter): boolean {
  if (one.count !== other.count) return one.count > other.count;
  if (one.figures !== other.figures) return one.figures < other.figures;
  return one.width > other.width;
}

function figuresBehind(lines: TableLine[], x: number): number {
  return lines.filter((line) => line.pieces.find((piece) => piece.x0 >= x)?.isValue).length;
}
