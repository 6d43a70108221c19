import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  SymbolRun,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import t from 'tap';
import writeExcelFile from 'write-excel-file/node';
import type { Page } from './model.ts';
import { readDocument } from './read-document.ts';
import { makeDocx, makeZip, options, writeSource } from './testing/files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function readDocx(bytes: Uint8Array): Promise<Page[]> {
  return (await readDocument(await writeSource('tender.docx', DOCX, bytes), options)).pages;
}

async function readXlsx(bytes: Uint8Array): Promise<Page[]> {
  return (await readDocument(await writeSource('prices.xlsx', XLSX, bytes), options)).pages;
}

const blocksOf = (pages: Page[]) =>
  pages.flatMap((page) =>
    page.blocks.map((block) => ({ ...block, page: page.number, text: page.text.slice(block.start, block.end) })),
  );

t.test('Word: signs of symbol fonts are read as drawn, and raised figures are kept apart', async (t) => {
  const raised = (text: string) => new TextRun({ text, superScript: true });
  const file = new Document({
    sections: [
      {
        children: [
          new Paragraph({ children: [new SymbolRun({ char: 'F0FE', symbolfont: 'Wingdings' }), new TextRun(' Bond')] }),
          new Paragraph({ children: [new TextRun('By 12'), raised('th'), new TextRun(' May, 40 m'), raised('2')] }),
          new Paragraph({ children: [new TextRun('Price 50'), raised('1'), new TextRun(' net')] }),
        ],
      },
    ],
  });
  const [page] = await readDocx(await Packer.toBuffer(file));
  t.equal(page?.text, '☑ Bond\n\nBy 12th May, 40 m²\n\nPrice 50 ¹ net');
});

t.test('Word: headings with levels, numbered paragraphs, tables, pages', async (t) => {
  const cells = (...texts: string[]) => texts.map((text) => new TableCell({ children: [new Paragraph(text)] }));
  const file = new Document({
    numbering: {
      config: [
        {
          reference: 'clauses',
          levels: [
            { level: 0, format: LevelFormat.DECIMAL, text: '%1.' },
            { level: 1, format: LevelFormat.LOWER_LETTER, text: '(%2)' },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: 'Conditions', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ text: 'Guarantees', heading: HeadingLevel.HEADING_2 }),
          new Paragraph({ text: 'A bid bond is due.', numbering: { reference: 'clauses', level: 0 } }),
          new Paragraph({ text: 'from a bank', numbering: { reference: 'clauses', level: 1 } }),
          new Paragraph({ text: 'in the currency of the bid', numbering: { reference: 'clauses', level: 1 } }),
          new Paragraph({ text: 'It is returned.', numbering: { reference: 'clauses', level: 0 } }),
          new Table({
            rows: [
              new TableRow({ tableHeader: true, children: cells('Tag', 'Size') }),
              new TableRow({ children: cells('V-101', '100') }),
            ],
          }),
          new Paragraph({
            children: [new TextRun('Before the break.'), new PageBreak(), new TextRun('After the break.')],
          }),
        ],
      },
    ],
  });
  const blocks = blocksOf(await readDocx(await Packer.toBuffer(file)));
  t.same(
    blocks.map(({ kind, text, level, page }) => [page, kind, level ?? 0, text]),
    [
      [1, 'heading', 1, 'Conditions'],
      [1, 'heading', 2, 'Guarantees'],
      [1, 'list_item', 0, '1. A bid bond is due.'],
      [1, 'list_item', 0, '(a) from a bank'],
      [1, 'list_item', 0, '(b) in the currency of the bid'],
      [1, 'list_item', 0, '2. It is returned.'],
      [1, 'table_row', 0, 'Tag | Size'],
      [1, 'table_row', 0, 'V-101 | 100'],
      [1, 'paragraph', 0, 'Before the break.'],
      [2, 'paragraph', 0, 'After the break.'],
    ],
  );
  t.same(
    blocks.filter((block) => block.table).map((block) => block.table?.isHeader),
    [true, false],
  );
});

