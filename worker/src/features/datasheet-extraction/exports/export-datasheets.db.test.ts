import { newId } from '@bidloom/db';
import t from 'tap';
import { startTestWorker } from '../../../testing/test-worker.ts';
import { exportRun, linesOf, notesOf, partsOf, sheetsOf, type TestItem } from '../../runs/exports/exports.fixtures.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());

const documentId = newId();
const fileName = 'Bơm ΔP.pdf';
const formula = `=cmd|' /C calc'!A0`;

type Row = (string | null)[];

/** A table's item from its rows; null is an empty cell. */
function table(page: number, rows: Row[], more: object = {}, cellsBesides: object[] = []): TestItem {
  const cells = rows.flatMap((row, y) =>
    row.flatMap((text, x) =>
      text === null ? [] : [{ row: y, column: x, rowSpan: 1, columnSpan: 1, text, isHeader: y === 0, boxes: [] }],
    ),
  );
  const headline = {
    ...{ documentId, fileName, page, caption: null, rows: rows.length, columns: rows[0]?.length ?? 0, headerRows: 1 },
    ...{ continues: false, ruling: 'ruled', box: null },
    ...more,
  };
  return { kind: 'table', headline, content: { cells: [...cells, ...cellsBesides] } };
}

function parameter(tag: string | null, name: string, value: string, unit: string | null, more: object = {}) {
  return {
    ...{ tag, parameter: name, value, unit, condition: null, section: 'Process data', normalized: null, page: 12 },
    ...{ quote: `${name} ${value}`, boxes: [], keyword: null, origin: 'rules' },
    ...more,
  };
}

function datasheet(parameters: object[], correction?: object): TestItem {
  const headline = { documentId, fileName, title: null, tags: [], pages: [12], parameters: parameters.length };
  return { kind: 'datasheet', headline, content: { parameters }, ...(correction ? { correction } : {}) };
}

const exported = (items: TestItem[], format: 'xlsx' | 'csv' | 'zip' = 'xlsx', models: string[] = []) =>
  exportRun(
    worker,
    { requestType: 'datasheet_extraction', items, models, result: { unmatched: ['noise level'] } },
    format,
  );

