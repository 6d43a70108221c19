import t from 'tap';
import { locateQuote } from '../documents/locate-quote.ts';
import type { Page } from '../documents/model.ts';
import { openPdf } from '../documents/pdf/open-pdf.ts';
import { readDocument } from '../documents/read-document.ts';
import { options, writeSource } from '../documents/testing/files.ts';
import { writePdfDocument } from './pdf-document.ts';
import type { ReportBlock, ReportDocument } from './report.ts';
import { typefaceRuns } from './typefaces/typefaces.ts';

async function read(report: ReportDocument): Promise<Page[]> {
  const source = await writeSource('report.pdf', 'application/pdf', await writePdfDocument(report));
  return (await readDocument(source, options)).pages;
}

/** What each page shows, header and footer included. */
async function shown(report: ReportDocument): Promise<string[]> {
  const pdf = await openPdf(new Uint8Array(await writePdfDocument(report)), { images: true });
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  await pdf.loadingTask.destroy();
  return pages;
}

t.setTimeout(120_000);

const textOf = (pages: Page[]) => pages.map((page) => page.text).join('\n');

/** The shapes that a PDF draws, by page: pdf.js gives the shape "missing" of a typeface the number 0. */
async function drawnShapes(report: ReportDocument): Promise<{ font: string; text: string }[]> {
  const pdf = await openPdf(new Uint8Array(await writePdfDocument(report)), { images: true });
  const drawn = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      drawn.push({ font: (page.commonObjs.get(item.fontName) as { name: string }).name, text: item.str });
    }
  }
  await pdf.loadingTask.destroy();
  return drawn;
}

t.test('letters that DejaVu lacks are drawn in a typeface that has them', async (t) => {
  const texts = {
    Chinese: '投标截止时间：2027年3月15日，《招标文件》',
    Japanese: '入札説明書のカタカナ',
    Korean: '계약 기간',
    Devanagari: 'निविदा संख्या।',
    Thai: 'ประกวดราคา',
    Russian: 'Срок подачи заявок',
  };
  const report: ReportDocument = {
    title: `Summary ${texts.Chinese}`,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          { text: texts.Chinese, bold: true },
          { text: texts.Korean, italic: true },
        ],
      },
      { kind: 'list', items: [texts.Japanese, texts.Devanagari, texts.Thai, texts.Russian] },
      { kind: 'table', header: [[{ text: '条款' }]], rows: [[{ text: '质量保证期' }]] },
    ],
  };
  const drawn = await drawnShapes(report);
  const typefaceOf = (text: string) => drawn.find((run) => run.text.includes(text))?.font ?? 'absent';
  for (const text of ['投标截止时间', '招标文件', 'の', '条款', '质量保证期', '，'])
    t.match(typefaceOf(text), /NotoSansSC/, text);
  t.match(typefaceOf('계약'), /NotoSansKR/);
  t.match(typefaceOf('ประกวด'), /NotoSansThai/);
  t.match(typefaceOf('Срок'), /DejaVu/);
  t.ok(drawn.some((run) => /NotoSansDevanagari/.test(run.font)));
  t.notMatch(textOf(await read(report)), /Download\s+the\s+Word\s+file/);
});

t.test('a report in a script that no typeface has says so, and where to read it', async (t) => {
  const report: ReportDocument = { title: 'Summary', blocks: [{ kind: 'paragraph', text: 'ஒப்பந்தப்புள்ளி' }] };
  t.match(textOf(await read(report)), /Download\s+the\s+Word\s+file/);
});

t.test('so does one with letters that the typeface of their script lacks, and only that', async (t) => {
  const saysSo = async (text: string) =>
    /Download\s+the\s+Word\s+file/.test(
      textOf(await read({ title: 'Summary', blocks: [{ kind: 'paragraph', text }] })),
    );
  t.ok(await saysSo('龘山水利工程 𠮷野'), 'rare Han');
  t.ok(await saysSo('ﾆｭｳｻﾂ'), 'half-width Katakana');
  t.notOk(await saysSo('面积 120 ㎡，水深 3 ㎝'));
  t.notOk(await saysSo('Ø 60 mm ± 0.5 °C ≤ 5 Ω, ≥ 3 µm, Łódź, Đà Nẵng, ₹ 5,000 → a\u00adb\u200bc\u00a0d\ue000'));
});

