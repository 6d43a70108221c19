import t from 'tap';
import type { ReadDocument } from '../documents/model.ts';
import { openPackage } from '../documents/office/open-package.ts';
import { parseXml } from '../documents/office/parse-xml.ts';
import { readDocument } from '../documents/read-document.ts';
import { options, writeSource } from '../documents/testing/files.ts';
import type { ReportDocument } from './report.ts';
import { writeWordDocument } from './word-document.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function read(report: ReportDocument): Promise<ReadDocument> {
  return readDocument(await writeSource('report.docx', DOCX, await writeWordDocument(report)), options);
}

/** The parts of the file; each of them must be XML. */
async function partsOf(report: ReportDocument): Promise<Map<string, string>> {
  const office = await openPackage((await writeSource('report.docx', DOCX, await writeWordDocument(report))).path);
  const parts = new Map<string, string>();
  for (const name of office.names.filter((each) => !each.endsWith('/'))) {
    const xml = (await office.read(name)) ?? '';
    parseXml(xml, { open() {}, close() {} });
    parts.set(name, xml);
  }
  office.close();
  return parts;
}

const blocksOf = ({ pages }: ReadDocument) =>
  pages.flatMap((page) => page.blocks.map((block) => [block.kind, page.text.slice(block.start, block.end)]));

t.test('a report that is read back is the same as before', async (t) => {
  const document = await read({
    title: 'Summary of the tender',
    subtitle: 'Northern Water, three documents',
    blocks: [
      { kind: 'heading', level: 1, text: 'Áp suất ≤ 5 °C ± 2 Ω' },
      {
        kind: 'paragraph',
        text: [{ text: 'Damages are ' }, { text: '0.5% a week', mark: true, bold: true }, { text: '.' }],
      },
      { kind: 'heading', level: 2, text: 'Dates' },
      { kind: 'list', items: ['Bids are due on 31 March.', 'They hold for ninety days.'] },
      { kind: 'list', ordered: true, items: ['first', 'second'] },
      { kind: 'list', ordered: true, items: ['again from one'] },
      { kind: 'citation', fileName: 'conditions.pdf', page: 41, quote: 'Liquidated damages' },
      { kind: 'note', text: 'Written without a model.' },
    ],
  });
  t.same(blocksOf(document), [
    ['heading', 'Summary of the tender'],
    ['paragraph', 'Northern Water, three documents'],
    ['heading', 'Áp suất ≤ 5 °C ± 2 Ω'],
    ['paragraph', 'Damages are 0.5% a week.'],
    ['heading', 'Dates'],
    ['list_item', '• Bids are due on 31 March.'],
    ['list_item', '• They hold for ninety days.'],
    ['list_item', '1. first'],
    ['list_item', '2. second'],
    ['list_item', '1. again from one'],
    ['paragraph', 'conditions.pdf, p. 41: “Liquidated damages”'],
    ['paragraph', 'Written without a model.'],
  ]);
});

t.test('tables keep their merged cells, and their header on every page', async (t) => {
  const xml = (
    await partsOf({
      title: 'Pumps',
      blocks: [
        {
          kind: 'table',
          widths: [2, 1, 1],
          header: [
            [{ text: 'Tag', rowSpan: 2 }, { text: 'Rated', columnSpan: 2 }, null],
            [null, { text: 'Flow' }, { text: 'Head' }],
          ],
          rows: [
            [{ text: 'P-101', rowSpan: 2 }, { text: '5', align: 'right' }, { text: '6' }],
            [null, { text: 'standby', columnSpan: 2 }],
          ],
        },
      ],
    })
  ).get('word/document.xml');
  t.equal(xml?.match(/<w:tblHeader\/>/g)?.length, 2);
  t.equal(xml?.match(/<w:gridSpan w:val="2"\/>/g)?.length, 2);
  t.equal(xml?.match(/<w:vMerge w:val="restart"\/>/g)?.length, 2);
  t.equal(xml?.match(/<w:vMerge w:val="continue"\/>/g)?.length, 2);
  const widths = [...(xml ?? '').matchAll(/<w:gridCol w:w="(\d+)"/g)].map((match) => Number(match[1]));
  t.equal(widths.length, 3);
  t.ok(Math.abs((widths[0] ?? 0) - 2 * (widths[1] ?? 0)) <= 2);
});

t.test('an empty table is left out, one that Word cannot show is refused', async (t) => {
  const table = (columns: number): ReportDocument => ({
    title: 'Table',
    blocks: [{ kind: 'table', rows: [Array.from({ length: columns }, () => ({ text: 'x' }))] }],
  });
  t.notMatch((await partsOf(table(0))).get('word/document.xml'), /<w:tbl>/);
  t.match((await partsOf(table(63))).get('word/document.xml'), /<w:tbl>/);
  await t.rejects(writeWordDocument(table(64)), { name: 'RangeError', message: /64/ });
});

t.test('texts with XML markup or with invalid characters do no harm', async (t) => {
  const text = `<w:t>&amp; "x" \u0000\u0008\ud800 \ufffe{{field}}\r\nnext\tline`;
  const report: ReportDocument = {
    title: text,
    subtitle: text,
    blocks: [
      { kind: 'heading', level: 3, text },
      { kind: 'table', rows: [[{ text }]] },
      { kind: 'citation', fileName: text, page: 1, quote: text },
    ],
  };
  const parts = await partsOf(report);
  for (const [name, xml] of parts) t.notMatch(xml, /[^\P{Cc}\n\r\t]|\ufffe|\p{Cs}/u, name);
  t.match(blocksOf(await read(report))[0]?.[1], '<w:t>&amp; "x" \ufffd {{field}}\nnext line');
});

t.test('the footer counts pages, and no link leads out of the file', async (t) => {
  const parts = await partsOf({ title: 'Report', blocks: [{ kind: 'paragraph', text: 'http://example.org' }] });
  const footer = [...parts].find(([name]) => /footer\d*\.xml$/.test(name))?.[1];
  t.match(footer, /PAGE[\s\S]*NUMPAGES/);
  for (const [name, xml] of parts) if (name.endsWith('.rels')) t.notMatch(xml, /TargetMode="External"/, name);
});

t.test('lines of a long title keep their distance in every program: every distance names its rule', async (t) => {
  const parts = await partsOf({ title: 'A long title '.repeat(20), blocks: [] });
  const spacings = parts.get('word/styles.xml')?.match(/<w:spacing [^>]*w:line="[^>]*>/g) ?? [];
  t.ok(spacings.length > 4);
  for (const spacing of spacings) t.match(spacing, 'w:lineRule="auto"');
});
