import t from 'tap';
import { chunkDocument } from './chunk-document.ts';
import type { ReadDocument } from './model.ts';
import { createFlow, type FlowItem } from './text/flow-pages.ts';

const SENTENCE =
  'The bidder shall submit the guarantee together with the bid and keep it valid for ninety days after the deadline. ';
const heading = (text: string, level = 1): FlowItem => ({ kind: 'heading', text, level });
const prose = (sentences: number, start = ''): FlowItem => ({
  kind: 'paragraph',
  text: start + SENTENCE.repeat(sentences),
});

function document(...items: FlowItem[]): ReadDocument {
  const flow = createFlow('given');
  for (const item of items) flow.add(item);
  return { ...flow.finish(), language: 'en' };
}

t.test('a chunk never contains two sections of some length, and names the sections it is in', async (t) => {
  const chunks = chunkDocument(
    document(
      heading('Part A'),
      heading('1 Scope', 2),
      prose(5),
      heading('2 Guarantee', 2),
      prose(5),
      heading('Part B'),
      prose(5),
    ),
  );
  t.same(
    chunks.map((chunk) => chunk.sectionPath),
    [['Part A', '1 Scope'], ['Part A', '2 Guarantee'], ['Part B']],
  );
  t.match(chunks[0]?.text, /^Part A\n\n1 Scope\n\nThe bidder/, 'a heading without text goes with its first subsection');
});

t.test('long sections are cut into parts of about 350 tokens', async (t) => {
  const chunks = chunkDocument(document(heading('1 Scope'), prose(20), prose(20), prose(20)));
  t.ok(chunks.length >= 4);
  for (const chunk of chunks) t.ok(chunk.tokens > 150 && chunk.tokens < 480, `${chunk.tokens} tokens`);
  t.same(
    chunks.map((chunk) => chunk.ordinal),
    chunks.map((_, index) => index),
  );
});

t.test('spans give back the text, page by page', async (t) => {
  const read = document(heading('1 Scope'), prose(6), { kind: 'page_break' }, prose(6), heading('2 Next'), prose(20));
  const chunks = chunkDocument(read);
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  for (const chunk of chunks) {
    const text = chunk.spans.map(({ page, start, end }) => read.pages[page - 1]?.text.slice(start, end)).join(' ');
    t.equal(plain(text), plain(chunk.text));
    t.equal(chunk.pageFrom, chunk.spans[0]?.page);
    t.equal(chunk.pageTo, chunk.spans.at(-1)?.page);
  }
  t.ok(
    chunks.some((chunk) => chunk.pageFrom === 1 && chunk.pageTo === 2),
    'a section continues over the page',
  );
});

t.test('everything on the pages is in exactly one chunk', async (t) => {
  const read = document(
    heading('A'),
    prose(30),
    heading('B', 2),
    prose(1),
    heading('C', 2),
    prose(1),
    heading('D'),
    prose(9),
  );
  const covered = new Set<string>();
  for (const chunk of chunkDocument(read)) {
    for (const { page, start, end } of chunk.spans) {
      for (let at = start; at < end; at++) {
        t.notOk(covered.has(`${page}/${at}`) && t.fail(`twice: ${page}/${at}`));
        covered.add(`${page}/${at}`);
      }
    }
  }
  for (const page of read.pages) {
    for (const block of page.blocks) {
      for (let at = block.start; at < block.end; at++) {
        if (/\S/.test(page.text[at] ?? '') && !covered.has(`${page.number}/${at}`))
          t.fail(`missing: ${page.number}/${at}`);
      }
    }
  }
});

t.test('tiny sections under one heading are put together', async (t) => {
  const tiny = (title: string) => [heading(title, 2), { kind: 'paragraph', text: 'Not used.' } as const];
  const chunks = chunkDocument(
    document(heading('Data sheet'), ...tiny('1 Name'), ...tiny('2 Place'), ...tiny('3 Time')),
  );
  t.equal(chunks.length, 1);
  t.same(chunks[0]?.sectionPath, ['Data sheet']);
});

t.test('a tiny section does not disappear in one of some length', async (t) => {
  const chunks = chunkDocument(
    document(
      heading('Part A'),
      heading('1 Name', 2),
      { kind: 'paragraph', text: 'Not used.' },
      heading('2 Guarantee', 2),
      prose(11),
    ),
  );
  t.same(
    chunks.map((chunk) => chunk.sectionPath.at(-1)),
    ['1 Name', '2 Guarantee'],
  );
});

