import { isCaption } from '../evidence/captions.ts';
import { hasFigures, isTitle, isUnderFigure, startsAgain } from '../evidence/line-roles.ts';
import { gapsOf, type TableLine } from '../evidence/table-lines.ts';
import {
  CELL_BEFORE_NEXT,
  CONTINUED_PITCH,
  GAP_SHARED,
  LARGER_PRINT,
  NAME_PITCH,
  NAME_ROOM,
  REGION_BETWEEN,
  REGION_CELL_PITCH,
  REGION_PITCH,
  REGION_PROSE_WIDTH,
  REGION_PROSE_WORDS,
  REGION_RECENT,
  REGION_TEXT_PITCH,
  REGION_WRAPPED,
  SAME_START,
  SPANNING_HEADER_PITCH,
  SPANNING_HEADER_WORDS,
  TITLE_WRAP_PITCH,
} from '../thresholds.ts';

/** Finds groups of lines whose columns are aligned: they are tables if a closer look confirms it. */
export function findRegions(lines: TableLine[]): TableLine[][] {
  const width = Math.max(...lines.map((line) => line.x1)) - Math.min(...lines.map((line) => line.x0));
  const regions: TableLine[][] = [];
  let start = 0;
  while (start < lines.length) {
    const end = regionEnd(lines, start, width);
    if (end > start + 1 && !isUnderFigure(lines, start)) {
      const floor = regions.length > 0 ? lines.indexOf(regions.at(-1)?.at(-1) as TableLine) + 1 : 0;
      regions.push(lines.slice(headerStart(lines, start, floor), end));
    }
    start = Math.max(end, start + 1);
  }
  return regions;
}

/** End (exclusive) of the region that starts with a line; `start` if no region starts there. */
function regionEnd(lines: TableLine[], start: number, width: number): number {
  const first = lines[start];
  if (!first || first.pieces.length < 2 || isCaption(first)) return start;
  let end = start + 1;
  let tabular = 1;
  let figures = hasFigures(first) ? 1 : 0;
  const recent = [first];
  for (let index = start + 1; index < lines.length; index++) {
    const [line, before] = [lines[index], lines[index - 1]];
    if (!line || !before || isCaption(line)) break;
    const pitch = (line.baseline - before.baseline) / Math.max(line.size, before.size);
    if (pitch > REGION_PITCH) break;
    if (line.pieces.length > 1) {
      if (!recent.some((each) => sharesGap(each, line))) break;
      recent.push(line);
      if (recent.length > REGION_RECENT) recent.shift();
      tabular++;
      if (hasFigures(line)) figures++;
      end = index + 1;
    } else if (line.size > LARGER_PRINT * Math.min(first.size, before.size)) {
      // The heading of the next section.
      break;
    } else if (fitsColumn(line, recent) && pitch < REGION_CELL_PITCH && index - end < REGION_WRAPPED) {
      // The further lines of a cell.
    } else if (index - end >= REGION_BETWEEN || isProse(line, width) || pitch > REGION_TEXT_PITCH) {
      break;
    } else if (figures >= 2 && isTitle(line, recent) && startsAgain(lines, index + 1)) {
      break;
    }
  }
  if (tabular < 2) return start;
  while (goesOnBelow(lines[end], lines[end - 1], recent)) end++;
  return end;
}

/** Whether a line fits into one column of the lines above it: it starts where a cell does, and ends before the next. */
function fitsColumn(line: TableLine, recent: TableLine[]): boolean {
  return recent.some((other) =>
    other.pieces.some((piece, index) => {
      const next = other.pieces[index + 1];
      return (
        Math.abs(line.x0 - piece.x0) < SAME_START * line.size &&
        line.x1 < (next?.x0 ?? Number.POSITIVE_INFINITY) - CELL_BEFORE_NEXT * line.size
      );
    }),
  );
}

/** Whether a line is the wrapped rest of cells of the line above it. In the first column only words count that had no room in the line above. */
function goesOnBelow(line: TableLine | undefined, before: TableLine | undefined, recent: TableLine[]): boolean {
  if (!line || !before || line.pieces.length > 1) return false;
  if (line.baseline - before.baseline > CONTINUED_PITCH * line.size) return false;
  if (isRestOfStub(line, before)) return true;
  const cells = recent.map((each) => ({ ...each, pieces: each.pieces.slice(1) }));
  const left = Math.min(...recent.map((each) => each.x0));
  return fitsColumn(line, cells) && line.x0 > left + SAME_START * line.size;
}

/** The last word or two of a first cell: in small letters, close below it, and too long for the rest of its line. */
function isRestOfStub(line: TableLine, before: TableLine): boolean {
  const [stub, next] = before.pieces;
  const [word] = line.words;
  if (!stub || !next || !word || !/^\p{Ll}/u.test(word.text)) return false;
  const isBelow =
    Math.abs(line.x0 - stub.x0) < SAME_START * line.size && line.baseline - before.baseline < NAME_PITCH * line.size;
  const fitted = stub.x1 + (word.x1 - word.x0) < next.x0 - NAME_ROOM * line.size;
  return isBelow && !fitted && line.x1 < next.x0 - CELL_BEFORE_NEXT * line.size;
}

/** Headers that span several columns are alone on their lines, above the other headers and to the right of the first column. */
function headerStart(lines: TableLine[], start: number, floor: number): number {
  const first = lines[start];
  let at = start;
  while (at > floor) {
    const [line, below] = [lines[at - 1], lines[at]];
    const [piece] = line?.pieces ?? [];
    if (!first || !line || !below || !piece || line.pieces.length > 1) break;
    const edge = first.pieces[0]?.x1 ?? 0;
    if (line.size > LARGER_PRINT * first.size) break;
    const isBeside = piece.x0 > edge && piece.x1 < first.x1 + line.size;
    if (!isBeside || below.baseline - line.baseline > SPANNING_HEADER_PITCH * line.size || isCaption(line)) break;
    // A title in the middle of the page.
    if (line.words.length > SPANNING_HEADER_WORDS) break;
    // The rest of a title that is wrapped.
    const above = lines[at - 2];
    if (above && isCaption(above) && line.baseline - above.baseline < TITLE_WRAP_PITCH * line.size) break;
    at--;
  }
  return at;
}

function sharesGap(a: TableLine, b: TableLine): boolean {
  const size = GAP_SHARED * Math.min(a.size, b.size);
  const others = gapsOf(b);
  return gapsOf(a).some((gap) =>
    others.some((other) => Math.min(gap.x1, other.x1) - Math.max(gap.x0, other.x0) > size),
  );
}

function isProse(line: TableLine, width: number): boolean {
  return line.words.length >= REGION_PROSE_WORDS && line.x1 - line.x0 > REGION_PROSE_WIDTH * width;
}
