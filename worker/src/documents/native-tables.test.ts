import { Document, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import t, { type Test } from 'tap';
import { writeWorkbook } from '../exports/workbook.ts';
import { locateQuote } from './locate-quote.ts';
import type { ReadDocument } from './model.ts';
import { readDocument } from './read-document.ts';
import type { ExtractedTable } from './tables/model.ts';
import { makeDocx, options, writeSource } from './testing/files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function read(mediaType: string, bytes: Uint8Array | string): Promise<ReadDocument> {
  return readDocument(await writeSource('file', mediaType, bytes), options);
}

const readWord = async (...children: (Paragraph | Table)[]) =>
  read(DOCX, await Packer.toBuffer(new Document({ sections: [{ children }] })));

type Grid = (string | number | { value: string | number; columnSpan?: number; rowSpan?: number } | null)[][];

const readSheet = async (rows: Grid) =>
  read(
    XLSX,
    await writeWorkbook([
      {
        name: 'Sheet',
        rows: rows.map((row) =>
          row.map((cell) => (cell === null || typeof cell === 'object' ? cell : { value: cell })),
        ),
      },
    ]),
  );

const cell = (text: string, spans: { columnSpan?: number; rowSpan?: number } = {}) =>
  new TableCell({ children: [new Paragraph(text)], ...spans });
const row = (children: TableCell[], tableHeader = false) => new TableRow({ children, tableHeader });

/** `row,column text`, with `rows×columns` where it is merged. */
const cellsOf = (table: ExtractedTable | undefined) =>
  (table?.cells ?? []).map(({ row, column, rowSpan, columnSpan, text }) => {
    const size = rowSpan > 1 || columnSpan > 1 ? ` ${rowSpan}×${columnSpan}` : '';
    return `${row},${column}${size} ${text}`;
  });

const shapeOf = ({ page, rows, columns, headerRows, caption, continues }: ExtractedTable) => ({
  page,
  rows,
  columns,
  headerRows,
  caption,
  continues,
});

function allAreFound(t: Test, { pages, tables }: ReadDocument): void {
  for (const { page, cells } of tables) {
    const source = pages[page - 1] ?? { text: '', words: [] };
    for (const { text, offset = 0 } of cells) {
      const place = locateQuote(source, text);
      t.ok(place, `found: ${text}`);
      t.ok(offset === 0 || source.text.startsWith(text, offset), `at its own place: ${text}`);
    }
  }
}

t.test('Word: merged cells both ways, a header of two rows, a caption', async (t) => {
  const document = await readWord(
    new Paragraph('The pumps are listed below.'),
    new Paragraph('Table 3: Pump data'),
    new Table({
      rows: [
        row([cell('Tag', { rowSpan: 2 }), cell('Rated', { columnSpan: 2 }), cell('Material', { rowSpan: 2 })], true),
        row([cell('Flow'), cell('Head')], true),
        row([cell('P-101', { rowSpan: 2 }), cell('50'), cell('30'), cell('')]),
        row([cell('on standby', { columnSpan: 2 }), cell('CF8M')]),
      ],
    }),
  );
  t.equal(document.tables.length, 1);
  const [table] = document.tables;
  t.same(cellsOf(table), [
    '0,0 2×1 Tag',
    '0,1 1×2 Rated',
    '0,3 2×1 Material',
    '1,1 Flow',
    '1,2 Head',
    '2,0 2×1 P-101',
    '2,1 50',
    '2,2 30',
    '3,1 1×2 on standby',
    '3,3 CF8M',
  ]);
  t.same(table && shapeOf(table), {
    page: 1,
    rows: 4,
    columns: 4,
    headerRows: 2,
    caption: 'Table 3: Pump data',
    continues: false,
  });
  t.same(
    table?.cells.map(({ isHeader }) => isHeader),
    [true, true, true, true, true, false, false, false, false, false],
  );
  t.equal(table?.ruling, 'native');
  t.equal(table?.box, null);
  allAreFound(t, document);
});

t.test('Word: a table within a cell is a table, and a frame around a table is none', async (t) => {
  const inner = () => new Table({ rows: [row([cell('Flow'), cell('50 m³/h')]), row([cell('Head'), cell('30 m')])] });
  const nested = await readWord(
    new Table({
      rows: [
        row([cell('P-101'), new TableCell({ children: [new Paragraph('Duty point'), inner(), new Paragraph('')] })]),
        row([cell('P-102'), cell('as P-101')]),
      ],
    }),
  );
  t.same(nested.tables.map(cellsOf), [
    ['0,0 P-101', '0,1 Duty point', '1,0 P-102', '1,1 as P-101'],
    ['0,0 Flow', '0,1 50 m³/h', '1,0 Head', '1,1 30 m'],
  ]);
  t.match(nested.pages[0]?.text, 'P-101 | Duty point Flow 50 m³/h Head 30 m');
  allAreFound(t, nested);
  const framed = await readWord(
    new Table({ rows: [row([new TableCell({ children: [new Paragraph('Pump'), inner(), new Paragraph('')] })])] }),
  );
  t.same(framed.tables.map(cellsOf), [['0,0 Flow', '0,1 50 m³/h', '1,0 Head', '1,1 30 m']]);
  t.equal(framed.pages[0]?.text, 'Pump\n\nFlow | 50 m³/h\nHead | 30 m');
});

