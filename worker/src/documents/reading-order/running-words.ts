import { type RawPage, type RawWord, readingSize } from '../page/raw-page.ts';
import { toLines, toSegments } from './lines.ts';
import { findRunningLines } from './running-lines.ts';

/** For each page the words of its running headers and footers. */
export function findRunningWords(pages: RawPage[]): Set<RawWord>[] {
  const lines = pages.map((page) => ({
    lines: toLines(toSegments(page.words.filter((word) => !word.sideways))),
    height: readingSize(page).height,
  }));
  return findRunningLines(lines, bodySize(pages)).map(
    (running) => new Set([...running].flatMap((line) => line.segments.flatMap((segment) => segment.words))),
  );
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
