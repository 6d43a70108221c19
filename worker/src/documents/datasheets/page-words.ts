import type { Box, Page, Word } from '../model.ts';

/** A line of words on a page. */
export type WordLine = Word[];

/** Finds the words of a page inside of boxes. */
export interface PageWords {
  /** One line a box, words from left to right. */
  linesIn(boxes: readonly Box[]): WordLine[];
}

/** Words are looked up by the strip of the page that their middle is in. */
const strips = 200;

/** The words of a document's pages, each page sorted once; null for pages without geometry. */
export function createPagesWords(pageOf: ReadonlyMap<number, Page>): (page: number) => PageWords | null {
  const known = new Map<number, PageWords>();
  return (number) => {
    const page = pageOf.get(number);
    if (!page || page.words.length === 0) return null;
    const words = known.get(number) ?? createPageWords(page);
    known.set(number, words);
    return words;
  };
}

function createPageWords(page: Page): PageWords {
  const byStrip = new Map<number, Word[]>();
  const stripOf = (y: number) => Math.max(0, Math.min(strips, Math.floor(y * strips)));
  for (const word of page.words) {
    const strip = stripOf(word.box[1] + word.box[3] / 2);
    const words = byStrip.get(strip);
    if (words) words.push(word);
    else byStrip.set(strip, [word]);
  }
  return {
    linesIn: (boxes) =>
      boxes.flatMap((box) => {
        const found: Word[] = [];
        for (let strip = stripOf(box[1]); strip <= stripOf(box[1] + box[3]); strip++) {
          for (const word of byStrip.get(strip) ?? []) if (isInside(word.box, box)) found.push(word);
        }
        return found.length > 0 ? [found.sort((a, b) => a.box[0] - b.box[0])] : [];
      }),
  };
}

function isInside([x, y, width, height]: Box, [left, top, across, down]: Box): boolean {
  const [centre, middle] = [x + width / 2, y + height / 2];
  return centre >= left && centre <= left + across && middle >= top && middle <= top + down;
}
