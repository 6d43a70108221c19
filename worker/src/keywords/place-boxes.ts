import { unpackWords } from '@bidloom/platform/words-codec';
import { boxesForSpan } from '../documents/locate-quote.ts';
import type { Box } from '../documents/model.ts';
import type { DocumentRows } from '../scope/document-scope.ts';
import type { Hit, KeywordSource } from './model.ts';

/** The words of this many pages are in memory at once: a document of a thousand pages has a million words. */
const batch = 40;

/** The boxes of every hit. The words' places are read once for each page that has a hit, some pages at a time. */
export async function placeBoxes(
  rows: DocumentRows,
  sources: readonly KeywordSource[],
  hits: readonly Hit[],
): Promise<Map<Hit, Box[]>> {
  const boxes = new Map<Hit, Box[]>();
  const byDocument = Map.groupBy(hits, ({ documentId }) => documentId);
  for (const { id, pages } of sources) {
    const byPage = Map.groupBy(byDocument.get(id) ?? [], ({ page }) => page);
    const texts = new Map(pages.map(({ number, text }) => [number, text]));
    const numbers = [...byPage.keys()];
    for (let start = 0; start < numbers.length; start += batch) {
      for (const { number, words } of await rows.loadWords(id, numbers.slice(start, start + batch))) {
        const page = { text: texts.get(number) ?? '', words: unpackWords(words) };
        for (const hit of byPage.get(number) ?? []) boxes.set(hit, boxesForSpan(page, hit.start, hit.end));
      }
    }
  }
  return boxes;
}