t.test('Word: a list that begins below its first level goes on with the second number there', async (t) => {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const levels = level(0, 'decimal', '(%1)') + level(1, 'lowerLetter', '(%2)');
  const numbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const item = (text: string, at: number) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = item('the 80/20 system', 1) + item('The bidder completes the form.', 0) + item('in words', 1);
  const [page] = await readDocx(makeDocx(body, [{ name: 'word/numbering.xml', data: numbering }]));
  t.equal(page?.text, '(a) the 80/20 system\n\n(2) The bidder completes the form.\n\n(a) in words');
});

t.test('Word: pages are those that Word last saw, or of about 3,000 characters', async (t) => {
  const run = (...content: string[]) => `<w:p><w:r>${content.join('')}</w:r></w:p>`;
  const mark = '<w:lastRenderedPageBreak/>';
  const rendered = run('<w:t>one</w:t>', mark, '<w:t>two</w:t>') + run('<w:t>three</w:t>');
  const broken = run('<w:t>four</w:t><w:br w:type="page"/><w:t>five</w:t>');
  const empty = run('<w:br w:type="page"/>').repeat(2);
  t.same(
    (await readDocx(makeDocx(rendered + run(mark, '<w:t>more</w:t>') + broken + empty))).map((page) => page.text),
    ['onetwo', 'three', 'more\n\nfour', 'five', '', ''],
    'a page begins with a paragraph, or at a break of the author; empty pages count',
  );
  const sentence = '<w:p><w:r><w:t>The bidder shall keep the bid valid for ninety days.</w:t></w:r></w:p>';
  const made = await readDocx(makeDocx(sentence.repeat(200)));
  t.ok(made.length >= 3 && made.every((page) => page.text.length < 3500));
  const breaks = run('<w:br w:type="page"/>').repeat(20_000);
  t.ok((await readDocx(makeDocx(breaks))).length < 2000, 'not as many empty pages as a file asks for');
});

t.test('Word: deleted text and the fallback for old programs are not read', async (t) => {
  const body =
    '<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:delText>struck</w:delText></w:r></w:del>' +
    '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice><w:r><w:t> once</w:t></w:r></mc:Choice>' +
    '<mc:Fallback><w:r><w:t> once</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>';
  t.equal((await readDocx(makeDocx(body)))[0]?.text, 'kept once');
});

t.test('Word: entities do not expand', async (t) => {
  const levels = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join(
    '',
  );
  const prolog = `<!DOCTYPE x [<!ENTITY e0 "bomb"><!ENTITY file SYSTEM "file:///etc/passwd">${levels}]>`;
  const pages = await readDocx(makeDocx('<w:p><w:r><w:t>safe &e9; &file; text</w:t></w:r></w:p>', [], prolog)).catch(
    (error: Error & { code?: string }) => error.code,
  );
  const text = Array.isArray(pages) ? (pages[0]?.text ?? '') : pages;
  t.ok(text === 'corrupt' || (/^safe .* text$/.test(String(text)) && String(text).length < 60), String(text));
  t.notMatch(text, 'root:');
});

