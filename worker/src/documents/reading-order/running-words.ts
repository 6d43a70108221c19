import { type RawPage, type RawWord, readingSize } from '../page/raw-page.ts';
import { toLines, toSegments } from './lines.ts';
import { findRunningLines } from './running-lines.ts';

/** A stamp across the page is in larger print than this many times the body, on this share of the pages, and on no fewer of them. */
const STAMP = { size: 2, share: 0.5, pages: 3 };

/** A word below this share of the page's height that is at one place of this share of the pages may be of a footer, and of no fewer pages. */
const FOOTER = { from: 0.9, share: 0.5, pages: 4 };
/** How far two words reach into each other, in points, if one is printed over the other, and how many words of a line must be so. */
const OVERPRINT = { by: 2, words: 3 };

/** For each page the words of its running headers and footers, and of a stamp across all pages: "Copy". */
export function findRunningWords(pages: RawPage[]): Set<RawWord>[] {
  const body = bodySize(pages);
  const stamps = findStamps(pages, body);
  const footers = findFooters(pages);
  const lines = pages.map((page, index) => {
    const apart = new Set(footers[index]);
    const words = page.words.filter((word) => !word.sideways && !apart.has(word));
    return { lines: toLines(toSegments(words)), height: readingSize(page).height };
  });
  return findRunningLines(lines, body).map(
    (running, page) =>
      new Set([
        ...[...running].flatMap((line) => line.segments.flatMap((segment) => segment.words)),
        ...(stamps[page] ?? []),
        ...(footers[page] ?? []),
      ]),
  );
}

/** Large words across the reading direction that are at the same place of most pages. Smaller ones are upright headers of a table. */
function findStamps(pages: RawPage[], body: number): RawWord[][] {
  const large = pages.map(({ words }) => words.filter((word) => word.sideways && word.size > STAMP.size * body));
  return atOnePlace(large, Math.max(STAMP.pages, STAMP.share * pages.length));
}

/**
 * Words at the foot that are at the same place of most pages, where they are printed over others: a portal prints its own footer over that of
 * the form, and one line of both would be the same on no page. They are taken before lines are made of the rest.
 */
function findFooters(pages: RawPage[]): RawWord[][] {
  const low = pages.map((page) => {
    const { height } = readingSize(page);
    return page.words.filter((word) => !word.sideways && word.y0 > FOOTER.from * height);
  });
  const fixed = atOnePlace(low, Math.max(FOOTER.pages, FOOTER.share * pages.length));
  return fixed.map((words, page) => {
    const own = new Set(words);
    const others = (low[page] ?? []).filter((word) => !own.has(word) && /\p{L}/u.test(word.text));
    const isOverprinted = (word: RawWord) => /\p{L}/u.test(word.text) && others.some((other) => isOver(word, other));
    // Of a form that is filled in by a machine, a name may be over its label: that is one word or two.
    return [...Map.groupBy(words, ({ baseline }) => Math.round(baseline / 2)).values()].flatMap((line) =>
      line.filter(isOverprinted).length >= OVERPRINT.words ? line : [],
    );
  });
}

const isOver = (one: RawWord, other: RawWord): boolean =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > OVERPRINT.by &&
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > OVERPRINT.by;

/** Of the words of each page those that are at the same place of enough pages. */
function atOnePlace(words: RawWord[][], enough: number): RawWord[][] {
  const keyOf = ({ text, x0, y0 }: RawWord) => `${text}@${Math.round(x0 / 8)}@${Math.round(y0 / 8)}`;
  const counts = new Map<string, number>();
  for (const page of words) for (const key of new Set(page.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return words.map((page) => page.filter((word) => (counts.get(keyOf(word)) ?? 0) >= enough));
}

/** The font size in which most of a document's letters are set. */
export function bodySize(pages: RawPage[]): number {
  const letters = new Map<number, number>();
  for (const page of pages) {
    for (const word of page.words) {
      const size = Math.round(word.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + word.text.length);
    }
  }
  let [body, most] = [10, 0];
  for (const [size, count] of letters) if (count > most) [body, most] = [size, count];
  return body;
}
