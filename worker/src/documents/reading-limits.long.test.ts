import t from 'tap';
import { mediaTypeByName } from './media-types.ts';
import { readDocument } from './read-document.ts';
import { makeDocx, options, writeSource } from './testing/files.ts';

// The limits that take many seconds to reach; the others are checked for every change, and those that end a process by hostile-files.long.test.ts.
t.setTimeout(240_000);

async function read(fileName: string, bytes: Uint8Array | string) {
  return readDocument(await writeSource(fileName, mediaTypeByName(fileName) ?? '', bytes), options);
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
