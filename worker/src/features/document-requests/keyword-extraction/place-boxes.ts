import { setImmediate as breathe } from 'node:timers/promises';
import type { TenantTransaction } from '@bidloom/db';
import { boxesForSpan } from '../../../documents/locate-quote.ts';
import type { Box } from '../../../documents/model.ts';
import { loadWords } from '../../../documents/stored-pages.ts';
import type { Hit, KeywordSource } from '../../../keywords/model.ts';

/** Pages whose words are held at once: a document of a thousand pages has a million of them. */
const batch = 40;

/** The boxes of every hit. The words' places are read once for each page that has a hit, some pages at a time. */
export async function placeBoxes(
  tenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>,
  sources: readonly KeywordSource[],
  hits: readonly Hit[],
  signal: AbortSignal,
): Promise<Map<Hit, Box[]>> {
  const boxes = new Map<Hit, Box[]>();
  const byDocument = Map.groupBy(hits, ({ documentId }) => documentId);
  for (const { id, pages } of sources) {
    const byPage = Map.groupBy(byDocument.get(id) ?? [], ({ page }) => page);
    const texts = new Map(pages.map(({ number, text }) => [number, text]));
    const numbers = [...byPage.keys()];
    for (let start = 0; start < numbers.length; start += batch) {
      const words = await tenant((trx) => loadWords(trx, id, numbers.slice(start, start + batch)));
      signal.throwIfAborted();
      await breathe();
      for (const [number, own] of words) {
        const page = { text: texts.get(number) ?? '', words: own };
        for (const hit of byPage.get(number) ?? []) boxes.set(hit, boxesForSpan(page, hit.start, hit.end));
      }
    }
  }
  return boxes;
}
