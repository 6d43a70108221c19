import type { RawWord } from '../page/raw-page.ts';
import type { Drawing } from './page-drawing.ts';

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What people and programs write into a box to tick it. */
const tick = /^[xX✓✔✗✘√•●■]$/u;
/** How far a label is from its box, in sides of the box. */
const labelWithin = 1.6;
/** Boxes that touch are places for the letters of a number; in points. */
const apart = 1.5;
/** The share of a box that a stroke crosses at least to tick it, each way. */
const leastStroke = 0.3;

/**
 * The words of a page with a sign for each check box that is drawn before a word: "☒" for a ticked one, "☐" for an empty one. Forms draw
 * them as lines, and without them two choices read as if both were stated.
 */
export function withCheckBoxes(
  words: readonly RawWord[],
  { squares, marks }: Pick<Drawing, 'squares' | 'marks'>,
): RawWord[] {
  const boxes = once(squares);
  if (boxes.length === 0) return [...words];
  const before = new Map<RawWord, RawWord>();
  const replaced = new Set<RawWord>();
  for (const box of boxes) {
    const inside = words.filter((word) => isInside(word, box));
    const [first] = inside;
    if (inside.length > 1 || (first && !tick.test(first.text)) || boxes.some((other) => touches(other, box))) continue;
    const label = labelOf(box, words);
    if (!label || before.has(label)) continue;
    const isTicked = first !== undefined || marks.some((mark) => ticks(mark, box));
    if (first) replaced.add(first);
    const { baseline, size } = label;
    before.set(label, { text: isTicked ? '☒' : '☐', ...box, baseline, size, bold: false });
  }
  return words.flatMap((word) => {
    if (replaced.has(word)) return [];
    const box = before.get(word);
    return box ? [box, word] : [word];
  });
}

/** Each box once: its border and its ground may be drawn apart. */
function once(squares: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const square of squares) {
    if (!found.some((other) => Math.hypot(other.x0 - square.x0, other.y0 - square.y0) < 2)) found.push(square);
  }
  return found;
}

const middle = ({ x0, y0, x1, y1 }: Box) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

function isInside(word: Box, box: Box): boolean {
  const { x, y } = middle(word);
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

function touches(other: Box, box: Box): boolean {
  if (other === box) return false;
  const isBeside = Math.max(other.x0 - box.x1, box.x0 - other.x1) < apart;
  const isAbove = Math.max(other.y0 - box.y1, box.y0 - other.y1) < apart;
  // Boxes of consecutive lines are below each other, often without a gap.
  return isBeside && isAbove && Math.abs(other.x0 - box.x0) > apart;
}

/** The nearest word after a box on its line. */
function labelOf(box: Box, words: readonly RawWord[]): RawWord | undefined {
  const side = box.x1 - box.x0;
  const { y } = middle(box);
  let nearest: RawWord | undefined;
  for (const word of words) {
    if (word.sideways || word.isAnnotation) continue;
    const gap = word.x0 - box.x1;
    if (gap < -1 || gap > labelWithin * side || y < word.y0 || y > word.y1 || isInside(word, box)) continue;
    if (!nearest || word.x0 < nearest.x0) nearest = word;
  }
  return nearest;
}

/** Whether a stroke is within a box and crosses much of it. */
function ticks(mark: Box, box: Box): boolean {
  const side = box.x1 - box.x0;
  const { x, y } = middle(mark);
  if (x <= box.x0 || x >= box.x1 || y <= box.y0 || y >= box.y1) return false;
  return mark.x1 - mark.x0 >= leastStroke * side && mark.y1 - mark.y0 >= leastStroke * side;
}
