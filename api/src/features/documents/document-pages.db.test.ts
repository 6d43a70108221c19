import { newId, withTenant } from '@bidloom/db';
import { packWords } from '@bidloom/platform/words-codec';
import t from 'tap';
import { makeWorkspace, pdf, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const workspaceId = await makeWorkspace(api, organizationId);

interface SamplePage {
  text: string;
  size?: [number, number];
  words?: Parameters<typeof packWords>[0];
}

/** A document of which these pages have been read; its path. */
async function addPages(pages: readonly SamplePage[]): Promise<string> {
  const { body } = await upload(api, ada, workspaceId, [{ name: `${newId()}.pdf`, content: pdf() }]);
  const documentId: string = body.data.uploaded[0].id;
  if (pages.length > 0) {
    await withTenant(api.platform.database, organizationId, (trx) =>
      trx
        .insertInto('documentPages')
        .values(
          pages.map(({ text, size: [width, height] = [595, 842], words }, index) => ({
            ...{ organizationId, documentId, number: index + 1, text, width, height },
            ...{ words: words ? packWords(words) : Buffer.alloc(0), blocks: '[]', source: 'text' as const },
          })),
        )
        .execute(),
    );
  }
  return `/workspaces/${workspaceId}/documents/${documentId}`;
}

const get = (path: string, person = ada) => api.call(person, 'GET', path);

t.test('the sizes of pages come as one entry for each change', async (t) => {
  const path = await addPages([
    { text: 'a' },
    { text: 'b' },
    { text: 'c', size: [1191, 842] },
    { text: 'd', size: [595, 842] },
  ]);
  t.same((await get(`${path}/pages`)).body.data, {
    count: 4,
    sizes: [
      { page: 1, width: 595, height: 842 },
      { page: 3, width: 1191, height: 842 },
      { page: 4, width: 595, height: 842 },
    ],
  });
  t.same((await get(`${await addPages([])}/pages`)).body.data, { count: 0, sizes: [] }, 'nothing was read yet');
});

t.test('the text comes in parts that lead from one to the next', async (t) => {
  const long = 'word '.repeat(120_000);
  const path = await addPages([{ text: 'first' }, { text: long }, { text: long }, { text: long }, { text: 'last' }]);
  const numbers: number[][] = [];
  for (let next: number | null = 1; next !== null; ) {
    const answer: Awaited<ReturnType<typeof get>> = await get(`${path}/text?fromPage=${next}`);
    const { data } = answer.body;
    numbers.push(data.pages.map(({ number }: { number: number }) => number));
    t.ok(data.pages.every(({ text }: { text: string }) => text.length > 0));
    next = data.nextPage;
  }
  t.same(numbers, [
    [1, 2, 3],
    [4, 5],
  ]);
  t.same((await get(`${path}/text?fromPage=9`)).body.data, { pages: [], nextPage: null });
  t.same((await get(`${path}/text`)).body.data.pages[0], { number: 1, text: 'first' });
  t.equal((await get(`${path}/text?fromPage=0`)).status, 400);
});

t.test('a document of many pages takes few calls', async (t) => {
  const path = await addPages(Array.from({ length: 1100 }, (_, index) => ({ text: `Page ${index + 1}` })));
  const first = (await get(`${path}/text`)).body.data;
  t.match([first.pages.length, first.nextPage], [500, 501]);
  const last = (await get(`${path}/text?fromPage=1001`)).body.data;
  t.match([last.pages.length, last.nextPage], [100, null]);
});

t.test('the words of a page are given with their places', async (t) => {
  const words = [
    { start: 0, end: 3, box: [0.25, 0.5, 0.125, 0.0625] as [number, number, number, number] },
    { start: 4, end: 12, box: [0.5, 0.5, 0.25, 0.0625] as [number, number, number, number] },
  ];
  const path = await addPages([{ text: 'bid security', words }, { text: 'no geometry' }]);
  const { number, words: found } = (await get(`${path}/pages/1/words`)).body.data;
  const rounded = found.map(({ start, end, box }: (typeof words)[0]) => ({
    ...{ start, end, box: box.map((side) => Number(side.toFixed(4))) },
  }));
  t.same([number, rounded], [1, words]);
  t.same((await get(`${path}/pages/2/words`)).body.data, { number: 2, words: [] });
  t.match(await get(`${path}/pages/3/words`), { status: 404, body: { message: 'Page 3 has not been read' } });
});

t.test('another organisation has none of it', async (t) => {
  const path = await addPages([{ text: 'secret' }]);
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  for (const call of ['pages', 'text', 'pages/1/words'])
    t.equal((await get(`${path}/${call}`, stranger)).status, 404, call);
});
