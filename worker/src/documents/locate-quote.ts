import type { Box, Page, Word } from './model.ts';

/** What highlighting needs of a page. */
export type PageText = Pick<Page, 'text' | 'words'>;

export interface QuotePlace {
  /** Offsets into the page's text, end exclusive. */
  start: number;
  end: number;
  /** One box a line; empty where the format has no page geometry. */
  boxes: Box[];
}

/** Boxes of the words between two offsets of a page's text, one a line (one a cell's line in tables). */
export function boxesForSpan(page: PageText, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let previous: Word | null = null;
  for (let index = firstWordAfter(page.words, start); index < page.words.length; index++) {
    const word = page.words[index];
    if (!word || word.start >= end) break;
    const last = boxes.at(-1);
    if (last && previous && continuesLine(previous.box, word.box)) boxes[boxes.length - 1] = union(last, word.box);
    else boxes.push([...word.box]);
    previous = word;
  }
  return boxes;
}

/** Index of the first word that ends after `offset`. */
function firstWordAfter(words: Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The next word of a line overlaps it in height and starts where it ends, or nearly: a wide gap is another cell. */
function continuesLine(before: Box, next: Box): boolean {
  const overlap = Math.min(before[1] + before[3], next[1] + next[3]) - Math.max(before[1], next[1]);
  if (overlap < 0.4 * Math.min(before[3], next[3])) return false;
  const gap = next[0] - (before[0] + before[2]);
  return gap > -0.02 && gap < 0.06;
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a[0], b[0]);
  const y = Math.min(a[1], b[1]);
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}

/**
 * Finds a quote on a page, whatever its white space, words broken at line ends, dashes, quotation marks, ligatures and case are. Only
 * letters, figures and signs of value are compared. The first place is returned, or null.
 */
export function locateQuote(page: PageText, quote: string): QuotePlace | null {
  const needle = fold(quote).text;
  if (needle.length === 0) return null;
  const { text, offsets } = fold(page.text);
  const at = text.indexOf(needle);
  if (at === -1) return null;
  const start = offsets[at] ?? 0;
  const end = (offsets[at + needle.length - 1] ?? 0) + 1;
  return { start, end, boxes: boxesForSpan(page, start, end) };
}

const KEPT = /[\p{L}\p{N}\p{M}%€$£¥§<>=+°]/u;

/** What counts for comparison, and where each character of it came from. */
function fold(text: string): { text: string; offsets: Uint32Array } {
  const offsets = new Uint32Array(text.length * 3);
  let folded = '';
  let offset = 0;
  for (const character of text) {
    if (isPlain(character)) {
      offsets[folded.length] = offset;
      folded += character.toLowerCase();
    } else if (KEPT.test(character)) {
      for (const unit of character.normalize('NFKC').toLowerCase()) {
        if (!KEPT.test(unit)) continue;
        for (let index = 0; index < unit.length; index++)
          offsets[folded.length + index] = offset + character.length - 1;
        folded += unit;
      }
    }
    offset += character.length;
  }
  return { text: folded, offsets };
}

function isPlain(character: string): boolean {
  return /^[A-Za-z0-9]$/.test(character);
}
