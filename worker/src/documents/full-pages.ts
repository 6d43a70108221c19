import { unpackWords } from '@bidloom/platform/words-codec';
import type { DocumentRows } from '../scope/document-scope.ts';
import type { Page } from './model.ts';

/** Pages whose words are read at once: a thousand pages have a million of them. */
const batch = 40;

/** A document's pages with the places of their words, in reading order. */
export async function loadFullPages(rows: DocumentRows, documentId: string): Promise<Page[]> {
  const stored = await rows.loadPages(documentId);
  const pages: Page[] = [];
  for (let start = 0; start < stored.length; start += batch) {
    const some = stored.slice(start, start + batch);
    const packed = await rows.loadWords(
      documentId,
      some.map(({ number }) => number),
    );
    const words = new Map(packed.map((page) => [page.number, unpackWords(page.words)]));
    pages.push(...some.map((page) => ({ ...page, words: words.get(page.number) ?? [] })));
  }
  return pages;
}
