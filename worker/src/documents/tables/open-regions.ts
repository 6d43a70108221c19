import { isCaption, isFigureCaption, isNote } from './captions.ts';
import { gapsOf, type TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

/** How far apart lines of one table stand at most, in ems; lines without columns keep closer to them. */
const FURTHEST = 6;
const FURTHEST_TEXT = 3;
/** So many lines without columns may stand between two with columns: wrapped cells, headings of groups. */
const MOST_BETWEEN = 6;
const MOST_WRAPPED = 20;
/** Larger print than this stands over a section, not within a table. */
export const LARGER = 1.12;

/** Finds stretches of lines whose columns stand under each other: tables, if a closer look confirms it. */
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

/** Whether the nearest caption above names a figure. */
export function isUnderFigure(lines: TableLine[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 4); at--) {
    const line = lines[at];
    if (!line || line.pieces.length > 2) return false;
    if (isCaption(line)) return isFigureCaption(line);
  }
  return false;
}

/** End (exclusive) of the region that starts with a line; `start` where none does. */
function regionEnd(lines: TableLine[], start: number, width: number): number {
  const first = lines[start];
  if (!first || first.pieces.length < 2 || isCaption(first)) return start;
  let end = start + 1;
  let tabular = 1;
  let figures = hasFigures(first) ? 1 : 0;
  const recent = [first];
  const pitches: number[] = [];
  for (let index = start + 1; index < lines.length; index++) {
    const [line, before] = [lines[index], lines[index - 1]];
    if (!line || !before || isCaption(line)) break;
    const pitch = (line.baseline - before.baseline) / Math.max(line.size, before.size);
    if (pitch > FURTHEST || (figures > 0 && isNote(line, first))) break;
    if (line.pieces.length > 1) {
      if (!recent.some((each) => sharesGap(each, line))) break;
      recent.push(line);
      if (recent.length > 4) recent.shift();
      tabular++;
      if (hasFigures(line)) figures++;
      pitches.push(pitch);
      end = index + 1;
    } else if (line.size > LARGER * Math.min(first.size, before.size)) {
      // The heading of the next section.
      break;
    } else if (fitsColumn(line, recent) && pitch < 2 && index - end < MOST_WRAPPED) {
      // The further lines of a cell.
    } else if (index - end >= MOST_BETWEEN || isProse(line, width) || pitch > FURTHEST_TEXT) {
      break;
    } else if (figures >= 2 && isTitle(line, recent) && startsAgain(lines, index + 1)) {
      break;
    } else if (figures >= 2 && isSetOff(pitch, pitches) && repeatsHeaders(lines, index + 1, lines.slice(start, end))) {
      break;
    }
  }
  if (tabular < 2) return start;
  while (goesOnBelow(lines[end], lines[end - 1], recent)) end++;
  return end;
}

/** A title stands this much further below the last row than the rows below each other. */
const SET_OFF = 1.6;

/** Whether a distance is larger than those of the rows above. */
export function isSetOff(distance: number, above: number[]): boolean {
  return above.length >= 3 && distance > SET_OFF * Math.max(...above);
}

/** Whether a line keeps within one column of the lines above it: it starts where a cell does, and ends before the next. */
function fitsColumn(line: TableLine, recent: TableLine[]): boolean {
  return recent.some((other) =>
    other.pieces.some((piece, index) => {
      const next = other.pieces[index + 1];
      return (
        Math.abs(line.x0 - piece.x0) < 0.4 * line.size &&
        line.x1 < (next?.x0 ?? Number.POSITIVE_INFINITY) - 0.5 * line.size
      );
    }),
  );
}

/** Below the last line with columns, the wrapped rest of its cells; in the first column only words that hardly found room above. */
function goesOnBelow(line: TableLine | undefined, before: TableLine | undefined, recent: TableLine[]): boolean {
  if (!line || !before || line.pieces.length > 1 || line.baseline - before.baseline > 1.6 * line.size) return false;
  if (isRestOfStub(line, before)) return true;
  const cells = recent.map((each) => ({ ...each, pieces: each.pieces.slice(1) }));
  const left = Math.min(...recent.map((each) => each.x0));
  return fitsColumn(line, cells) && line.x0 > left + 0.4 * line.size;
}

