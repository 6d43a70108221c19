import { gapsOf, type TableLine } from './table-lines.ts';

/** Consecutive lines that may be a table: `first` and `last` are its outer lines with columns. */
export interface Region {
  lines: TableLine[];
}

const FURTHEST = 6;

/** Finds stretches of lines whose columns stand under each other. */
export function findRegions(lines: TableLine[]): Region[] {
  const right = Math.max(...lines.map((line) => line.x1));
  const left = Math.min(...lines.map((line) => line.x0));
  const regions: Region[] = [];
  let start = 0;
  while (start < lines.length) {
    const end = regionEnd(lines, start, right - left);
    if (end > start + 1) regions.push({ lines: lines.slice(start, end) });
    start = Math.max(end, start + 1);
  }
  return regions;
}

/** End (exclusive) of the region that starts with a line; `start` where none does. */
function regionEnd(lines: TableLine[], start: number, width: number): number {
  const first = lines[start];
  if (!first || first.pieces.length < 2) return start;
  let end = start + 1;
  let tabular = 1;
  const recent = [first];
  for (let index = start + 1; index < lines.length; index++) {
    const [line, before] = [lines[index], lines[index - 1]];
    if (!line || !before) break;
    const pitch = (line.baseline - before.baseline) / Math.max(line.size, before.size);
    if (pitch > FURTHEST) break;
    if (line.pieces.length > 1) {
      if (!recent.some((each) => sharesGap(each, line))) break;
      recent.push(line);
      if (recent.length > 4) recent.shift();
      tabular++;
      end = index + 1;
    } else if (index - end >= 6 || isProse(line, width) || pitch > 3) {
      break;
    }
  }
  return tabular >= 2 ? end : start;
}

function sharesGap(a: TableLine, b: TableLine): boolean {
  const size = 0.45 * Math.min(a.size, b.size);
  const others = gapsOf(b);
  return gapsOf(a).some((gap) =>
    others.some((other) => Math.min(gap.x1, other.x1) - Math.max(gap.x0, other.x0) > size),
  );
}

function isProse(line: TableLine, width: number): boolean {
  return line.words.length >= 7 && line.x1 - line.x0 > 0.6 * width;
}
