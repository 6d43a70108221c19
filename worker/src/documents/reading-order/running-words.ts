import { type RawPage, type RawWord, readingSize } from '../page/raw-page.ts';
import { toLines, toSegments } from './lines.ts';
import { findRunningLines } from './running-lines.ts';

/** A stamp across the page is in larger print than this many times the body, on this share of the pages, and on no fewer of them. */
const STAMP = { size: 2, share: 0.5, pages: 3 };

/** For each page the words of its running headers and footers, and of a stamp across all pages: "Copy". */
export function findRunningWords(pages: RawPage[]): Set<RawWord>[] {
  const body = bodySize(pages);
  const stamps = findStamps(pages, body);
  const lines = pages.map((page) => ({
    lines: toLines(toSegments(page.words.filter((word) => !word.sideways))),
    height: readingSize(page).height,
  }));
  return findRunningLines(lines, body).map(
    (running, page) =>
      new Set([
        ...[...running].flatMap((line) => line.segments.flatMap((segment) => segment.words)),
        ...(stamps[page] ?? []),
      ]),
  );
}

/** Large words across the reading direction that are at the same place of most pages. Smaller ones are upright headers of a table. */
function findStamps(pages: RawPage[], body: number): RawWord[][] {
  const large = pages.map(({ words }) => words.filter((word) => word.sideways && word.size > STAMP.size * body));
  const keyOf = ({ text, x0, y0 }: RawWord) => `${text}@${Math.round(x0 / 8)}@${Math.round(y0 / 8)}`;
  const counts = new Map<string, number>();
  for (const words of large) for (const key of new Set(words.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const enough = Math.max(STAMP.pages, STAMP.share * pages.length);
  return large.map((words) => words.filter((word) => (counts.get(keyOf(word)) ?? 0) >= enough));
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
