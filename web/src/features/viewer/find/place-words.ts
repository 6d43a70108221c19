import type { PlacedWord } from '@bidloom/contract/documents';
import type { Span } from '../find-quote.ts';
import type { Box } from '../viewer.slice.ts';

/** The boxes of a range of a page's text: one for each line or cell. Empty where its words have no position. */
export function boxesOf(words: readonly PlacedWord[], { start, end }: Span): Box[] {
  const boxes: Box[] = [];
  for (let index = firstAfter(words, start); index < words.length; index++) {
    const word = words[index];
    if (!word || word.start >= end) break;
    const box = partOf(word, start, end);
    const last = boxes.at(-1);
    if (last && goesOn(last, box)) boxes[boxes.length - 1] = union(last, box);
    else boxes.push(box);
  }
  return boxes;
}

/** The index of the first word that ends after an offset. The words are sorted. */
function firstAfter(words: readonly PlacedWord[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The part of a word between two offsets, as if all letters had the same width. Vertical words are taken whole. */
function partOf({ start, end, box: [x, y, width, height] }: PlacedWord, from: number, to: number): Box {
  const length = Math.max(1, end - start);
  const first = Math.max(0, from - start) / length;
  const last = Math.min(length, to - start) / length;
  if (height > width && length > 2) return [x, y, width, height];
  return [x + first * width, y, (last - first) * width, height];
}

/**
 * Whether a box continues the line of the previous box: it overlaps it in height, and begins near its end. In vertical lines, which
 * are read downwards or upwards, it overlaps in width and begins near the upper or lower end.
 */
function goesOn(before: Box, next: Box): boolean {
  if (isUpright(before) && isUpright(next)) {
    const gap = Math.max(before[1], next[1]) - Math.min(before[1] + before[3], next[1] + next[3]);
    return overlap(before, next, 0) >= 0.4 * Math.min(before[2], next[2]) && gap < 0.06;
  }
  const gap = next[0] - (before[0] + before[2]);
  return overlap(before, next, 1) >= 0.4 * Math.min(before[3], next[3]) && gap > -0.02 && gap < 0.06;
}

const isUpright = ([, , width, height]: Box) => height > 1.2 * width;

/** How far two boxes overlap along an axis: 0 horizontal, 1 vertical. */
const overlap = (a: Box, b: Box, axis: 0 | 1) =>
  Math.min(a[axis] + a[axis === 0 ? 2 : 3], b[axis] + b[axis === 0 ? 2 : 3]) - Math.max(a[axis], b[axis]);

function union(a: Box, b: Box): Box {
  const x = Math.min(a[0], b[0]);
  const y = Math.min(a[1], b[1]);
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}
