import { FIGURE_CAPTION_LINES, NEXT_HEADER_LINES, TITLE_INDENT, TITLE_OFF_MIDDLE } from '../thresholds.ts';
import { isCaption, isFigureCaption } from './captions.ts';
import { gapsOf, type TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

/** Whether the nearest caption above names a figure. */
export function isUnderFigure(lines: TableLine[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - FIGURE_CAPTION_LINES); at--) {
    const line = lines[at];
    if (!line || line.pieces.length > 2) return false;
    if (isCaption(line)) return isFigureCaption(line);
  }
  return false;
}

/** Headers that tell in which unit figures are: thousands, `1 000 t`. */
const THOUSANDS = /^\(?(?:\D{0,4}['’]?000s?|1[ ,.]?000\s\p{L}{1,8})\)?$/u;

export function hasFigures(line: TableLine): boolean {
  return line.pieces.slice(1).some((piece) => piece.isValue && !THOUSANDS.test(lineText(piece.words)));
}

/** Whether the next lines are headers of columns again, as under the title of a further table. */
export function startsAgain(lines: TableLine[], from: number): boolean {
  const next = lines.slice(from, from + NEXT_HEADER_LINES).find((line) => line.pieces.length > 1);
  return next !== undefined && !hasFigures(next);
}

/** A line across the gaps of the lines above, or centred over them. */
export function isTitle(line: TableLine, recent: TableLine[]): boolean {
  const left = Math.min(...recent.map((each) => each.x0));
  const right = Math.max(...recent.map((each) => each.x1));
  const crosses = recent.some((each) => gapsOf(each).some((gap) => line.x0 < gap.x0 && line.x1 > gap.x1));
  const isCentred = Math.abs((line.x0 + line.x1) / 2 - (left + right) / 2) < TITLE_OFF_MIDDLE * (right - left);
  return crosses || (isCentred && line.x0 > left + TITLE_INDENT * (right - left));
}