t.test('letters that a slanted typeface lacks are drawn upright', async (t) => {
  const text = [{ text: 'العطاء', italic: true }];
  const [run] = (await drawnShapes({ title: 'x', blocks: [{ kind: 'paragraph', text }] })).filter(
    (drawn) => drawn.text !== 'x' && !/Page/.test(drawn.text),
  );
  t.notMatch(run?.font, /Oblique/);
});

t.test('joiners of zero width stay within their word, in its typeface', (t) => {
  const word = 'क्\u200dष';
  t.same(typefaceRuns(`a ${word} b`), [{ text: 'a ' }, { text: word, typeface: 'Devanagari' }, { text: ' b' }]);
  t.same(typefaceRuns('a\u200db'), [{ text: 'a\u200db' }]);
  t.end();
});

t.test('a report contains every letter and sign of its text', async (t) => {
  const texts = {
    heading: 'Thông số kỹ thuật máy bơm',
    paragraph: 'Áp suất ≤ 5 °C ± 2 Ω, ρ ≥ 998 kg/m³, η = 82 %, Ελληνικά, Ещё, P-101 → P-102 ✓',
    item: 'The office files fit efficiently.',
    quote: 'Liquidated damages of 0.5% a week',
    note: 'Written without a model.',
    cell: 'Độ nhớt',
  };
  const pages = await read({
    title: 'Summary of the tender',
    subtitle: 'Northern Water',
    blocks: [
      { kind: 'heading', level: 1, text: texts.heading },
      {
        kind: 'paragraph',
        text: [
          { text: texts.paragraph.slice(0, 8), bold: true },
          { text: texts.paragraph.slice(8), mark: true },
        ],
      },
      { kind: 'list', ordered: true, items: [texts.item] },
      { kind: 'citation', fileName: 'conditions.pdf', page: 41, quote: texts.quote },
      { kind: 'note', text: [{ text: texts.note, italic: true, bold: true }] },
      { kind: 'table', header: [[{ text: texts.cell }, { text: 'cP' }]], rows: [[{ text: '1' }, { text: '2' }]] },
    ],
  });
  t.equal(pages.length, 1);
  const [page] = pages;
  for (const text of Object.values(texts)) t.ok(page && locateQuote(page, text), text);
  t.match(page?.text, /conditions\.pdf, p\. 41: “Liquidated/);
  const heading = page?.blocks.find(
    (block) => block.kind === 'heading' && page.text.slice(block.start).startsWith('Thông'),
  );
  t.ok(heading);
});

const missing = (texts: string[], pages: string[]) => {
  const words = new Set(pages.join(' ').split(/\s+/));
  return texts.filter((text) => !words.has(text));
};

t.test('pages are numbered, and long texts lose nothing at their ends', async (t) => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
  const pages = await shown({ title: 'Long', blocks: [{ kind: 'paragraph', text: words.join(' ') }] });
  t.ok(pages.length > 2);
  t.same(missing(words, pages), []);
  pages.forEach((page, index) => {
    t.match(page.replace(/\s+/g, ' '), `Page ${index + 1} of ${pages.length}`);
  });
});

t.test('a word of tens of thousands of letters is written whole, within the margins', async (t) => {
  const word = Array.from({ length: 10_000 }, (_, index) => `${index}`.padStart(5, '0')).join('');
  const cell = 'Bơmnướcthôe\u0301'.repeat(30);
  const report: ReportDocument = {
    title: 'Word',
    blocks: [
      { kind: 'paragraph', text: [{ text: `before ${word}`, bold: true }, { text: 'after' }] },
      { kind: 'table', rows: [[{ text: cell }, { text: 'beside' }]], widths: [1, 9] },
    ],
  };
  const texts = (await shown(report)).map((page) => page.replace(/\s+|Word\s*Page \d+ of \d+\s*$/g, ''));
  t.ok(texts.length > 5);
  t.ok(texts.join('').includes(`before${word}after`));
  t.ok(texts.join('').normalize().includes(cell.normalize()));
  for (const { words } of await read(report)) {
    const outside = words.filter(({ box: [x, , width] }) => x < 55 / 595 || x + width > 546 / 595);
    t.same(outside, [], 'no letter is outside');
  }
});

