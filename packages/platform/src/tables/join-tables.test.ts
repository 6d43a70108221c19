import t from 'tap';
import { joinTables, type TablePart } from './join-tables.ts';

/** The parts of a table over two pages, whose second row has a name of two rows that the page parts. */
function partsOf(ruling: string): TablePart[] {
  const pages = [
    [
      ['Item', 'Text'],
      ['1', 'Pumps'],
      ['2', 'Valves of the'],
    ],
    [
      ['', 'same kind'],
      ['3', 'Pipes'],
    ],
  ];
  return pages.map((rows, at) => ({
    ordinal: at,
    headline: {
      ...{ documentId: 'd', fileName: 'a.docx', page: at + 1, caption: null, rows: rows.length, columns: 2 },
      ...{ headerRows: at === 0 ? 1 : 0, continues: at > 0, ruling, box: null },
    },
    content: {
      cells: rows.flatMap((texts, row) =>
        texts.flatMap((text, column) =>
          text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: false, boxes: [] }],
        ),
      ),
    },
    correction: null,
  }));
}

t.test('a page cuts rows of a drawn table, and never those of a file that defines them', async (t) => {
  const [drawn] = joinTables(partsOf('ruled'));
  t.equal(drawn?.rows, 4);
  t.match(
    drawn?.cells.find(({ text }) => text.startsWith('Valves')),
    { text: 'Valves of the same kind', upTo: 2 },
  );
  const [native] = joinTables(partsOf('native'));
  t.equal(native?.rows, 5);
  t.same(
    native?.cells.filter(({ column }) => column === 1).map(({ text, page }) => [text, page]),
    [
      ['Text', 1],
      ['Pumps', 1],
      ['Valves of the', 1],
      ['same kind', 2],
      ['Pipes', 2],
    ],
  );
});
