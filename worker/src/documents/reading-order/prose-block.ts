import type { Line, Segment } from './lines.ts';

/** Part of a page's lines that is set in two columns: `start` and `end` (exclusive) are indexes of lines. */
export interface ProseBlock {
  start: number;
  end: number;
  left: Segment[];
  right: Segment[];
}

const FEWEST_LINES = 4;
/** The greatest distance between lines of a column, in ems. */
const FURTHEST = 1.8;

/**
 * Finds the first lines in two columns that are too few to look like prose by their outline alone. They are prose if sentences continue
 * from line to line, and from the bottom of the left column to the top of the right one. No cell of a table continues in the next like
 * that.
 */
export function findProseBlock(lines: Line[]): ProseBlock | null {
  for (let start = 0; start + FEWEST_LINES <= lines.length; ) {
    const end = blockEnd(lines, start);
    const inside = lines.slice(start, end).map((line) => line.segments);
    const left = inside.flatMap(([first]) => first ?? []);
    const right = inside.flatMap(([, second]) => second ?? []);
    if (right.length >= FEWEST_LINES && runsOn(left) && runsOn(right) && goesOnIn(left, right)) {
      return { start, end, left, right };
    }
    start = Math.max(end, start + 1);
  }
  return null;
}

/** Where the lines end that have one segment on each side of a gutter; the last lines may be in the left column only. */
function blockEnd(lines: Line[], start: number): number {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let end = start;
  let before: Line | undefined;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const [left, right, more] = line?.segments ?? [];
    if (!line || !left || more || (before && line.baseline - before.baseline > FURTHEST * line.size)) break;
    // Once the right column has ended, it does not begin again.
    if (right ? before?.segments.length === 1 : !before) break;
    from = Math.max(from, left.x1);
    to = Math.min(to, right?.x0 ?? to);
    if (from >= to) break;
    before = line;
  }
  return end;
}

/** Whether lines of one length begin at the same x, most of them within a sentence. */
function runsOn(column: Segment[]): boolean {
  const start = Math.min(...column.map((segment) => segment.x0));
  const width = Math.max(...column.map((segment) => segment.x1)) - start;
  const share = (test: (segment: Segment) => boolean) => column.filter(test).length / column.length;
  const words = column.reduce((sum, segment) => sum + segment.words.length, 0) / column.length;
  return (
    words >= 4 &&
    share(({ x0, size }) => x0 - start < 0.5 * size) >= 0.75 &&
    share(({ x0, x1 }) => x1 - x0 > 0.75 * width) >= 0.75 &&
    share(({ words: [first] }) => /^\p{Ll}/u.test(first?.text ?? '')) >= 0.5
  );
}

function goesOnIn(left: Segment[], right: Segment[]): boolean {
  const last = left.at(-1)?.words.at(-1)?.text ?? '';
  return !/[.!?:;]["'”’)]?$/.test(last) && /^\p{Ll}/u.test(right[0]?.words[0]?.text ?? '');
}
