import type { RawWord } from '../page/raw-page.ts';
import type { Drawing, Mark } from './page-drawing.ts';

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What people and programs write into a box to tick it. */
const tick = /^[xX✓✔✗✘√■]$/u;
/** How far a label is from its box, in sides of the box. */
const labelWithin = 1.6;
/** Boxes beside each other that are no further apart than this, in sides of a box, are places for the letters of a word or number. */
const apart = 1;
/** The share of a box that a mark covers at least to tick it, each way; what is round or filled is smaller than the box, or reaches out of it. */
const leastMark = 0.3;
const mostFilled = 0.8;
/** Boxes of one line that are no further apart than this, in points, belong together. */
const together = 160;
/** More boxes than on any form: a plan, a pattern or a grid. */
const mostBoxes = 300;

/**
 * The words of a page with a sign for each check box that is drawn before a word: "☒" for a ticked one, "☐" for an empty one. Forms draw
 * them as lines, and without them two choices read as if both were stated. A line whose boxes are behind their words ("yes ☒ no ☐") gets
 * none: there they would be read with the wrong word.
 */
export function withCheckBoxes(
  words: readonly RawWord[],
  { squares, marks }: Pick<Drawing, 'squares' | 'marks'>,
): RawWord[] {
  const boxes = once(squares);
  if (boxes.length === 0 || boxes.length > mostBoxes) return [...words];
  const found = boxes.flatMap((box) => {
    const inside = words.filter((word) => isInside(word, box));
    const [first] = inside;
    const isOther = inside.length > 1 || (first && !tick.test(first.text)) || boxes.some((other) => isNext(other, box));
    if (isOther) return [];
    const isTicked = first !== undefined || marks.some((mark) => ticks(mark, box));
    return [{ box, inside: first, isTicked, label: labelOf(box, words), before: wordBefore(box, words) }];
  });
  const firsts = found.filter(({ box }) => !found.some((other) => other.box.x0 < box.x0 && belongs(other.box, box)));
  const behind = [
    ...found.filter(({ label, before }) => !label && before),
    // A line that begins with a word and a box: "yes ☒ no ☐ (tick one)", but "Procedure: ☐ open", "5.1 ☒ Variants".
    ...firsts.filter(({ before }) => before && /\p{L}{2}/u.test(before.text) && !before.text.endsWith(':')),
  ];
  const before = new Map<RawWord, RawWord>();
  const replaced = new Set<RawWord>();
  for (const { box, inside, isTicked, label } of found) {
    if (!label || before.has(label) || behind.some((other) => belongs(other.box, box))) continue;
    if (inside) replaced.add(inside);
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
    if (found.length > mostBoxes) break;
    if (!found.some((other) => Math.hypot(other.x0 - square.x0, other.y0 - square.y0) < 2)) found.push(square);
  }
  return found;
}

const middle = ({ x0, y0, x1, y1 }: Box) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

function isInside(word: Box, box: Box): boolean {
  const { x, y } = middle(word);
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

const isOnLine = (one: Box, other: Box): boolean => {
  const { y } = middle(one);
  return y > other.y0 && y < other.y1;
};

/** Whether boxes are of one choice: on a line, and not of different columns. */
const belongs = (one: Box, other: Box): boolean => isOnLine(one, other) && Math.abs(one.x0 - other.x0) < together;

/** Whether another box is right beside a box on its line. */
function isNext(other: Box, box: Box): boolean {
  if (other === box || !isOnLine(other, box)) return false;
  return Math.max(other.x0 - box.x1, box.x0 - other.x1) < apart * (box.x1 - box.x0);
}

/** The nearest word after a box on its line. */
function labelOf(box: Box, words: readonly RawWord[]): RawWord | undefined {
  const beside = words.filter((word) => isBeside(word, box, word.x0 - box.x1));
  return beside.reduce<RawWord | undefined>((best, word) => (best && best.x0 <= word.x0 ? best : word), undefined);
}

const wordBefore = (box: Box, words: readonly RawWord[]): RawWord | undefined =>
  words.find((word) => isBeside(word, box, box.x0 - word.x1));

function isBeside(word: RawWord, box: Box, gap: number): boolean {
  if (word.sideways || word.isAnnotation || isInside(word, box)) return false;
  const { y } = middle(box);
  return gap >= -1 && gap <= labelWithin * (box.x1 - box.x0) && y >= word.y0 && y <= word.y1;
}

/** Whether a mark is within a box and covers much of it. A ring, a shadow or a frame around the box does not tick it. */
function ticks(mark: Mark, box: Box): boolean {
  const side = box.x1 - box.x0;
  const isSmall = Math.max(mark.x1 - mark.x0, mark.y1 - mark.y0) <= mostFilled * side;
  if (!mark.isStroke && !isSmall) return false;
  const { x, y } = middle(mark);
  if (x <= box.x0 || x >= box.x1 || y <= box.y0 || y >= box.y1) return false;
  return mark.x1 - mark.x0 >= leastMark * side && mark.y1 - mark.y0 >= leastMark * side;
}
