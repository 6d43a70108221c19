import { expect, test } from 'vitest';
import type { DocumentText, PageText } from './document-text.ts';
import { patternOf } from './find-in-text.ts';
import { type FindHit, firstHitFrom, mostHits, searchDocument } from './search-document.ts';

const textOf = (batches: PageText[][]): DocumentText => ({
  batches: async function* () {
    for (const batch of batches) yield batch;
  },
  textOf: () => '',
});
const pagesOf = (texts: string[], from = 1): PageText[] => texts.map((text, index) => ({ number: from + index, text }));

async function search(batches: PageText[][], words: string, controller = new AbortController()): Promise<FindHit[]> {
  const pattern = patternOf({ text: words, matchCase: false, wholeWords: false });
  const hits: FindHit[] = [];
  if (!pattern) return hits;
  for await (const found of searchDocument(textOf(batches), pattern, controller.signal)) hits.push(...found);
  return hits;
}

test('hits of all pages are returned in order, with their places in the page', async () => {
  const hits = await search([pagesOf(['a pump, a Pump', 'none']), pagesOf(['the pump'], 3)], 'pump');
  expect(hits).toEqual([
    { page: 1, start: 2, end: 6 },
    { page: 1, start: 10, end: 14 },
    { page: 3, start: 4, end: 8 },
  ]);
});

test('a search ends at the limit of hits, and when it is aborted', async () => {
  const many = Array.from({ length: 30 }, () => pagesOf(['e'.repeat(1000)]));
  expect(await search(many, 'e')).toHaveLength(mostHits);
  const controller = new AbortController();
  controller.abort();
  expect(await search(many, 'e', controller)).toEqual([]);
});

test('a search begins with the next hit from the current page on, and after the last one with the first', () => {
  const hits = [3, 3, 9].map((page) => ({ page, start: 0, end: 1 }));
  expect([1, 3, 4, 9, 10].map((page) => firstHitFrom(hits, page))).toEqual([0, 0, 2, 2, 0]);
  expect(firstHitFrom([], 1)).toBe(-1);
});
