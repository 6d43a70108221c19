import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const row = 'Pump,API 610,API 610\n';
const documentId = await worker.upload(
  'list.csv',
  Buffer.from(`Item,Standard,Also\n${row}Valve,none,none\n${row}`),
  'text/csv',
);

interface Found {
  headline: { total: number; counts: Record<string, number> };
  content: { hits: { sentence: string; start: number; end: number; offset: number; boxes: unknown[] }[] };
}

async function find(customKeywords: string[], includePartsOfWords = false) {
  const lists = { selectedKeywords: [], customKeywords };
  const id = await worker.run('keyword_extraction', { ...lists, isGenerateSummary: true, includePartsOfWords });
  return worker.read(async (trx) => ({
    request: await trx.selectFrom('documentRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    items: (await trx
      .selectFrom('documentRequestItems')
      .select(['headline', 'content'])
      .where('requestId', '=', id)
      .orderBy('ordinal')
      .execute()) as unknown as Found[],
  }));
}

t.test('of places in rows alike each knows its own in the text of the page', async (t) => {
  const { text } = await worker.read((trx) =>
    trx.selectFrom('documentPages').select('text').where('documentId', '=', documentId).executeTakeFirstOrThrow(),
  );
  const hits = (await find(['API 610'])).items[0]?.content.hits ?? [];
  t.equal(new Set(hits.map(({ sentence }) => sentence)).size, 1, 'all say the same');
  t.same(
    hits.map(({ offset }) => offset),
    [...text.matchAll(/API 610/g)].map(({ index }) => index),
  );
  for (const { sentence, start, end } of hits) t.equal(sentence.slice(start, end), 'API 610');
});

t.test('what is only within longer words is no place, but not missing either', async (t) => {
  const { request, items } = await find(['alv', 'vaccine'], true);
  t.match(items, [{ headline: { total: 0, counts: { part_of_word: 1 } } }, { headline: { total: 0, counts: {} } }]);
  t.match(request.result, { places: 0, missing: 1 });
});

t.test('inside longer words nothing is looked for unless that was asked for', async (t) => {
  const { request, items } = await find(['alv', 'valve']);
  t.match(items, [{ headline: { total: 0, counts: {} } }, { headline: { total: 1, counts: { exact: 1 } } }]);
  t.match(request.result, { places: 1, missing: 1 });
});
