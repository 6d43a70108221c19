import type { Box } from '../model.ts';
import type { TableCell } from '../tables/model.ts';
import type { PageWords } from './page-words.ts';

/** A stretch of a cell's text with the places of its words; no boxes where the format has no page geometry. */
export interface CellText {
  text: string;
  /** One a word, in the order of the text; `start` is an offset into it. */
  words: { start: number; end: number; box: Box | null }[];
  /** Offsets at which a line begins. */
  lines: number[];
}

/** A cell's text line by line as it is printed, so that each pair in it keeps its own place. */
export function cellText(cell: TableCell, page: { text: string } | undefined, found: PageWords | null): CellText {
  const lines = page && found ? found.linesIn(cell.boxes) : [];
  if (!page || lines.length === 0) return { text: cell.text, words: [], lines: [0] };
  const result: CellText = { text: '', words: [], lines: [] };
  for (const line of lines) {
    result.lines.push(result.text.length + (result.text === '' ? 0 : 1));
    for (const { start, end, box } of line) {
      if (result.text !== '') result.text += ' ';
      const at = result.text.length;
      result.text += page.text.slice(start, end).replace(/\s+/gu, ' ');
      result.words.push({ start: at, end: result.text.length, box });
    }
  }
  return result;
}

/** Boxes of a stretch of a cell's text, one a line. */
export function boxesOf({ words }: CellText, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (const word of words) {
    if (word.end <= start || word.start >= end || !word.box) continue;
    const last = boxes.at(-1);
    if (last && isSameLine(last, word.box)) boxes[boxes.length - 1] = union(last, word.box);
    else boxes.push([...word.box]);
  }
  return boxes;
}

function isSameLine([x, y, , height]: Box, [left, top, , down]: Box): boolean {
  return left > x && Math.abs(y + height / 2 - top - down / 2) < 0.5 * Math.min(height, down);
}

function union([x, y, width, height]: Box, [left, top, across, down]: Box): Box {
  const [x0, y0] = [Math.min(x, left), Math.min(y, top)];
  return [x0, y0, Math.max(x + width, left + across) - x0, Math.max(y + height, top + down) - y0];
}
