import t from 'tap';
import { mediaTypeByName } from './media-types.ts';
import { ignoreAbandonedPages } from './pdf/abandoned-pages.ts';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';
import { hostileFiles } from './testing/hostile-files.ts';

// Room for a machine that has a lot else to do; each takes a second or two. Those that take longer: reading-limits.long.test.ts.
t.setTimeout(240_000);
t.teardown(ignoreAbandonedPages());

async function read(fileName: string, bytes: Uint8Array | string) {
  return readDocument(await writeSource(fileName, mediaTypeByName(fileName) ?? '', bytes), options);
}

const reasons: Record<string, RegExp> = {
  'one-page-of-4-mb.pdf': /^Page 1 has more than 250,000 drawing instructions\. Leave it out, or simplify it/,
  'words-in-one-line.pdf': /^Page 1 has more than 100,000 words\. Leave it out, or split it/,
  'pages.pdf': /50000 pages; 10000 can be read/,
  'unpacked.docx': /unpacks to far more/,
  'one-paragraph.docx': /more than 30,000,000 characters/,
  'one-string-in-a-million-cells.xlsx': /more than 30,000,000 characters/,
  'rows.csv': /tables of more than 3,000,000 cells\. Split it/,
  'too-long.txt': /more than 30,000,000 characters/,
  'blank-lines.txt': /more than 1,000,000 paragraphs and rows/,
};

for (const [fileName, reason] of Object.entries(reasons)) {
  t.test(`${fileName} ends with a reason`, async (t) => {
    const file = hostileFiles.find((each) => each.fileName === fileName);
    if (!file) throw new Error(`There is no ${fileName}`);
    await t.rejects(read(fileName, file.make()), {
      name: 'UnreadableDocumentError',
      code: 'too_large',
      message: reason,
    });
  });
}

t.test('long tables are read: more rows than a call takes arguments', async (t) => {
  const rows = 130_000;
  const list = await read('list.csv', Buffer.alloc(6 * rows, 'pump1\n'));
  t.equal(list.pages.length, Math.ceil(rows / 60));
  const parts = await read('parts.csv', `a,b\n1,2\n${'x\n'.repeat(rows)}`);
  t.equal(parts.tables.length, Math.ceil((rows + 2) / 60));
});

t.test('a row of many columns is read in the time that its cells take', async (t) => {
  const columns = 100_000;
  const { tables } = await read('wide.md', `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n`);
  t.match(tables, [{ columns }]);
});
