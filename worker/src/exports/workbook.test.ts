import t from 'tap';
import { openPackage } from '../documents/office/open-package.ts';
import { parseXml } from '../documents/office/parse-xml.ts';
import { openWorkbook } from '../documents/office/xlsx-workbook.ts';
import { writeSource } from '../documents/testing/files.ts';
import { type Sheet, writeWorkbook } from './workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Every part of the file as text; each of them must be XML. */
async function partsOf(sheets: Sheet[]): Promise<Map<string, string>> {
  const office = await openPackage((await writeSource('export.xlsx', XLSX, await writeWorkbook(sheets))).path);
  const parts = new Map<string, string>();
  for (const name of office.names) {
    const xml = (await office.read(name)) ?? '';
    parseXml(xml, { open() {}, close() {} });
    parts.set(name, xml);
  }
  office.close();
  return parts;
}

async function sheetsOf(sheets: Sheet[]): Promise<{ name: string; rows: string[][] }[]> {
  const workbook = await openWorkbook((await writeSource('export.xlsx', XLSX, await writeWorkbook(sheets))).path);
  const read = [];
  for (const { name, part } of workbook.sheets) {
    read.push({ name, rows: (await workbook.read(part)).rows.map((row) => row.cells) });
  }
  workbook.close();
  return read;
}

const part = (parts: Map<string, string>, name: string) => parts.get(name) ?? '';
const cells = (...values: (string | number | boolean | Date | null)[]) => values.map((value) => ({ value }));

t.test('values keep their kind: texts, numbers, dates, truth', async (t) => {
  const rows = [
    cells('Áp suất ≤ 5 °C', 12.5, true),
    [
      { value: 0.125, numberFormat: '0.0%' },
      { value: new Date(Date.UTC(2026, 2, 31)) },
      { value: new Date(Date.UTC(2026, 2, 31, 14, 30)) },
    ],
    cells(-5, '007', '1,234'),
  ];
  const [sheet] = await sheetsOf([{ name: 'Values', rows }]);
  t.same(sheet?.rows, [
    ['Áp suất ≤ 5 °C', '12.5', 'TRUE'],
    ['12.5%', '2026-03-31', '2026-03-31 14:30'],
    ['-5', '007', '1,234'],
  ]);
  const xml = part(await partsOf([{ name: 'Values', rows }]), 'xl/worksheets/sheet1.xml');
  t.match(xml, /<c r="A3"[^>]*><v>-5<\/v>/);
  t.match(xml, /<c r="B3"[^>]* t="s">/);
});

t.test('no text becomes a formula, and it stays text when somebody edits it', async (t) => {
  const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|" /C calc"!A0', ' =1'];
  const parts = await partsOf([
    { name: '=1+1', rows: attacks.map((value) => [{ value, note: value, isHeader: true }]) },
  ]);
  for (const [name, xml] of parts) t.notMatch(xml, /<(x:)?f[ >/]/, name);
  const xml = part(parts, 'xl/worksheets/sheet1.xml');
  const styles = [...part(parts, 'xl/styles.xml').matchAll(/<xf ([^>]*)>/g)].map((match) => match[1] ?? '');
  const written = [...xml.matchAll(/<c r="A\d+" s="(\d+)" t="(\w+)"/g)];
  t.equal(written.length, attacks.length);
  for (const [, style, type] of written) {
    t.equal(type, 's');
    t.match(styles[Number(style)], /quotePrefix="1"/);
  }
});

t.test('texts that mean something to XML, to Excel or to JavaScript come back as they were', async (t) => {
  const texts = ['<a & "b">', 'constructor', '__proto__', 'toString', 'two\nlines', '😀 𝛼', '_x000D_', ' spaced '];
  const [sheet] = await sheetsOf([{ name: 'Texts', rows: [cells(...texts, 'a\u0000\u0008b')] }]);
  t.same(sheet?.rows[0], [...texts, 'ab']);
  const [long] = await sheetsOf([{ name: 'Long', rows: [cells('x'.repeat(40_000))] }]);
  t.equal(long?.rows[0]?.[0]?.length, 32_767);
});

t.test('cells are truly merged, and never over each other', async (t) => {
  const merges = async (rows: Sheet['rows']) =>
    [
      ...part(await partsOf([{ name: 'Merged', rows }]), 'xl/worksheets/sheet1.xml').matchAll(
        /mergeCell ref="([^"]+)"/g,
      ),
    ]
      .map((match) => match[1])
      .toSorted();
  t.same(
    await merges([
      [{ value: 'Tag', rowSpan: 2 }, { value: 'Rated', columnSpan: 2 }, null],
      [null, { value: 'Flow' }, { value: 'Head' }],
    ]),
    ['A1:A2', 'B1:C1'],
  );
  t.same(await merges([[{ value: 'Title', columnSpan: 3 }], cells('a', 'b')]), ['A1:C1'], 'rows are filled up');
  t.same(await merges([[{ value: 'a', columnSpan: 3, rowSpan: 9 }, null, { value: 'b' }], cells(null)]), ['A1:B2']);
  t.same(
    await merges([
      [null, { value: 'down', rowSpan: 2 }],
      [{ value: 'across', columnSpan: 2 }, null],
    ]),
    ['B1:B2'],
  );
});

