import t from 'tap';
import { mediaTypeByName } from './media-types.ts';
import { bearAbandonedPages } from './pdf/abandoned-pages.ts';
import { readDocument } from './read-document.ts';
import { makeDocx, options, writeSource } from './testing/files.ts';
import { hostileFiles } from './testing/hostile-files.ts';

// The limits that take many seconds to reach; the others are checked for every change.
t.setTimeout(240_000);
t.teardown(bearAbandonedPages());

async function read(fileName: string, bytes: Uint8Array | string) {
  return readDocument(await writeSource(fileName, mediaTypeByName(fileName) ?? '', bytes), options);
}

const reasons: Record<string, RegExp> = {
  'forms-in-forms.pdf': /^Page 1 has more than 250,000 drawing instructions/,
  'blanks-on-1000-pages.pdf': /unpacks to more than 1 GB/,
};

for (const [fileName, message] of Object.entries(reasons)) {
  t.test(`${fileName} ends with a reason, and the next document is read`, async (t) => {
    const file = hostileFiles.find((each) => each.fileName === fileName);
    if (!file) throw new Error(`There is no ${fileName}`);
    const refusal = { name: 'UnreadableDocumentError', code: 'too_large', message };
    await t.rejects(read(fileName, file.make()), refusal);
    const { pages } = await read('next.txt', 'The pumps are delivered within thirty weeks.');
    t.match(pages, [{ text: /thirty weeks/ }]);
  });
}

t.test('long tables of a DOCX are read: more rows than a call takes arguments', async (t) => {
  const rows = 130_000;
  const cell = '<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>';
  const { tables } = await read('list.docx', makeDocx(`<w:tbl>${`<w:tr>${cell}${cell}</w:tr>`.repeat(rows)}</w:tbl>`));
  t.equal(
    tables.reduce((sum, table) => sum + table.rows, 0),
    rows,
  );
});