t.test('tables repeat their header, and lose no row, even one higher than a page', async (t) => {
  const rows = Array.from({ length: 120 }, (_, index) => [{ text: `P-${index}` }, { text: `${index} m` }]);
  const pumps = await shown({
    title: 'Pumps',
    blocks: [{ kind: 'table', header: [[{ text: 'Tag' }, { text: 'Head' }]], rows }],
  });
  t.same(
    missing(
      rows.map(([tag]) => tag?.text ?? ''),
      pumps,
    ),
    [],
  );
  t.ok(pumps.length > 1);
  for (const page of pumps) t.match(page, /Tag\s+Head\s+P-\d+/);
  const tall = Array.from({ length: 2500 }, (_, index) => `part${index}`);
  const clauses = await shown({
    title: 'Clauses',
    blocks: [{ kind: 'table', header: [[{ text: 'Text' }]], rows: [[{ text: tall.join(' ') }], [{ text: 'after' }]] }],
  });
  t.same(missing([...tall, 'after'], clauses), []);
});

t.test('merged cells take the room of the cells that they cover', async (t) => {
  const [page] = await read({
    title: 'Merged',
    blocks: [
      {
        kind: 'table',
        header: [
          [{ text: 'Tag', rowSpan: 2 }, { text: 'Rated duty of the pump in service', columnSpan: 2 }, null],
          [null, { text: 'Flow' }, { text: 'Head' }],
        ],
        rows: [
          [{ text: 'P-101', rowSpan: 2 }, { text: '50' }, { text: '30' }],
          [null, { text: 'standby', columnSpan: 2 }],
        ],
      },
    ],
  });
  const boxes = page && locateQuote(page, 'Rated duty of the pump in service')?.boxes;
  t.equal(boxes?.length, 1, 'the text across two columns is on one line');
});

t.test('no heading is alone at the end of a page', async (t) => {
  for (let lines = 30; lines < 60; lines++) {
    const blocks: ReportBlock[] = [
      ...Array.from({ length: lines }, (): ReportBlock => ({ kind: 'paragraph', text: 'filler' })),
      { kind: 'heading', level: 1, text: 'Chapter of tests' },
      { kind: 'heading', level: 2, text: 'Section of tests' },
      lines % 2
        ? { kind: 'paragraph', text: 'Followed by a paragraph.' }
        : { kind: 'table', rows: [[{ text: 'Followed by a table.' }]] },
    ];
    const pages = await read({ title: 'Headings', blocks });
    const pageOf = (text: string) => pages.findIndex((page) => page.text.includes(text));
    t.equal(pageOf('Chapter of tests'), pageOf('Followed by'), `${lines} lines before`);
  }
});

t.test('wide tables turn the pages to landscape; empty and odd content does no harm', async (t) => {
  const wide = Array.from({ length: 12 }, (_, index) => ({ text: `P-${index}` }));
  const [page] = await read({ title: 'Wide', blocks: [{ kind: 'table', rows: [wide] }] });
  t.ok(page && page.width > page.height);
  const odd = await read({
    title: 'Odd \u0000\ud800',
    blocks: [
      { kind: 'table', rows: [] },
      { kind: 'list', items: [] },
      { kind: 'paragraph', text: '' },
      { kind: 'paragraph', text: 'a\u0007b\nsecond line 漢字 😀 ' },
      { kind: 'paragraph', text: 'unbroken'.repeat(200) },
      { kind: 'heading', level: 3, text: 'Last' },
    ],
  });
  t.match(textOf(odd), /ab\s+second line/);
  t.equal(
    textOf(odd)
      .replace(/\s/g, '')
      .match(/unbroken/g)?.length,
    200,
  );
});

interface StructNode {
  role: string;
  children: (StructNode | { type: string; id: string })[];
}

