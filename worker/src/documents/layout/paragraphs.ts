import { type Line, lineText } from '../reading-order/lines.ts';
import { startsListItem } from './headings.ts';

/** Consecutive lines that belong together. */
export interface Paragraph {
  lines: Line[];
}

/** Cuts lines of running text into paragraphs by spacing, style, indentation and list markers. */
export function toParagraphs(lines: Line[]): Paragraph[] {
  const first = lines[0];
  if (!first) return [];
  const pitch = usualPitch(lines);
  const right = Math.max(...lines.map((line) => line.x1));
  const left = Math.min(...lines.map((line) => line.x0));
  const paragraphs: Paragraph[] = [];
  let current: Paragraph = { lines: [first] };
  for (let index = 1; index < lines.length; index++) {
    const [before, line] = [lines[index - 1], lines[index]];
    if (!before || !line) continue;
    if (breaksBetween(before, line, { pitch, left, right })) {
      paragraphs.push(current);
      current = { lines: [] };
    }
    current.lines.push(line);
  }
  paragraphs.push(current);
  return paragraphs;
}

interface Measure {
  pitch: number;
  left: number;
  right: number;
}

function breaksBetween(before: Line, line: Line, { pitch, left, right }: Measure): boolean {
  const step = line.baseline - before.baseline;
  const usual = pitch * Math.max(before.size, line.size);
  if (step > 1.3 * usual || step < 0) return true;
  if (Math.abs(line.size - before.size) > 0.09 * before.size) return true;
  const text = lineText(line);
  const previous = lineText(before);
  const width = right - left;
  const endsShort = before.x1 < right - 0.12 * width;
  // Bold words may fill a line in the middle of a sentence, or begin at the end of the line before.
  if (line.bold !== before.bold && (endsShort || !(goesOn(previous, text) || goesOnInStyle(before, line)))) return true;
  if (startsListItem(text)) return true;
  if (endsShort && /[.:;?!)]$/.test(previous)) return true;
  // Short lines under each other: an address, a list without markers, headings.
  if (before.x1 < left + 0.6 * width && /^[\p{Lu}\d]/u.test(text) && !/[,–-]$/.test(previous)) return true;
  // An indented first line.
  return line.x0 > before.x0 + 1.2 * line.size && line.x0 < left + 0.2 * width && /[.:;?!]$/.test(previous);
}

/** Whether a sentence continues from one line to the next. */
function goesOn(previous: string, text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/[.:;?!]$/u.test(previous);
}

/** Whether the bold or plain words that end a line go on in the next one: "… extended to **noon on 14** / **November.**" */
function goesOnInStyle(before: Line, line: Line): boolean {
  const [last, first] = [before.segments.at(-1)?.words.at(-1), line.segments[0]?.words[0]];
  return last !== undefined && last.bold === first?.bold && !/[.:;?!]$/u.test(last.text);
}

/** Usual distance of baselines in ems, for lines of one size. */
function usualPitch(lines: Line[]): number {
  const pitches: number[] = [];
  for (let index = 1; index < lines.length; index++) {
    const [before, line] = [lines[index - 1], lines[index]];
    if (!before || !line || Math.abs(before.size - line.size) > 0.5) continue;
    const pitch = (line.baseline - before.baseline) / line.size;
    if (pitch > 0.8 && pitch < 3) pitches.push(pitch);
  }
  if (pitches.length < 3) return 1.25;
  pitches.sort((a, b) => a - b);
  // The lower third rather than the median: pages of single-line paragraphs have more gaps between them than within.
  return Math.max(1, pitches[Math.floor(pitches.length / 3)] ?? 1.25);
}
