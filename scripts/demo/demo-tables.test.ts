import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDemoTender } from '@bidloom/demo';
import { locateQuote } from '@bidloom/worker/src/documents/locate-quote.ts';
import { readDocument } from '@bidloom/worker/src/documents/read-document.ts';
import t from 'tap';

const { bytes, truth } = await buildDemoTender();
const path = join(await mkdtemp(join(tmpdir(), 'bidloom-demo-')), 'tender.pdf');
await writeFile(path, bytes);
const source = { path, mediaType: 'application/pdf', fileName: 'tender.pdf' };
const { pages, tables } = await readDocument(source, { ocrLanguages: ['eng'], ocrDataFolders: [] });

t.test('every parameter of the datasheets is in a row of a table on its page, with its value', async (t) => {
  const missing = truth.filter(({ page, parameter, value }) => {
    const rows = tables
      .filter((table) => table.page === page)
      .flatMap(({ cells }) =>
        cells.filter(({ text }) => text === parameter).map(({ row }) => cells.filter((cell) => cell.row === row)),
      );
    return !rows.some((row) => row.some(({ text }) => text === value));
  });
  t.same(missing, []);
});

t.test('the text of every cell is found on its page, and covers the boxes of the cell', async (t) => {
  for (const { page: number, cells } of tables) {
    const page = pages[number - 1];
    const lost = cells.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && (!page || !locateQuote(page, text)));
    t.same(
      lost.map(({ text }) => text),
      [],
      `page ${number}`,
    );
  }
});

t.test('a table that continues over a page break says so, below the same header', async (t) => {
  const continued = tables.filter(({ continues }) => continues);
  t.ok(continued.length >= 2);
  for (const table of continued) {
    const before = tables[tables.indexOf(table) - 1];
    const heads = (each: typeof before) => each?.cells.filter(({ isHeader }) => isHeader).map(({ text }) => text);
    t.same(heads(table), heads(before));
    t.match(table.caption ?? '', /\(continued\)$/);
  }
});