t.test('Word: captions are above, or below where no other table takes them', async (t) => {
  const table = () => new Table({ rows: [row([cell('a'), cell('b')]), row([cell('c'), cell('d')])] });
  const captions = async (...children: (Paragraph | Table)[]) =>
    (await readWord(...children)).tables.map(({ caption }) => caption);
  t.same(await captions(table(), new Paragraph('Table 1 Valves'), new Paragraph('Prose.')), ['Table 1 Valves']);
  t.same(await captions(table(), new Paragraph('Table 2 Pumps'), table()), [null, 'Table 2 Pumps']);
  t.same(await captions(new Paragraph('Table 2 shows the pumps.'), table()), [null]);
  const styled = makeDocx(
    '<w:p><w:pPr><w:pStyle w:val="C"/></w:pPr><w:r><w:t>Máy bơm</w:t></w:r></w:p><w:tbl><w:tr>' +
      '<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    [
      {
        name: 'word/styles.xml',
        data:
          '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
          '<w:style w:type="paragraph" w:styleId="C"><w:name w:val="caption"/></w:style></w:styles>',
      },
    ],
  );
  t.equal((await read(DOCX, styled)).tables[0]?.caption, 'Máy bơm');
});

t.test('Word: a long table is one table for each page, marked as continued', async (t) => {
  const rows = Array.from({ length: 200 }, (_, index) =>
    row([cell(`P-${index}`), cell('a pump of the cooling water system')]),
  );
  const document = await readWord(new Table({ rows: [row([cell('Tag'), cell('Service')], true), ...rows] }));
  t.ok(document.tables.length > 1);
  t.same(
    document.tables.map(({ page, continues, headerRows }) => [page, continues, headerRows]),
    document.pages.map(({ number }) => [number, number > 1, number > 1 ? 0 : 1]),
  );
  t.equal(
    document.tables.reduce((sum, table) => sum + table.rows, 0),
    201,
  );
  allAreFound(t, document);
});

t.test('Word: endlessly nested tables and enormous spans do no harm', async (t) => {
  const depth = 3000;
  const open = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc><w:tc>';
  const deep = makeDocx(open.repeat(depth) + '<w:p/></w:tc></w:tr></w:tbl>'.repeat(depth));
  t.equal((await read(DOCX, deep)).pages[0]?.text.match(/x/g)?.length, depth);
  const wide = '<w:tc><w:tcPr><w:gridSpan w:val="99999999"/></w:tcPr><w:p><w:r><w:t>y</w:t></w:r></w:p></w:tc>';
  const { tables } = await read(DOCX, makeDocx(`<w:tbl><w:tr>${wide.repeat(300)}</w:tr></w:tbl>`));
  t.ok((tables[0]?.columns ?? 0) <= 63);
});

t.test('Excel: merged cells, headers of two rows, numbers as shown, titles as captions', async (t) => {
  const document = await readSheet([
    [{ value: 'Pump data', columnSpan: 4 }, null, null, null],
    [{ value: 'Tag', rowSpan: 2 }, { value: 'Rated', columnSpan: 2 }, null, { value: 'Material', rowSpan: 2 }],
    [null, 'Flow', 'Head', null],
    ['P-101', 50, 30, { value: 'CF8M', rowSpan: 2 }],
    ['P-102', { value: 'on standby', columnSpan: 2 }, null, null],
  ]);
  t.equal(document.tables.length, 1);
  const [table] = document.tables;
  t.same(cellsOf(table), [
    '0,0 2×1 Tag',
    '0,1 1×2 Rated',
    '0,3 2×1 Material',
    '1,1 Flow',
    '1,2 Head',
    '2,0 P-101',
    '2,1 50',
    '2,2 30',
    '2,3 2×1 CF8M',
    '3,0 P-102',
    '3,1 1×2 on standby',
  ]);
  t.same(table && [table.headerRows, table.caption, table.rows, table.columns], [2, 'Pump data', 4, 4]);
  allAreFound(t, document);
});