t.test('Word: nothing to which a file refers is ever fetched', async (t) => {
  let calls = 0;
  const server = createServer((_, response) => {
    calls++;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.teardown(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/template.dotx`;
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
    `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${address}" TargetMode="External"/></Relationships>`;
  const pages = await readDocx(
    makeDocx('<w:p><w:r><w:t>text</w:t></w:r></w:p>', [
      { name: 'word/_rels/document.xml.rels', data: relations },
      { name: 'word/_rels/settings.xml.rels', data: relations },
    ]),
  );
  t.equal(pages[0]?.text, 'text');
  t.equal(calls, 0);
});

t.test('a zip bomb is refused before it is unpacked, also when it lies about its size', async (t) => {
  const zeros = Buffer.alloc(60_000_000);
  const honest = makeDocx('<w:p/>', [{ name: 'word/media/image1.bin', data: zeros }]);
  t.ok(honest.length < 100_000);
  await t.rejects(readDocx(honest), { name: 'UnreadableDocumentError', code: 'too_large' });
  const picture = { data: randomBytes(1_000_000), claimedSize: 101_000_000 };
  const large = [1, 2, 3].map((number) => ({ ...picture, name: `word/media/picture${number}.bin` }));
  t.ok(await readDocx(makeDocx('<w:p/>', large.slice(1))), 'less than 300 MB in all');
  await t.rejects(readDocx(makeDocx('<w:p/>', large)), { name: 'UnreadableDocumentError', code: 'too_large' });
  const lying = makeZip([{ name: 'word/document.xml', data: zeros, claimedSize: 1000 }]);
  await t.rejects(readDocx(lying), { name: 'UnreadableDocumentError', code: 'corrupt' });
  const many = makeZip(Array.from({ length: 10_001 }, (_, index) => ({ name: `p${index}`, data: '' })));
  await t.rejects(readDocx(many), { name: 'UnreadableDocumentError', code: 'too_large' });
});

t.test('damaged Office files say so', async (t) => {
  await t.rejects(readDocx(Buffer.from('PK\x03\x04 and nothing more')), { code: 'corrupt' });
  await t.rejects(readDocx(makeZip([{ name: 'word/other.xml', data: 'x' }])), { code: 'corrupt' });
  const whole = makeDocx('<w:p><w:r><w:t>text</w:t></w:r></w:p>');
  await t.rejects(readDocx(whole.subarray(0, whole.length - 40)), { code: 'corrupt' });
});

t.test('Excel: a sheet is a heading and a table; dates, shares and texts read as people see them', async (t) => {
  const bytes = await writeExcelFile([
    {
      sheet: 'Price schedule',
      data: [
        [{ value: 'Item' }, { value: 'Due' }, { value: 'Share' }, { value: 'Amount' }],
        [
          { value: 'Gate valve' },
          { value: new Date(Date.UTC(2026, 2, 31)), type: Date, format: 'dd/mm/yyyy' },
          { value: 0.125, type: Number, format: '0.0%' },
          { value: 1234.5, type: Number },
        ],
        [null, null, null, { value: 12, type: Number }],
      ],
    },
    { sheet: 'Notes', data: [[{ value: 'Prices hold for ninety days' }]] },
  ]).toBuffer();
  const pages = await readXlsx(bytes);
  t.same(
    pages.map((page) => page.text),
    [
      'Price schedule\n\nItem | Due | Share | Amount\nGate valve | 2026-03-31 | 12.5% | 1234.5\n|  |  | 12',
      'Notes\n\nPrices hold for ninety days',
    ],
  );
  t.same(
    blocksOf(pages).map((block) => [block.kind, block.table?.isHeader ?? null]),
    [
      ['heading', null],
      ['table_row', true],
      ['table_row', false],
      ['table_row', false],
      ['heading', null],
      ['table_row', false],
    ],
  );
});

const S = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

function makeXlsx(sheets: string[]): Buffer {
  const relation = (index: number) =>
    `<Relationship Id="rId${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index}.xml"/>`;
  return makeZip([
    {
      name: 'xl/workbook.xml',
      data:
        `<workbook ${S} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>` +
        `${sheets.map((_, index) => `<sheet name="S${index}" sheetId="${index}" r:id="rId${index}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `${sheets.map((_, index) => relation(index)).join('')}</Relationships>`,
    },
    ...sheets.map((data, index) => ({
      name: `xl/worksheets/sheet${index}.xml`,
      data: `<worksheet ${S}><sheetData>${data}</sheetData></worksheet>`,
    })),
  ]);
}

t.test('Excel: a million empty rows and a cell in the last corner cost nothing', async (t) => {
  const corner = '<row r="1"><c r="A1" t="inlineStr"><is><t>Total</t></is></c></row>';
  const empty = Array.from(
    { length: 200_000 },
    (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" s="1"/></row>`,
  ).join('');
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  const pages = await readXlsx(makeXlsx([corner + empty + far]));
  t.same(
    pages.map((page) => page.text),
    ['S0\n\nTotal'],
  );
});

t.test('Excel: more sheets than anyone reads are refused', async (t) => {
  await t.rejects(readXlsx(makeXlsx(Array.from({ length: 600 }, () => ''))), { code: 'too_large' });
});

t.test('Excel: long sheets are cut into pages of 60 rows that are one table', async (t) => {
  const row = (index: number) => `<row><c t="inlineStr"><is><t>Item ${index}</t></is></c><c><v>${index}</v></c></row>`;
  const pages = await readXlsx(makeXlsx([Array.from({ length: 150 }, (_, index) => row(index)).join('')]));
  t.same(
    pages.map((page) => page.blocks.filter((block) => block.table).length),
    [60, 60, 30],
  );
});