/** The last word or two of a first cell: in small letters, close below it, and too long for what was left of its line. */
function isRestOfStub(line: TableLine, before: TableLine): boolean {
  const [stub, next] = before.pieces;
  const [word] = line.words;
  if (!stub || !next || !word || !/^\p{Ll}/u.test(word.text)) return false;
  const isBelow = Math.abs(line.x0 - stub.x0) < 0.4 * line.size && line.baseline - before.baseline < 1.3 * line.size;
  const fitted = stub.x1 + (word.x1 - word.x0) < next.x0 - 2.5 * line.size;
  return isBelow && !fitted && line.x1 < next.x0 - 0.5 * line.size;
}

/** A line of more words than this is no header over several columns. */
const LONGEST_HEAD = 8;

/** Headers that reach over several columns stand alone on their lines above the others, to the right of the first column. */
function headerStart(lines: TableLine[], start: number, floor: number): number {
  const first = lines[start];
  let at = start;
  while (at > floor) {
    const [line, below] = [lines[at - 1], lines[at]];
    const [piece] = line?.pieces ?? [];
    if (!first || !line || !below || !piece || line.pieces.length > 1) break;
    const edge = first.pieces[0]?.x1 ?? 0;
    if (line.size > LARGER * first.size) break;
    const isBeside = piece.x0 > edge && piece.x1 < first.x1 + line.size;
    if (!isBeside || below.baseline - line.baseline > 2 * line.size || isCaption(line)) break;
    // A title in the middle of the page.
    if (line.words.length > LONGEST_HEAD) break;
    // The rest of a title that is wrapped.
    const above = lines[at - 2];
    if (above && isCaption(above) && line.baseline - above.baseline < 1.5 * line.size) break;
    at--;
  }
  return at;
}

/** Headers that tell in which unit figures are: thousands, `1 000 t`. */
const THOUSANDS = /^\(?(?:\D{0,4}['’]?000s?|1[ ,.]?000\s\p{L}{1,8})\)?$/u;

export function hasFigures(line: TableLine): boolean {
  return line.pieces.slice(1).some((piece) => piece.isValue && !THOUSANDS.test(lineText(piece.words)));
}

/** Whether the next lines are headers of columns again, as under the title of a further table. */
export function startsAgain(lines: TableLine[], from: number): boolean {
  const next = lines.slice(from, from + 4).find((line) => line.pieces.length > 1);
  return next !== undefined && !hasFigures(next);
}

/** Whether the next lines are headers like those of the table above: some of the same words, or bold ones below plain rows. */
export function repeatsHeaders(lines: TableLine[], from: number, above: TableLine[]): boolean {
  const next = lines.slice(from, from + 4).find((line) => line.pieces.length > 1);
  const headers = above.find((line) => line.pieces.length > 1);
  if (!next || !headers || hasFigures(next)) return false;
  const texts = new Set(headers.pieces.slice(1).map(({ words }) => lineText(words)));
  const isBold = next.bold && above.some((line) => hasFigures(line) && !line.bold);
  return isBold || next.pieces.slice(1).some(({ words }) => texts.has(lineText(words)));
}

/** A line across the gaps of the lines above, or centred over them. */
export function isTitle(line: TableLine, recent: TableLine[]): boolean {
  const left = Math.min(...recent.map((each) => each.x0));
  const right = Math.max(...recent.map((each) => each.x1));
  const crosses = recent.some((each) => gapsOf(each).some((gap) => line.x0 < gap.x0 && line.x1 > gap.x1));
  const isCentred = Math.abs((line.x0 + line.x1) / 2 - (left + right) / 2) < 0.1 * (right - left);
  return crosses || (isCentred && line.x0 > left + 0.1 * (right - left));
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
