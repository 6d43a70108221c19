import { expect, type Locator } from '@playwright/test';

/** A rectangle of the screen, in pixels. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle around several boxes on the screen. */
export async function frameOf(boxes: Locator): Promise<Frame> {
  const frames = await boxes.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  return {
    left: Math.min(...frames.map(({ left }) => left)),
    top: Math.min(...frames.map(({ top }) => top)),
    right: Math.max(...frames.map(({ right }) => right)),
    bottom: Math.max(...frames.map(({ bottom }) => bottom)),
  };
}

/** The rectangle of every occurrence of words in an element, in any case. */
export async function framesOfWords(element: Locator, words: string): Promise<Frame[]> {
  return element.evaluate((root, wanted) => {
    const frames: { left: number; top: number; right: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const content = (node.textContent ?? '').toLowerCase();
      for (let at = content.indexOf(wanted); at >= 0; at = content.indexOf(wanted, at + 1)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        frames.push({ left, top, right, bottom });
      }
    }
    return frames;
  }, words.toLowerCase());
}

/** Whether a mark covers words, within a few pixels, but not a second line. */
export function covers(mark: Frame, words: Frame, slack = 4): boolean {
  const middle = (words.top + words.bottom) / 2;
  return (
    mark.left <= words.left + slack &&
    mark.right >= words.right - slack &&
    mark.top < middle &&
    mark.bottom > middle &&
    mark.bottom - mark.top < (words.bottom - words.top) * 2
  );
}

/** Expects a mark over words that are on the screen. */
export async function expectCovered(marks: Locator, words: Locator): Promise<void> {
  const [mark, text] = [await frameOf(marks), await frameOf(words)];
  expect(covers(mark, text), JSON.stringify({ mark, text })).toBe(true);
}