t.test('Excel: tables are told apart by empty rows and columns, sections of one table are not', async (t) => {
  const tables = async (rows: Grid) => {
    const document = await readSheet(rows);
    allAreFound(t, document);
    return document.tables.map(({ caption, cells }) => [caption, cells.map(({ text }) => text).join(' ')]);
  };
  const two = await tables([
    ['Tag', 'Flow', 'Head'],
    ['P-1', 5, 6],
    [null],
    ['Valves'],
    ['Tag', 'Size', 'Class'],
    ['V-1', 100, 150],
    [null],
    ['All sizes are nominal.'],
  ]);
  t.same(two, [
    [null, 'Tag Flow Head P-1 5 6'],
    ['Valves', 'Tag Size Class V-1 100 150'],
  ]);
  const sections = await tables([
    ['Item', 'Work', 'Amount'],
    [1, 'Digging', 500],
    [null],
    ['B. Electrical works'],
    [null],
    [2, 'Cable', 700],
  ]);
  t.same(sections, [[null, 'Item Work Amount 1 Digging 500 B. Electrical works 2 Cable 700']]);
  const beside = await tables([
    ['Flow', 50, null, 'Weight', 700],
    ['Head', 30, null, 'Speed', 2900],
  ]);
  t.same(beside, [
    [null, 'Flow 50 Head 30'],
    [null, 'Weight 700 Speed 2900'],
  ]);
  const spaced = await tables([
    ['Flow', null, 50],
    ['Head', null, 30],
  ]);
  t.same(spaced, [[null, 'Flow 50 Head 30']]);
});

t.test('Excel: the fine grid of a form is reduced to the columns that it shows', async (t) => {
  const line = (label: string, value: string) => [
    { value: label, columnSpan: 3 },
    null,
    null,
    { value, columnSpan: 4 },
  ];
  const { tables } = await readSheet([line('Service', 'Cooling water'), line('Design', 'API 610')]);
  t.same(cellsOf(tables[0]), ['0,0 Service', '0,1 Cooling water', '1,0 Design', '1,1 API 610']);
  t.equal(tables[0]?.headerRows, 0, 'a list of properties has no header');
});

t.test('Excel: a sheet of several pages is one table for each page', async (t) => {
  const rows = Array.from({ length: 100 }, (_, index) => [`P-${index}`, index, index]);
  const { tables } = await readSheet([['Tag', 'Flow', 'Head'], ...rows]);
  t.same(
    tables.map(({ page, rows, continues }) => [page, rows, continues]),
    [
      [1, 60, false],
      [2, 41, true],
    ],
  );
});

t.test('CSV and Markdown: their tables are tables', async (t) => {
  const csv = await read('text/csv', 'Tag;Service;Size\nV-1;"Cooling; water";100\nV-2;;80\n');
  t.same(cellsOf(csv.tables[0]), [
    '0,0 Tag',
    '0,1 Service',
    '0,2 Size',
    '1,0 V-1',
    '1,1 Cooling; water',
    '1,2 100',
    '2,0 V-2',
    '2,2 80',
  ]);
  t.equal(csv.tables[0]?.headerRows, 1);
  const markdown = await read('text/markdown', '# Valves\n\n| Tag | Size |\n|---|---|\n| V-1 | 100 |\n');
  t.same(cellsOf(markdown.tables[0]), ['0,0 Tag', '0,1 Size', '1,0 V-1', '1,1 100']);
  t.same((await read('text/csv', 'pump\nvalve\n')).tables, [], 'a list is no table');
});

t.test('Word: a cell that shows nothing but its number has that number', async (t) => {
  const numbering = {
    config: [
      { reference: 'items', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] },
      { reference: 'signs', levels: [{ level: 0, format: LevelFormat.BULLET, text: '•' }] },
    ],
  };
  const item = (text: string, reference = 'items') =>
    new TableCell({ children: [new Paragraph({ text, numbering: { reference, level: 0 } })] });
  const children = [
    new Table({
      rows: [
        row([cell('No'), cell('Item'), cell('Note')]),
        row([item(''), cell('Pump'), item('', 'signs')]),
        row([item(''), cell('Valve'), item('spare', 'signs')]),
      ],
    }),
    new Paragraph({ text: '', numbering: { reference: 'items', level: 0 } }),
    new Paragraph({ text: 'Delivery', numbering: { reference: 'items', level: 0 } }),
  ];
  const document = await read(DOCX, await Packer.toBuffer(new Document({ numbering, sections: [{ children }] })));
  t.same(cellsOf(document.tables[0]), [
    '0,0 No',
    '0,1 Item',
    '0,2 Note',
    '1,0 1.',
    '1,1 Pump',
    '2,0 2.',
    '2,1 Valve',
    '2,2 • spare',
  ]);
  t.match(document.pages[0]?.text, '3. Delivery');
});
