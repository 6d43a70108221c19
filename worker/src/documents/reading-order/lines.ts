import { itemSigns } from '@bidloom/texts/item-mark';
import type { RawWord } from '../page/raw-page.ts';

/** Words of a line without a wide gap between them: a line of a column, a cell's line of a table. */
export interface Segment {
  words: RawWord[];
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  baseline: number;
  size: number;
  bold: boolean;
  chars: number;
}

/** Segments beside each other, from left to right. */
export interface Line {
  segments: Segment[];
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  baseline: number;
  size: number;
  bold: boolean;
}

/** A gap wider than this many ems is no space between words. */
const WIDE_GAP = 1;
const FINE_GAP = 0.45;

/** The label before a list item or a heading: `3.2.1`, `(a)`, `IV.`, a bullet. It belongs to the text after the tab. */
const LABEL = new RegExp(
  String.raw`^(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,5}|[A-Za-z]|[ivxlIVXL]{1,6})[.)]?|[A-Z]?\d{1,3}(?:\.\d{1,3})+\.?|[${itemSigns}])$`,
  'u',
);

const FIGURE = /^[(+–-]?[$€£]?\d[\d.,]*%?\)?$/;

/** Gathers words into segments, from top to bottom and from left to right. */
export function toSegments(words: RawWord[]): Segment[] {
  const rows = toRows(words);
  return rows.flatMap(splitRow);
}

function toRows(words: RawWord[]): RawWord[][] {
  const sorted = words.toSorted((a, b) => a.baseline - b.baseline);
  const rows: RawWord[][] = [];
  let row: RawWord[] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  for (const word of sorted) {
    if (word.baseline - baseline > 0.3 * word.size) {
      row = [];
      rows.push(row);
      baseline = word.baseline;
    }
    row.push(word);
  }
  for (const each of rows) each.sort((a, b) => a.x0 - b.x0);
  return rows;
}

function splitRow(row: RawWord[]): Segment[] {
  const segments: Segment[] = [];
  let words: RawWord[] = [];
  for (const word of row) {
    const last = words.at(-1);
    if (last) {
      // Two words over each other are a shadow or a fake bold: the same text drawn twice.
      if (word.text === last.text && Math.abs(word.x0 - last.x0) < 0.2 * word.size) continue;
      const gap = word.x0 - last.x1;
      const size = Math.max(4, Math.min(word.size, last.size));
      if (gap <= FINE_GAP * size) {
        words.push(word);
        continue;
      }
      // A number after other numbers is a figure of a table.
      const afterFigure = FIGURE.test(segments.at(-1)?.words.at(-1)?.text ?? '');
      const label = words.length === 1 && LABEL.test(last.text) && !afterFigure;
      // Small print beside the text, such as comments in the margin, may be closer to it.
      const differs = Math.abs(word.size - last.size) > 0.2 * Math.max(word.size, last.size);
      const wide = label ? 3.5 : differs ? FINE_GAP : WIDE_GAP;
      if (gap > wide * size) {
        segments.push(toSegment(words));
        words = [];
      }
    }
    words.push(word);
  }
  if (words.length > 0) segments.push(toSegment(words));
  return segments;
}

function toSegment(words: RawWord[]): Segment {
  let [x0, x1, y0, y1, chars, bold, size, baseline] = [1e9, -1e9, 1e9, -1e9, 0, 0, 0, 0];
  for (const word of words) {
    const length = word.text.length;
    if (word.x0 < x0) x0 = word.x0;
    if (word.x1 > x1) x1 = word.x1;
    if (word.y0 < y0) y0 = word.y0;
    if (word.y1 > y1) y1 = word.y1;
    chars += length;
    size += length * word.size;
    baseline += length * word.baseline;
    if (word.bold) bold += length;
  }
  return { words, x0, x1, y0, y1, chars, size: size / chars, baseline: baseline / chars, bold: bold > 0.6 * chars };
}

/** Puts segments side by side into lines, from top to bottom. */
export function toLines(segments: Segment[]): Line[] {
  const sorted = segments.toSorted((a, b) => a.baseline - b.baseline);
  const lines: Line[] = [];
  let members: Segment[] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  for (const segment of sorted) {
    if (segment.baseline - baseline > 0.35 * segment.size && members.length > 0) {
      lines.push(toLine(members));
      members = [];
    }
    if (members.length === 0) baseline = segment.baseline;
    members.push(segment);
  }
  if (members.length > 0) lines.push(toLine(members));
  return lines;
}

function toLine(segments: Segment[]): Line {
  segments.sort((a, b) => a.x0 - b.x0);
  let [x0, x1, y0, y1, chars, bold, size] = [1e9, -1e9, 1e9, -1e9, 0, 0, 0];
  for (const segment of segments) {
    x0 = Math.min(x0, segment.x0);
    x1 = Math.max(x1, segment.x1);
    y0 = Math.min(y0, segment.y0);
    y1 = Math.max(y1, segment.y1);
    chars += segment.chars;
    size += segment.chars * segment.size;
    if (segment.bold) bold += segment.chars;
  }
  const baseline = segments[0]?.baseline ?? y1;
  return { segments, x0, x1, y0, y1, baseline, size: size / chars, bold: bold > 0.6 * chars };
}

/** Words across the reading direction, in the order of the file: they run up or down, so the words of one such column are a line. */
export function toSidewaysLines(words: RawWord[]): Line[] {
  const lines: RawWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const overlap = last ? Math.min(last.x1, word.x1) - Math.max(last.x0, word.x0) : 0;
    if (line && overlap > 0.5 * Math.min(word.x1 - word.x0, word.size)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => toLine([toSegment(line)]));
}

/** The parts of a line to the left and to the right of `x`, by where words start. Places of tables have no words and stay whole. */
export function splitAt(line: Line, x: number): [Line | null, Line | null] {
  const words = line.segments.flatMap((segment) => segment.words);
  const places = line.segments.filter((segment) => segment.words.length === 0);
  const side = (isOn: (box: { x0: number }) => boolean) => {
    const segments = [...splitRow(words.filter(isOn)), ...places.filter(isOn)];
    return segments.length > 0 ? toLine(segments) : null;
  };
  return [side((box) => box.x0 < x), side((box) => box.x0 >= x)];
}

/** The words of a line with single spaces. */
export function lineText(line: Line): string {
  return line.segments.map(segmentText).join(' ');
}

export function segmentText(segment: Segment): string {
  return segment.words.map((word) => word.text).join(' ');
}
