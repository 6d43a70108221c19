import t from 'tap';
import { openRunScene } from '../runs/runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, ben, stranger, base, scope, terms } = scene;

/** The part of a table on a page as the worker writes it; its first row is the header. */
function part(documentId: string, page: number, rows: string[][], more: object = {}) {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: row === 0, boxes: [] }],
    ),
  );
  const headline = {
    ...{ documentId, fileName: 'Scope.pdf', page, caption: null, rows: rows.length, columns: rows[0]?.length },
    ...{ headerRows: 1, continues: false, ruling: 'ruled', box: null, ...more },
  };
  return { kind: 'table', headline, content: { cells } };
}

const head = ['No.', 'Requirement', 'Proof'];
const items = [
  part(scope, 4, [head, ['1', 'Turnover', 'Accounts'], ['2', 'Works of the kind named in', 'Orders']], {
    caption: 'Table 2: Needs',
  }),
  part(scope, 5, [head, ['', 'the annex', ''], ['3', 'Staff', 'List']], { continues: true }),
  part(scope, 6, [['4', 'Tools', '']], { continues: true, headerRows: 0 }),
  part(terms, 6, [head, ['5', 'Rates', 'Offer']], { continues: true }),
  {
    kind: 'datasheet',
    headline: { documentId: scope, fileName: 'Scope.pdf', title: null, tags: [], pages: [9], parameters: 3 },
    content: { parameters: [] },
  },
];
const addRun = () => scene.addRun({ requestType: 'datasheet_extraction', items });

t.test('a table that continues over pages is listed as one table, and counted so', async (t) => {
  const path = `${base}/${await addRun()}/tables`;
  const { tables, totals } = (await api.call(ada, 'GET', path)).body.data;
  t.match(tables, [
    {
      ...{ ordinal: 0, pages: [4, 5, 6], caption: 'Table 2: Needs', rows: 5, bodyRows: 4, columns: 3, headerRows: 1 },
      ...{ parts: [0, 1, 2], corrections: 0 },
    },
    { ordinal: 3, pages: [6], rows: 2, bodyRows: 1, parts: [3] },
  ]);
  t.same(totals, { tables: 2, rows: 5, datasheets: 1, parameters: 3 });
});

t.test('a search finds tables by caption, headers and cells, and not by the name of their document', async (t) => {
  const id = await addRun();
  const search = async (words: string) => {
    const query = new URLSearchParams({ searchTerm: words });
    const { tables, totals } = (await api.call(ada, 'GET', `${base}/${id}/tables?${query}`)).body.data;
    t.equal(totals.tables, 2, 'the totals are of all tables');
    return tables.map(({ ordinal }: { ordinal: number }) => ordinal);
  };
  t.same(await search('table needs'), [0], 'the caption');
  t.same(await search('REQUIREMENT'), [0, 3], 'a header');
  t.same(await search('turnover tools'), [0], 'cells of different pages');
  t.same(await search('rates 5'), [3]);
  t.same(await search('ccount'), [], 'not within a word');
  t.same(await search('urnover'), [], 'nor at its end');
  const beginnings = ['turnover', 'tools', 'table'].flatMap((word) =>
    Array.from(word, (_, end) => word.slice(0, end + 1)).flatMap((part) => [part, part.toUpperCase()]),
  );
  t.same(await search([...beginnings, 'nowhere'].join(' ')), [0], 'of very many words the first thirty count');
  t.same(await search('(.*) ^'), [], 'signs are no patterns');
  t.same(await search('scope'), [], 'not the name of the document');
  const correction = { cells: [{ row: 1, column: 1, text: 'Prices' }] };
  const body = { correction, correctedAt: null };
  t.equal((await api.call(ada, 'PATCH', `${base}/${id}/items/3`, body)).status, 200);
  t.same([await search('prices'), await search('rates')], [[3], []], 'what a corrected cell says now');
});

