import { expect, test } from 'vitest';
import { entriesAt, placeOf, readOutline } from './read-outline.ts';

const item = (title: string, dest: unknown, items: unknown[] = []) => ({ title, dest, items });
type Outline = Awaited<ReturnType<Parameters<typeof readOutline>[0]['getOutline']>>;
const read = (items: unknown) => readOutline({ getOutline: async () => items as Outline });

/** A PDF of 20 A4 pages, with only the methods that bookmarks need. */
const pdf = {
  numPages: 20,
  getDestination: async (name: string) => (name === 'annex' ? [{ num: 40, gen: 0 }, { name: 'Fit' }] : null),
  getPageIndex: async ({ num }: { num: number }) => num - 30,
  getPage: async () => ({
    getViewport: () => ({ height: 842, convertToViewportPoint: (x: number, y: number) => [x, 842 - y] }),
  }),
} as unknown as Parameters<typeof placeOf>[0];

test('bookmarks are returned as a tree, each with its path and its title on one line', async () => {
  const entries = await read([item(' Part  I\n', 'a', [item('Scope', 'b')]), item('', 'c')]);
  expect(entries.map(({ id, title }) => [id, title])).toEqual([
    ['0', 'Part I'],
    ['1', '—'],
  ]);
  expect(entries[0]?.children).toMatchObject([{ id: '0.0', title: 'Scope', destination: 'b', children: [] }]);
  expect(await read(null)).toEqual([]);
});

test('bookmarks that are nested too deeply or too numerous are left out', async () => {
  let nested: unknown[] = [];
  for (let depth = 0; depth < 100; depth++) nested = [item('deeper', 'x', nested)];
  expect(JSON.stringify(await read(nested)).length).toBeLessThan(5000);
  expect(await read(Array.from({ length: 9000 }, () => item('many', 'x')))).toHaveLength(5000);
});

test('a bookmark leads to its page and its height on the page', async () => {
  expect(await placeOf(pdf, { destination: 'annex' })).toEqual({ page: 11, part: 0 });
  expect(await placeOf(pdf, { destination: [{ num: 33, gen: 0 }, { name: 'XYZ' }, 0, 421, null] })).toEqual({
    page: 4,
    part: 0.5,
  });
  expect(await placeOf(pdf, { destination: [6, { name: 'FitH' }, 842] })).toEqual({ page: 7, part: 0 });
});

test('a bookmark that leads out of the file leads nowhere', async () => {
  for (const destination of ['unknown', null, [], [99, { name: 'Fit' }], ['x'], { a: 1 }]) {
    expect(await placeOf(pdf, { destination }), JSON.stringify(destination)).toBeNull();
  }
});

test('a page is under the last bookmark of each level that begins on it or before', async () => {
  const entries = await read([
    item('Notice', [0, { name: 'Fit' }]),
    item(
      'Conditions',
      [4, { name: 'Fit' }],
      [item('Scope', [4, { name: 'Fit' }]), item('Payment', [9, { name: 'Fit' }])],
    ),
    item('Broken', 'unknown'),
    item('Annex', [15, { name: 'Fit' }]),
  ]);
  const at = async (page: number) => (await entriesAt(pdf, entries, page)).map(({ title }) => title);
  expect(await at(3)).toEqual(['Notice']);
  expect(await at(5)).toEqual(['Conditions', 'Scope']);
  expect(await at(12)).toEqual(['Conditions', 'Payment']);
  expect(await at(20)).toEqual(['Annex']);
  expect(await entriesAt(pdf, entries.slice(1), 2)).toEqual([]);
  const grouped = await read([
    item('First', [0, { name: 'Fit' }]),
    item('Group', null, [item('Part', [9, { name: 'Fit' }])]),
  ]);
  expect((await entriesAt(pdf, grouped, 12)).map(({ title }) => title)).toEqual(['Group', 'Part']);
});
