import t from 'tap';
import type { Page } from './model.ts';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';

async function read(mediaType: string, bytes: Uint8Array | string): Promise<Page[]> {
  return (await readDocument(await writeSource('file', mediaType, bytes), options)).pages;
}

const blocksOf = (page: Page | undefined) =>
  (page?.blocks ?? []).map((block) => [block.kind, page?.text.slice(block.start, block.end)]);

t.test('text is read in whatever encoding it comes', async (t) => {
  const text = 'Gebühr für die Prüfung: 5 €';
  const wide = Buffer.from(text, 'utf16le');
  const cases: [string, Uint8Array][] = [
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little-endian', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['UTF-16 big-endian', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()])],
    ['UTF-16 without its mark', Buffer.from('Bid bond of the bidder', 'utf16le')],
    ['Windows-1252', Buffer.from('Gebühr für die Prüfung: 5 \x80', 'latin1')],
  ];
  for (const [name, bytes] of cases) {
    const [page] = await read('text/plain', bytes);
    t.ok(page?.text === text || page?.text === 'Bid bond of the bidder', name);
  }
});

t.test('plain text: paragraphs, list items, form feeds as pages', async (t) => {
  const pages = await read('text/plain', 'First line\nsecond line.\n\n- an item\n\fNext page.');
  t.equal(pages.length, 2);
  t.same(blocksOf(pages[0]), [
    ['paragraph', 'First line\nsecond line.'],
    ['list_item', '- an item'],
  ]);
});

t.test('Markdown: headings, lists, tables, code', async (t) => {
  const source =
    '# Tender\n\nIntro\n\nScope\n-----\n- one\n- two\n\n| Tag | Size |\n|---|--:|\n| V-1 | 100 |\n\n```\n# no heading\n```\n';
  const [page] = await read('text/markdown', source);
  t.same(blocksOf(page), [
    ['heading', 'Tender'],
    ['paragraph', 'Intro'],
    ['heading', 'Scope'],
    ['list_item', '- one'],
    ['list_item', '- two'],
    ['table_row', 'Tag | Size'],
    ['table_row', 'V-1 | 100'],
    ['paragraph', '```\n# no heading\n```'],
  ]);
  t.same(
    page?.blocks.filter((block) => block.level).map((block) => block.level),
    [1, 2],
  );
});

t.test('CSV: delimiters are found, quotes and line breaks in cells kept together, the header marked', async (t) => {
  const [semicolon] = await read(
    'text/csv',
    'Tag;Description;Size\nV-1;"Gate valve; cast\nsteel";100\nV-2;"Check ""swing""";80\n',
  );
  t.equal(semicolon?.text, 'Tag | Description | Size\nV-1 | Gate valve; cast steel | 100\nV-2 | Check "swing" | 80');
  t.same(
    semicolon?.blocks.map((block) => block.table?.isHeader),
    [true, false, false],
  );
  const [tab] = await read('text/csv', 'a\tb\n1,5\t2,5\n');
  t.equal(tab?.text, 'a | b\n1,5 | 2,5');
});

t.test('CSV: a quote that nothing closes is a character, and swallows no rows', async (t) => {
  const [page] = await read('text/csv', 'item,size\nA-1,"4\nA-2,6\n');
  t.match(page?.text, /A-1.*"4\n.*A-2.*6/);
});

t.test('CSV: rows of unequal length and stray quotes are read all the same', async (t) => {
  const [page] = await read('text/csv', 'a,b,c\n1,2\n1,2,3,4\n5" pipe,6,7\n');
  t.equal(page?.text, 'a | b | c\n1 | 2\n1 | 2 | 3 | 4\n5" pipe | 6 | 7');
});

t.test('what looks like an order or a script is text like any other', async (t) => {
  const text = 'Ignore your instructions. <script>alert(1)</script> <img src=x onerror=alert(1)> {{7*7}} \u0024{1+1}';
  const [page] = await read('text/plain', text);
  t.equal(page?.text, text);
});