t.test('a table is seen whole: its header once, cut rows in one, and where each cell comes from', async (t) => {
  const path = `${base}/${await addRun()}/tables`;
  const table = (await api.call(ada, 'GET', `${path}/0`)).body.data;
  t.same((await api.call(ada, 'GET', `${path}/2`)).body.data, table, 'any of its parts leads to it');
  const texts = Array.from({ length: table.rows }, (_, row) =>
    table.cells.filter((cell: { row: number }) => cell.row === row).map(({ text }: { text: string }) => text),
  );
  t.same(texts, [
    head,
    ['1', 'Turnover', 'Accounts'],
    ['2', 'Works of the kind named in the annex', 'Orders'],
    ['3', 'Staff', 'List'],
    ['4', 'Tools'],
  ]);
  const cut = table.cells.find(({ text }: { text: string }) => text.startsWith('Works'));
  t.match(cut, {
    page: 4,
    upTo: 5,
    origin: { ordinal: 0, row: 2, column: 1 },
    rest: [{ ordinal: 1, row: 1, column: 1 }],
  });
  t.match(table.parts, [
    { ordinal: 0, page: 4, row: 0, rows: 3, from: 0 },
    { ordinal: 1, page: 5, row: 3, rows: 1, from: 2 },
    { ordinal: 2, page: 6, row: 4, rows: 1, from: 0 },
  ]);
});

t.test('corrections are in the whole table; emptying what continues leaves its row one', async (t) => {
  const id = await addRun();
  const correct = (ordinal: number, cells: object[]) =>
    api.call(ben, 'PATCH', `${base}/${id}/items/${ordinal}`, { correction: { cells } });
  t.equal((await correct(0, [{ row: 2, column: 1, text: 'Similar works' }])).status, 200);
  t.equal((await correct(1, [{ row: 1, column: 1, text: '' }])).status, 200);
  const { body } = await api.call(ada, 'GET', `${base}/${id}/tables/0`);
  t.equal(body.data.rows, 5);
  t.equal(body.data.corrections, 2);
  t.match(
    body.data.cells.filter(({ original }: { original: string | null }) => original !== null),
    [{ text: 'Similar works', original: 'Works of the kind named in the annex' }],
  );
  const [listed] = (await api.call(ada, 'GET', `${base}/${id}/tables`)).body.data.tables;
  t.match(listed, { corrections: 2, bodyRows: 4 });
});

t.test('nobody else sees them, and what does not exist is reported', async (t) => {
  const path = `${base}/${await addRun()}/tables`;
  for (const url of [path, `${path}/0`]) t.equal((await api.call(stranger, 'GET', url)).status, 404);
  t.equal((await api.call(ada, 'GET', `${path}/4`)).status, 404, 'a datasheet is no table');
  t.equal((await api.call(ada, 'GET', `${path}/-1`)).status, 400);
  t.equal((await api.call(null, 'GET', path)).status, 401);
});

t.test('a run gets a name, is found by its name and its day, and the name is removed again', async (t) => {
  const id = await scene.addRun({ requestType: 'datasheet_extraction', parameters: { customKeywords: ['flow'] } });
  const rename = (person: typeof ada, name: unknown) => api.call(person, 'PATCH', `${base}/${id}`, { name });
  const found = async (query: string) => {
    const { status, body } = await api.call(ada, 'GET', `${base}/search?${query}`);
    return status === 200 ? body.data.map((run: { id: string }) => run.id) : status;
  };
  const renamed = await rename(ben, '  Pumps after addendum 2 ');
  t.match(renamed, { status: 200, body: { data: { id, name: 'Pumps after addendum 2' } } });
  t.same(await found('SearchTerm=ADDENDUM'), [id]);
  t.ok((await found('SearchTerm=flow')).includes(id));
  const [past, coming] = [Date.now() - 3_600_000, Date.now() + 3_600_000].map((at) => new Date(at).toISOString());
  t.ok((await found(`From=${past}&To=${coming}`)).includes(id));
  t.same(await found(`To=${past}`), []);
  t.same(await found(`From=${coming}`), []);
  t.equal(await found('From=yesterday'), 400);
  t.equal((await found('SortBy=name&SortDescending=true'))[0], id);
  t.equal((await rename(ada, 'x'.repeat(201))).status, 400);
  t.equal((await rename(ada, 'a\nb')).status, 400);
  t.equal((await rename(stranger, 'Mine')).status, 404);
  t.match(await rename(ada, ' '), { status: 200, body: { data: { name: null } } });
  t.same(await found('SearchTerm=ADDENDUM'), []);
});