/** The structure of each page as a reader sees it: roles with their content, and the words of those without children. */
async function structureOf(report: ReportDocument): Promise<{ pages: unknown[]; catalog: string }> {
  const bytes = await writePdfDocument(report);
  const pdf = await openPdf(new Uint8Array(bytes), { images: true });
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string>();
    let current = '';
    for (const item of items) {
      if ('str' in item) words.set(current, `${words.get(current) ?? ''}${item.str}`);
      else current = item.type === 'endMarkedContent' ? '' : ((item as { id?: string }).id ?? '');
    }
    const told = (node: StructNode): unknown => {
      const inside = node.children.map((child) => ('role' in child ? told(child) : (words.get(child.id) ?? '')));
      const isLeaf = node.children.every((child) => !('role' in child));
      return isLeaf ? `${node.role}: ${inside.join('').trim()}` : [node.role, inside];
    };
    const tree = (await page.getStructTree()) as StructNode | null;
    pages.push(tree && told(tree));
  }
  await pdf.loadingTask.destroy();
  return { pages, catalog: bytes.toString('latin1') };
}

t.test(
  'a report is tagged: headings, lists with their numbers, tables with their headers, in reading order',
  async (t) => {
    const { pages, catalog } = await structureOf({
      title: 'Summary',
      subtitle: 'Northern Water',
      language: 'de',
      blocks: [
        { kind: 'heading', level: 1, text: 'Scope' },
        { kind: 'paragraph', text: [{ text: 'Ten ' }, { text: 'pumps', bold: true }] },
        { kind: 'list', ordered: true, items: ['First', 'Second'] },
        { kind: 'citation', fileName: 'scope.pdf', page: 4, quote: 'ten pumps' },
        {
          kind: 'table',
          header: [[{ text: 'Tag' }, { text: 'Flow' }]],
          rows: [[{ text: 'P-1' }, null], [{ text: 'All', columnSpan: 2 }]],
        },
      ],
    });
    t.match(catalog, /\/Lang \(de\)/);
    t.match(catalog, /\/Marked true/);
    t.match(catalog, 'pdfuaid');
    t.same(pages, [
      [
        'Root',
        [
          [
            'Document',
            [
              'H1: Summary',
              'P: Northern Water',
              'H2: Scope',
              'P: Ten pumps',
              [
                'L',
                [
                  ['LI', ['Lbl: 1.', 'LBody: First']],
                  ['LI', ['Lbl: 2.', 'LBody: Second']],
                ],
              ],
              'Note: scope.pdf, p. 4: “ten pumps”',
              [
                'Table',
                [
                  ['THead', [['TR', ['TH: Tag', 'TH: Flow']]]],
                  [
                    'TBody',
                    [
                      ['TR', ['TD: P-1', 'TD: ']],
                      ['TR', ['TD: All']],
                    ],
                  ],
                ],
              ],
            ],
          ],
        ],
      ],
    ]);
  },
);

t.test('the header of a table is read out once, on however many pages it is', async (t) => {
  const rows = Array.from({ length: 90 }, (_, row) => [{ text: `row ${row}` }, { text: 'x' }]);
  const { pages } = await structureOf({
    title: 'Long',
    blocks: [{ kind: 'table', header: [[{ text: 'Name' }, { text: 'Value' }]], rows }],
  });
  t.ok(pages.length > 1);
  t.equal(JSON.stringify(pages).match(/TH: Name/g)?.length, 1);
  t.equal(JSON.stringify(pages).match(/TD: row 89/g)?.length, 1);
});

t.test('a compact document has about twice the room of a plain one', async (t) => {
  const items = Array.from({ length: 4 }, () =>
    'The Contractor delivers all pumps within 28 weeks from the effective date. '.repeat(2),
  );
  const blocks = Array.from({ length: 12 }, (_, at) => [
    { kind: 'heading' as const, level: 1 as const, text: `Section ${at}` },
    { kind: 'list' as const, items },
  ]).flat();
  const pagesOf = async (isCompact: boolean) => {
    const bytes = await writePdfDocument({ title: 'Summary', subtitle: '2027-01-01', isCompact, blocks });
    return bytes.toString('latin1').match(/\/Type \/Page\b/gu)?.length;
  };
  t.equal(await pagesOf(true), 2, 'twelve sections of four long lines are on two pages');
  t.ok(((await pagesOf(false)) ?? 0) > 2);
});
