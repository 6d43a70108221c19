import type { Stretch } from '../../search/sentences.ts';
import type { Block, Word } from '../model.ts';
import type { PairPage } from './model.ts';

/** A line of a block, with its parts between wide gaps. */
export interface PairLine extends Stretch {
  segments: Stretch[];
}

/** A gap of this many line heights, about three spaces, separates parts of a line, as in `datasheets/form-lines.ts`. */
const wideGap = 1.2;

/** The lines of a block, each cut at gaps that are too wide for spaces. */
export function cutLines(page: PairPage, block: Block): PairLine[] {
  const { text, words = [] } = page;
  const lines: PairLine[] = [];
  let word = words.length > 0 ? firstWordFrom(words, block.start) : 0;
  for (let start = block.start; start < block.end; ) {
    const found = text.indexOf('\n', start);
    const end = found === -1 || found > block.end ? block.end : found;
    const own: Word[] = [];
    for (; word < words.length && (words[word] as Word).start < end; word++) own.push(words[word] as Word);
    const segments = own.length > 0 ? atGaps(page, own) : atSpaces(text, start, end);
    if (segments.length > 0) lines.push({ start, end, segments });
    start = end + 1;
  }
  return lines;
}

function atGaps({ width, height }: PairPage, words: readonly Word[]): Stretch[] {
  const shape = width > 0 ? height / width : 1;
  const segments: Stretch[] = [];
  let last: Word | null = null;
  for (const word of words) {
    const gap = last ? word.box[0] - (last.box[0] + last.box[2]) : Number.POSITIVE_INFINITY;
    const segment = segments.at(-1);
    if (segment && last && gap < wideGap * Math.max(word.box[3], last.box[3]) * shape) segment.end = word.end;
    else segments.push({ start: word.start, end: word.end });
    last = word;
  }
  return segments;
}

/** Where the places of words are not known: cuts at tabs and rows of spaces. */
function atSpaces(text: string, start: number, end: number): Stretch[] {
  const segments: Stretch[] = [];
  let from = start;
  for (const part of text.slice(start, end).split(/(\t+| {3,})/u)) {
    if (part.trim() !== '') segments.push({ start: from, end: from + part.length });
    from += part.length;
  }
  return segments;
}

/** Index of the first word that begins at an offset or after it. */
function firstWordFrom(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