t.test('a note is a comment at its cell', async (t) => {
  const parts = await partsOf([
    { name: 'None', rows: [cells('a')] },
    {
      name: 'Notes',
      rows: [
        [{ value: 'a' }, { value: 12, note: 'datasheets.pdf, p. 4: "Rated flow & head"' }],
        [{ value: null, note: 'empty' }],
      ],
    },
  ]);
  const comments = part(parts, 'xl/comments2.xml');
  t.match(
    comments,
    /<comment ref="B1"[\s\S]*datasheets\.pdf, p\. 4: "Rated flow &amp; head"[\s\S]*<comment ref="A2"[\s\S]*empty/,
  );
  t.match(part(parts, 'xl/drawings/vmlDrawing2.vml'), /<x:Row>0<\/x:Row><x:Column>1<\/x:Column>/);
  t.match(part(parts, 'xl/worksheets/sheet2.xml'), /<legacyDrawing r:id="rId-notes-shapes"\/><\/worksheet>/);
  const relations = part(parts, 'xl/worksheets/_rels/sheet2.xml.rels');
  for (const [, target = ''] of relations.matchAll(/Target="\.\.\/([^"]+)"/g)) t.ok(parts.has(`xl/${target}`), target);
  t.match(part(parts, '[Content_Types].xml'), /Extension="vml"[\s\S]*\/xl\/comments2\.xml/);
  t.notOk(parts.has('xl/comments1.xml'));
  t.notMatch(part(parts, 'xl/worksheets/sheet1.xml'), /legacyDrawing/);
});

t.test('names of sheets are made valid and unique', async (t) => {
  const names = [
    'Pumps: P-101/A',
    "'quoted'",
    'History',
    '',
    'x'.repeat(40),
    'X'.repeat(40),
    '[a]?*',
    'pumps  p-101 a',
    `${'y'.repeat(30)}😀`,
  ];
  const read = await sheetsOf(names.map((name) => ({ name, rows: [cells('a')] })));
  t.same(
    read.map(({ name }) => name),
    [
      'Pumps P-101 A',
      'quoted',
      'Sheet 3',
      'Sheet 4',
      'x'.repeat(31),
      `${'X'.repeat(27)} (2)`,
      'a',
      'pumps p-101 a (2)',
      'y'.repeat(30),
    ],
  );
});

t.test('headers stay, filters are on them, and columns are as wide as their content', async (t) => {
  const parts = await partsOf([
    {
      name: "Bidder's list",
      stickyRows: 2,
      autoFilter: true,
      columns: [{ width: 20 }],
      rows: [
        [{ value: 'Pumps', columnSpan: 3, isHeader: true }],
        ['Tag', 'Service', 'n'].map((value) => ({ value, isHeader: true })),
        cells('P-101', 'Cooling water circulation', 1),
        cells('P-102', 'long '.repeat(50), 2),
      ],
    },
  ]);
  const xml = part(parts, 'xl/worksheets/sheet1.xml');
  t.match(xml, /<pane [^>]*ySplit="2"[^>]*state="frozen"/);
  t.match(xml, /<\/sheetData><autoFilter ref="A2:C4"\/><mergeCells/);
  t.match(part(parts, 'xl/workbook.xml'), /localSheetId="0"[^>]*>&apos;Bidder&apos;&apos;s list&apos;!\$A\$2:\$C\$4</);
  t.equal(part(parts, 'xl/workbook.xml').match(/<definedNames/g)?.length, 1);
  t.same(
    [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map((match) => Number(match[1])),
    [20, 60, 6],
  );
});

t.test('rows are high enough for their wrapped texts, and no higher than a row may be', async (t) => {
  const parts = await partsOf([
    {
      name: 'Answers',
      columns: [{ width: 20 }, { width: 40 }],
      rows: [
        cells('Short', 'one line'),
        cells('Long', 'x'.repeat(100)),
        cells('Lines', 'one\ntwo'),
        cells('Longest', 'word '.repeat(2000)),
        [{ value: 'Kept on one line '.repeat(9), wrap: false }],
      ],
    },
  ]);
  const xml = part(parts, 'xl/worksheets/sheet1.xml');
  t.same(
    [...xml.matchAll(/<row r="\d+"([^>]*)>/g)].map((match) => match[1]?.trim()),
    ['', 'ht="45"', 'ht="30"', 'ht="409"', ''],
  );
});

t.test('a workbook without sheets is refused, a sheet without rows is not', async (t) => {
  await t.rejects(writeWorkbook([]), RangeError);
  t.same(await sheetsOf([{ name: 'Empty', rows: [], autoFilter: true, stickyRows: 1 }]), [{ name: 'Empty', rows: [] }]);
});