/** With apostrophes as they are meant. */
const words = (xml = '') => xml.replace(/&apos;|&#39;/g, "'");

const cell = (xml: string, address: string) =>
  xml.match(new RegExp(`<c r="${address}"[^>]*?(?:/>|>.*?</c>)`))?.[0] ?? '';

t.test('each table is a sheet with its merged cells, its numbers and where they come from', async (t) => {
  const merged = { row: 0, column: 1, rowSpan: 1, columnSpan: 2, text: 'Rated', isHeader: true, boxes: [] };
  const file = await exported([
    table(
      12,
      [
        ['Tag', null, null],
        ['P-101', '1,234.50', '(12)'],
        [formula, '12.5%', '007'],
        ['<b>Đầu ra</b>', '-5', '2,500'],
      ],
      { caption: 'Table 3: Pumps' },
      [merged],
    ),
  ]);
  const sheets = await sheetsOf(file);
  t.same(Object.keys(sheets), ['Contents', '1 Table 3 Pumps']);
  t.same(sheets.Contents?.[1], ['1', fileName, '12', 'Table 3: Pumps', '3', '3', '1 Table 3 Pumps']);
  t.match(JSON.stringify(sheets.Contents), '1 table with 3 rows; 0 parameters');
  t.match(JSON.stringify(sheets.Contents), 'Asked for and not found: noise level');
  t.same(sheets['1 Table 3 Pumps'], [
    [`← Contents  |  Table 3: Pumps  |  ${fileName}, page 12`],
    ['Tag', 'Rated'],
    ['P-101', '1,234.50', '(12)'],
    [formula, '12.5%', '007'],
    ['<b>Đầu ra</b>', '-5', '2,500'],
  ]);
  const parts = await partsOf(file);
  for (const [name, xml] of Object.entries(parts)) t.notMatch(xml, /<(x:)?f[ >/]/, name);
  const xml = parts['xl/worksheets/sheet2.xml'] ?? '';
  t.match(xml, '<mergeCell ref="B2:C2"/>');
  t.match(xml, /<pane ySplit="2"[^>]*state="frozen"/);
  t.match(words(xml), `<hyperlink ref="A1" location="'Contents'!A1"/>`);
  t.match(words(parts['xl/worksheets/sheet1.xml']), `<hyperlink ref="G2" location="'1 Table 3 Pumps'!A1"/>`);
  t.match(xml, '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>');
  t.match(xml, 'Page &amp;P of &amp;N');
  t.match(
    words(parts['xl/workbook.xml']),
    `<definedName name="_xlnm.Print_Titles" localSheetId="1">'1 Table 3 Pumps'!$1:$2<`,
  );
  t.match(cell(xml, 'B3'), '<v>1234.5</v>');
  t.match(cell(xml, 'C3'), '<v>-12</v>', 'brackets are a loss in a column that has other numbers');
  t.match(cell(xml, 'B4'), '<v>0.125</v>');
  t.match(cell(xml, 'C5'), '<v>2500</v>', 'read by the mark that the other numbers of the table show');
  t.match(cell(xml, 'A4'), 't="s"');
  t.match(cell(xml, 'C4'), 't="s"', 'a code is no number');
  const notes = notesOf(parts, 2);
  t.equal(Object.keys(notes).length, 11);
  t.equal(notes.B3, `${fileName}, page 12`);
});

t.test('numbers are read with the decimal mark of the language in which their document was read', async (t) => {
  const { organizationId, workspaceId } = worker;
  const id = newId();
  const file = { fileName: 'gia.pdf', fileNameKey: 'gia.pdf', mediaType: 'application/pdf', size: 1, sha256: '' };
  const row = { id, organizationId, workspaceId, objectKey: `${organizationId}/documents/${id}`, ...file };
  await worker.read((trx) =>
    trx
      .insertInto('documents')
      .values({ ...row, status: 'ready', language: 'vi' })
      .execute(),
  );
  const rows = [
    ['Item', 'Value'],
    ['Gloves', '1.000'],
    ['Masks', '2.500'],
  ];
  const items = [table(1, rows, { documentId: id })];
  const written = await exportRun(
    worker,
    { requestType: 'datasheet_extraction', items, documentIds: [id], documentNames: ['gia.pdf'] },
    'xlsx',
  );
  const xml = (await partsOf(written))['xl/worksheets/sheet2.xml'] ?? '';
  t.match(cell(xml, 'B3'), '<v>1000</v>');
  t.match(cell(xml, 'B4'), '<v>2500</v>');
});

t.test('a table that continues over pages is one sheet with its header once, each row with its own page', async (t) => {
  const file = await exported([
    table(
      4,
      [
        ['Item', 'Qty'],
        ['Pump', '2'],
      ],
      { caption: 'Spares' },
    ),
    table(
      5,
      [
        ['ITEM', 'Qty'],
        ['Seal', '8'],
        ['Gland', '9'],
      ],
      { continues: true },
    ),
    table(6, [['Bolt', '40']], { continues: true, headerRows: 0 }),
    table(9, [['Other', 'Table']], { continues: true, headerRows: 0 }),
  ]);
  const sheets = await sheetsOf(file);
  t.same(Object.keys(sheets), ['Contents', '1 Spares', '2 page 9'], 'a page that has no part of it ends a table');
  t.same(sheets['1 Spares']?.slice(1), [
    ['Item', 'Qty'],
    ['Pump', '2'],
    ['Seal', '8'],
    ['Gland', '9'],
    ['Bolt', '40'],
  ]);
  t.same(sheets.Contents?.[1]?.slice(2, 6), ['4–6', 'Spares', '4', '2']);
  const { A3, A4, A6 } = notesOf(await partsOf(file), 2);
  t.same(
    [A3, A4, A6],
    [4, 5, 6].map((page) => `${fileName}, page ${page}`),
  );
});

t.test('the rows of a header that says something else on the next page are kept', async (t) => {
  const sheets = await sheetsOf(
    await exported([
      table(4, [
        ['Item', 'Qty'],
        ['Pump', '2'],
      ]),
      table(
        5,
        [
          ['Item', 'Weight'],
          ['Seal', '8'],
        ],
        { continues: true },
      ),
    ]),
  );
  t.same(sheets['1 pages 4–5']?.slice(1), [
    ['Item', 'Qty'],
    ['Pump', '2'],
    ['Item', 'Weight'],
    ['Seal', '8'],
  ]);
});

t.test('a corrected header stays the header of the next page, unless that was corrected otherwise', async (t) => {
  const first = table(4, [
    ['ltem', 'Qty', null],
    ['Pump', '2', 'x'],
  ]);
  const second = table(
    5,
    [
      ['Item', 'Qty', null],
      ['Seal', '8', 'y'],
    ],
    { continues: true },
  );
  const correction = {
    cells: [
      { row: 0, column: 0, text: 'Item' },
      { row: 0, column: 1, text: 'Quantity' },
      { row: 0, column: 2, text: 'Note' },
    ],
  };
  const rowsOf = async (next: TestItem) =>
    (await sheetsOf(await exported([{ ...first, correction }, next])))['1 pages 4–5']?.slice(1);
  const once = [
    ['Item', 'Quantity', 'Note'],
    ['Pump', '2', 'x'],
    ['Seal', '8', 'y'],
  ];
  t.same(await rowsOf(second), once);
  t.same(await rowsOf({ ...second, correction }), once, 'corrected on both pages');
  const other = { cells: [{ row: 0, column: 1, text: 'Weight' }] };
  t.same(await rowsOf({ ...second, correction: other }), [...once.slice(0, 2), ['Item', 'Weight'], ['Seal', '8', 'y']]);
  const asBefore = { cells: [{ row: 0, column: 0, text: 'ltem' }] };
  t.same(
    await rowsOf({ ...second, correction: asBefore }),
    [...once.slice(0, 2), ['ltem', 'Qty'], ['Seal', '8', 'y']],
    'what somebody wrote is never left out',
  );
});

t.test('corrected cells are marked and say what the document has', async (t) => {
  const one = table(3, [
    ['Item', 'Qty'],
    ['Pump', 'l2'],
    ['Seal', null],
  ]);
  const correction = {
    cells: [
      { row: 1, column: 1, text: '12' },
      { row: 2, column: 1, text: formula },
    ],
  };
  const file = await exported([{ ...one, correction }]);
  t.same((await sheetsOf(file))['1 page 3']?.slice(1), [
    ['Item', 'Qty'],
    ['Pump', '12'],
    ['Seal', formula],
  ]);
  const parts = await partsOf(file);
  const xml = parts['xl/worksheets/sheet2.xml'] ?? '';
  t.match(cell(xml, 'B3'), '<v>12</v>');
  const styleOf = (address: string) => cell(xml, address).match(/ s="(\d+)"/)?.[1];
  t.not(styleOf('B3'), styleOf('A3'));
  const { A3, B3, B4 } = notesOf(parts, 2);
  t.equal(A3, `${fileName}, page 3`);
  t.equal(B3, `Corrected by hand; the document says 'l2'\n${fileName}, page 3`);
  t.equal(B4, `Corrected by hand; the document has nothing here\n${fileName}, page 3`);
});

t.test('a big table says its source once a row', async (t) => {
  const rows = Array.from({ length: 300 }, (_, row) => Array.from({ length: 8 }, (_, column) => `r${row} c${column}`));
  const cells = Object.keys(notesOf(await partsOf(await exported([table(1, rows)])), 2));
  t.same(
    cells,
    rows.map((_, row) => `A${row + 2}`),
  );
});

t.test('every table is a CSV file of its own in a ZIP, with the parameters beside them', async (t) => {
  const items = [
    table(
      1,
      [
        ['Item', 'Price'],
        [formula, '1,234.50'],
        ['-5', '+2'],
      ],
      { caption: 'Costs: A/B' },
    ),
    table(2, [['a', 'b']], { name: 'Costs' }),
    table(3, [['c', 'd']], { caption: 'COSTS: A B' }),
    pumps,
  ];
  const file = await exported(items, 'zip');
  t.match(file, { mediaType: 'application/zip', fileName: / – tables and datasheets \d{4}-\d\d-\d\d\.zip$/ });
  const parts = await partsOf(file);
  t.same(Object.keys(parts), [
    'Parameters.csv',
    '1 Costs A B, page 1.csv',
    '2 Costs, page 2.csv',
    '3 COSTS A B, page 3.csv',
  ]);
  t.equal(parts['1 Costs A B, page 1.csv'], `Item,Price\r\n"'${formula}",1234.50\r\n-5,2\r\n`);
  t.equal(parts['Parameters.csv']?.split('\r\n').length, 6);
});

const pumps = datasheet(
  [
    parameter('P-101', 'Rated flow', '120', 'm³/h', { normalized: { value: 120, upTo: null, unit: 'm³/h' } }),
    parameter('P-101', 'Impeller', formula, null),
    parameter('P-102', 'Rated flow', '80', 'm³/h', { normalized: { value: 80, upTo: null, unit: 'm³/h' } }),
    parameter('P-102', 'Temperature', '-10 … 50', '°C', {
      normalized: { value: -10, upTo: 50, unit: '°C' },
      keyword: 'temperature',
    }),
  ],
  { parameters: [{ index: 0, value: '2', unit: 'l/s' }] },
);

t.test('parameters are rows with numbers as numbers, and tags are compared', async (t) => {
  const file = await exported([pumps]);
  const sheets = await sheetsOf(file);
  t.same(Object.keys(sheets), ['Contents', 'Parameters', 'Comparison']);
  const [header = [], ...rows] = sheets.Parameters ?? [];
  const told = rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
  t.match(told[0], { Tag: 'P-101', Parameter: 'Rated flow', Value: '2', Unit: 'l/s', Page: '12', Corrected: 'Yes' });
  t.match(told[0], { 'Normalised value': '7.2', 'Normalised unit': 'm³/h' }, 'a corrected value is normalised again');
  t.match(told[1], { Value: formula, Corrected: '' });
  t.match(told[3], { Value: '-10 … 50', 'Normalised value': '-10', 'Normalised up to': '50', Keyword: 'temperature' });
  const parts = await partsOf(file);
  for (const [name, xml] of Object.entries(parts)) t.notMatch(xml, /<(x:)?f[ >/]/, name);
  t.match(cell(parts['xl/worksheets/sheet2.xml'] ?? '', 'D4'), '<v>80</v>');
  t.match(notesOf(parts, 2).D2, `Corrected by hand; the document says '120 m³/h'`);
  const comparison = sheets.Comparison ?? [];
  t.same(comparison[0], ['Section', 'Parameter', 'Condition', 'Unit', 'Differs', 'P-101', 'P-102']);
  t.same(comparison[1], ['Process data', 'Rated flow', '', '', 'Yes', '2 l/s', '80 m³/h']);
  const impeller = comparison.find((row) => row[1] === 'Impeller');
  t.same(impeller, ['Process data', 'Impeller', '', '', '', formula], 'what one tag alone has is no difference');
});

t.test('equal values in different units do not differ', async (t) => {
  const inBar = { normalized: { value: 10, upTo: null, unit: 'bar' } };
  const items = [
    datasheet([parameter('A-1', 'Pressure', '10', 'bar', inBar), parameter('A-2', 'Pressure', '1', 'MPa', inBar)]),
  ];
  const { Comparison = [] } = await sheetsOf(await exported(items));
  t.same(Comparison[1], ['Process data', 'Pressure', '', '', '', '10 bar', '1 MPa']);
});

t.test('tags that have nothing in common are not compared', async (t) => {
  const sheets = await sheetsOf(
    await exported([datasheet([parameter('A-1', 'Flow', '1', 'l/s'), parameter('A-2', 'Bore', '2', 'mm')])]),
  );
  t.same(Object.keys(sheets), ['Contents', 'Parameters']);
});

t.test('CSV has the parameters; where there are none, the tables one under another', async (t) => {
  const parameters = linesOf(await exported([table(1, [['a', 'b']]), pumps], 'csv'));
  t.equal(parameters.length, 5);
  t.equal(parameters[1], `P-101,Process data,Rated flow,2,l/s,,7.2,,m³/h,${fileName},12,,Yes,Rules`);
  t.match(parameters[2], `'=cmd|`);
  t.match(parameters[4], `,'-10 … 50,°C,`);
  const tables = linesOf(
    await exported(
      [
        table(
          1,
          [
            ['Item', 'Share'],
            ['Pump', '-5'],
            ['Rest', '12.5%'],
          ],
          { caption: 'Costs' },
        ),
        table(2, [['@a', 'b']], { name: 'Rates' }),
      ],
      'csv',
    ),
  );
  t.same(tables, [
    `"Table 1: Costs (${fileName}, page 1)"`,
    'Item,Share',
    'Pump,-5',
    'Rest,12.5%',
    '',
    `"Table 2: Rates (${fileName}, page 2)"`,
    "'@a,b",
  ]);
});

t.test('numbers of a CSV file keep their decimals, and a sign is no formula', async (t) => {
  const rows = [
    ['No.', 'Item', 'Level'],
    ['1.1', 'Pump', '+5'],
    ['1.10', 'Valve', '+2.50'],
    ['2.50', 'Seal', '-5.0'],
    ['3', 'Gland', '1,234.50'],
    ['4', 'Bolt', '(12.0)'],
    ['5', 'Nut', '+12%'],
  ];
  t.same(linesOf(await exported([table(1, rows)], 'csv')).slice(1), [
    'No.,Item,Level',
    '1.1,Pump,5',
    '1.10,Valve,2.50',
    '2.50,Seal,-5.0',
    '3,Gland,1234.50',
    '4,Bolt,(12.0)',
    "5,Nut,'+12%",
  ]);
  const level = datasheet([parameter('P-101', 'Level', '+5.0', 'm')]);
  t.match(linesOf(await exported([level], 'csv'))[1], 'P-101,Process data,Level,5.0,m,');
});

t.test('parameters that a model proposed are told apart from those that rules read', async (t) => {
  const proposed = { origin: 'model', keyword: 'noise', page: 40 };
  const items = [
    datasheet([parameter('P-101', 'Noise', '80', 'dB'), parameter('P-102', 'Flow', '1', 'l/s')]),
    datasheet([parameter('P-102', 'Noise', '85', 'dB', proposed)], {
      parameters: [{ index: 0, value: '86', unit: 'dB' }],
    }),
  ];
  const file = await exported(items, 'xlsx', ['writer-2']);
  const { Contents = [], Parameters: [header = [], ...rows] = [], Comparison = [] } = await sheetsOf(file);
  t.same(Contents.at(-1), [
    'Tables and parameters were read, and values normalised, by rules, without an AI model, except for 1 parameter, ' +
      'which was proposed by writer-2 (see “Found by”): check the pages.',
  ]);
  t.equal(header.at(-1), 'Found by');
  t.same(
    rows.map((row) => row.at(-1)),
    ['Rules', 'Rules', 'writer-2'],
  );
  const parts = await partsOf(file);
  const { D2, D4 } = notesOf(parts, 2);
  t.equal(D2, `${fileName}, page 12`);
  t.equal(
    D4,
    `Corrected by hand; the document says '85 dB'\nProposed by writer-2; check the page\n${fileName}, page 40`,
  );
  const noise = Comparison.findIndex((row) => row[1] === 'Noise');
  t.same(Comparison[noise]?.slice(5), ['80', '86']);
  const compared = notesOf(parts, 3);
  t.match(compared[`G${noise + 1}`], 'Proposed by writer-2; check the page');
  t.equal(compared[`F${noise + 1}`], `${fileName}, page 12`);
  const lines = linesOf(await exported(items, 'csv', ['writer-2']));
  t.same(
    lines.map((line) => line.split(',').at(-1)),
    ['Found by', 'Rules', 'Rules', 'writer-2'],
    'one table, and nothing besides',
  );
});

t.test(
  'where no parameter is proposed the files say that no model had a part, whichever analyst there was',
  async (t) => {
    for (const models of [[], ['writer-2']]) {
      const { Contents = [], Parameters = [] } = await sheetsOf(await exported([pumps], 'xlsx', models));
      t.same(Contents.at(-1), [
        'Tables and parameters were read, and values normalised, by rules, without an AI model.',
      ]);
      t.ok(Parameters.slice(1).every((row) => row.at(-1) === 'Rules'));
    }
  },
);

t.test('a run that found nothing says so', async (t) => {
  const { Contents = [] } = await sheetsOf(await exported([]));
  t.match(JSON.stringify(Contents), /No tables were found.*No parameters were found/);
  t.equal(linesOf(await exported([], 'csv')).length, 1);
});