t.test('each part of a long table repeats its header in the text but not in the spans', async (t) => {
  const rows = Array.from({ length: 120 }, (_, index) => ({
    kind: 'row' as const,
    cells: [`V-${index}`, 'Gate valve, cast steel', '100'],
    isHeader: false,
    table: 1,
  }));
  const read = document(
    heading('Valves'),
    { kind: 'row', cells: ['Tag', 'Description', 'Size'], isHeader: true, table: 1 },
    ...rows,
  );
  const chunks = chunkDocument(read);
  t.ok(chunks.length > 2);
  t.same([...new Set(chunks.map((chunk) => chunk.kind))], ['table']);
  for (const chunk of chunks) t.match(chunk.text, 'Tag | Description | Size');
  const last = chunks.at(-1);
  const spanned = last?.spans.map(({ page, start, end }) => read.pages[page - 1]?.text.slice(start, end)).join('');
  t.notMatch(spanned, 'Tag | Description');
});

t.test('a table that continues over a page keeps its header', async (t) => {
  const row = (cells: string[], isHeader = false): FlowItem => ({ kind: 'row', cells, isHeader, table: 1 });
  const filler = Array.from({ length: 60 }, (_, index) => row([`Item number ${index} of the list`, '12 pieces']));
  const chunks = chunkDocument(
    document(row(['Goods', 'Amount'], true), ...filler, { kind: 'page_break' }, row(['Last item', '3 pieces'])),
  );
  const last = chunks.at(-1);
  t.match(last?.text, 'Goods | Amount');
  t.match(last?.text, 'Last item');
});

t.test('words broken at line ends are joined in the chunk, not on the page', async (t) => {
  const read = document({
    kind: 'paragraph',
    text: 'The purchaser pays on com-\npletion of the works as a long-\nterm agreement says.',
  });
  t.match(chunkDocument(read)[0]?.text, 'on completion of the works');
  t.match(read.pages[0]?.text, 'com-\npletion');
});

t.test('contents pages stay apart and are marked', async (t) => {
  const entries: FlowItem[] = Array.from({ length: 12 }, (_, index) => ({
    kind: 'paragraph',
    text: `${index}. Chapter ${index}`,
    isContents: true,
  }));
  const chunks = chunkDocument(document(...entries, { kind: 'page_break' }, heading('1 Scope'), prose(5)));
  t.equal(chunks[0]?.isContents, true);
  t.equal(chunks[1]?.isContents, undefined);
  t.same(chunks[1]?.sectionPath, ['1 Scope']);
});

t.test('the same document gives the same chunks', async (t) => {
  const read = document(heading('A'), prose(30), heading('B'), prose(4));
  t.same(chunkDocument(read), chunkDocument(structuredClone(read)));
});

t.test('an empty document has no chunks', async (t) => {
  t.same(chunkDocument(document()), []);
});

t.test('a short list of contents stays apart from the tiny sections before and after it', async (t) => {
  const contents: FlowItem = {
    kind: 'paragraph',
    text: '1 Scope ........ 3\n2 Terms ........ 4',
    isContents: true,
  };
  const chunks = chunkDocument(
    document(
      heading('Tender 7'),
      { kind: 'paragraph', text: 'Issued in May.' },
      { kind: 'page_break' },
      contents,
      { kind: 'page_break' },
      heading('1 Scope', 2),
      { kind: 'paragraph', text: 'Two pumps.' },
    ),
  );
  t.same(
    chunks.map(({ pageFrom, pageTo, isContents = false }) => ({ pageFrom, pageTo, isContents })),
    [1, 2, 3].map((page) => ({ pageFrom: page, pageTo: page, isContents: page === 2 })),
  );
});

t.test('a label and the value below it, an abbreviation and its figure are in one chunk', async (t) => {
  for (const sentences of [2, 3, 4, 5, 6]) {
    const items = [heading('1 Scope'), prose(sentences), prose(12)];
    for (let pair = 0; pair < 40; pair++) {
      items.push({ kind: 'paragraph', text: `Place number ${pair}:` }, { kind: 'paragraph', text: `Room ${pair}b` });
    }
    for (const { text } of chunkDocument(document(...items))) t.notMatch(text, /number \d+:$/);
  }
  const chunks = chunkDocument(
    document(heading('1 Scope'), prose(0, 'The bond of each lot is Rs. 50,000 in cash. '.repeat(90))),
  );
  t.ok(chunks.length > 2);
  for (const { text } of chunks) t.notMatch(text, /Rs\.$/);
});
