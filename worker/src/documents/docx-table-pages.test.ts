import t from 'tap';
import { readDocument } from './read-document.ts';
import { makeDocx, options, writeSource } from './testing/files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

t.test('Word: each row of a table is on the page that Word began with it or above it', async (t) => {
  const mark = '<w:lastRenderedPageBreak/>';
  const cell = (text: string) => `<w:tc><w:p><w:r>${text}</w:r></w:p></w:tc>`;
  const header = (name: string) => (name === 'Item' ? '<w:trPr><w:tblHeader/></w:trPr>' : '');
  const begins = (name: string) => (name === '3' || name === '7' ? mark : '');
  const row = (name: string, text = `<w:t>of item ${name}</w:t>`) =>
    `<w:tr>${header(name)}${cell(`${begins(name)}<w:t>${name}</w:t>`)}${cell(text)}</w:tr>`;
  const grid = '<w:tblPr/><w:tblGrid><w:gridCol w:w="9"/><w:gridCol w:w="9"/></w:tblGrid>';
  const cut = row('5', `<w:t>before</w:t>${mark}<w:t> and after</w:t>`);
  const rows = [...['Item', '2', '3', '4'].map((name) => row(name)), cut, ...['6', '7', '8'].map((name) => row(name))];
  const read = await readDocument(
    await writeSource(
      'file',
      DOCX,
      makeDocx(`<w:tbl>${grid}${rows.join('')}</w:tbl><w:p><w:r><w:t>End</w:t></w:r></w:p>`),
    ),
    options,
  );
  t.same(
    read.pages.map(({ text }) => text.replace(/ \| (?:of item \w+|before and after)/g, '').replace(/\s+/g, ' ')),
    ['Item 2', '3 4 5', '6', '7 8 End'],
  );
  t.same(
    read.tables.map(({ page, rows, columns, headerRows, continues }) => [page, rows, columns, headerRows, continues]),
    [
      [1, 2, 2, 1, false],
      [2, 3, 2, 0, true],
      [3, 1, 2, 0, true],
      [4, 2, 2, 0, true],
    ],
  );
  for (const { page, cells } of read.tables)
    for (const { text, offset } of cells)
      t.ok(read.pages[page - 1]?.text.startsWith(text, offset), `in its place: ${text}`);
});
