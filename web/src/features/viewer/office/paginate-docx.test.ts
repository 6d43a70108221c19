import { expect, test } from 'vitest';
import { paginateDocx } from './paginate-docx.ts';

const mark = '<w:lastRenderedPageBreak/>';
const text = (words: string) => `<w:t>${words}</w:t>`;
const run = (...parts: string[]) => `<w:r>${parts.join('')}</w:r>`;
const paragraph = (...parts: string[]) => `<w:p>${parts.join('')}</w:p>`;
const begins = '<w:pPr><w:pageBreakBefore/></w:pPr>';

test('a paragraph that begins a page gets its own page break', () => {
  const first = paragraph(run(text('One')));
  expect(paginateDocx(first + paragraph(run(mark, text('Two'))))).toBe(first + paragraph(begins, run(text('Two'))));
  const styled = paragraph('<w:pPr><w:pStyle w:val="X"/></w:pPr>', run(mark, text('Two')));
  expect(paginateDocx(first + styled)).toBe(
    first + paragraph('<w:pPr><w:pStyle w:val="X"/><w:pageBreakBefore/></w:pPr>', run(text('Two'))),
  );
});

test('a page that ends within a paragraph or a table is ended after it, so that its number is counted once', () => {
  const split = paragraph(run(text('One'), mark, text('more')));
  expect(paginateDocx(split + paragraph(run(text('Two'))))).toBe(
    paragraph(run(text('One'), text('more'))) + paragraph(begins, run(text('Two'))),
  );
  const table = `<w:tbl><w:tr><w:tc>${paragraph(run(text('a')))}${paragraph(run(mark, text('b')))}</w:tc></w:tr></w:tbl>`;
  expect(paginateDocx(table + paragraph(run(text('Two'))))).toBe(
    table.replace(mark, '') + paragraph(begins, run(text('Two'))),
  );
});

// The columns as they were before a change are in the grid, too.
const before = '<w:tblGridChange><w:tblGrid/></w:tblGridChange>';
const grid = `<w:tblPr><w:tblW w:w="0"/></w:tblPr><w:tblGrid><w:gridCol w:w="9"/>${before}</w:tblGrid>`;
const row = (...runs: string[]) => `<w:tr><w:tc>${paragraph(...runs.map((one) => run(one)))}</w:tc></w:tr>`;
const tableOf = (...rows: string[]) => `<w:tbl>${grid}${rows.join('')}</w:tbl>`;
/** The pages of a body: each page break of a paragraph begins one. */
const pagesOf = (xml: string) =>
  paginateDocx(xml)
    .split('<w:pageBreakBefore/>')
    .map((page) =>
      page.replace(/<w:tblPr>.*?<\/w:tblGrid>|<[^>]*>/g, (tag) => (tag.startsWith('<w:tblPr>') ? '#' : '')),
    );

test('a table that goes on on the next page is split before the row that begins it', () => {
  const rows = [row(text('a')), row(mark, text('b')), row(text('c'))];
  expect(pagesOf(tableOf(...rows) + paragraph(run(text('Two'))))).toEqual(['#a', '#bcTwo']);
  expect(pagesOf(paragraph(run(text('One'))) + tableOf(...rows.slice(1)))).toEqual(['One', '#bc']);
  expect(pagesOf(tableOf(row(text('a'), mark, text('b')), row(text('c'))))).toEqual(['#ab', '#c']);
});

test('a page of a table has the number of header rows that it repeats', () => {
  const header = (words: string, value = '') =>
    row(text(words)).replace('<w:tr>', `<w:tr><w:trPr><w:tblHeader${value}/></w:trPr>`);
  const numbers = (...rows: string[]) =>
    [...paginateDocx(tableOf(...rows)).matchAll(/repeated-rows-(\d+)/g)].map(([, number]) => Number(number));
  const rows = [row(text('a')), row(mark, text('b')), row(text('c')), row(mark, text('d'))];
  expect(numbers(header('A'), header('B'), ...rows)).toEqual([2, 2]);
  expect(numbers(header('A'), row(text('x')), header('B'), ...rows)).toEqual([1, 1]);
  expect(numbers(row(text('x')), header('A'), ...rows)).toEqual([]);
  expect(numbers(header('A', ' w:val="0"'), ...rows)).toEqual([]);
  const inner = tableOf(header('A'));
  expect(numbers(`<w:tr><w:tc>${inner}</w:tc></w:tr>`, ...rows)).toEqual([]);
});

test('a table is not split within a content control, where it floats, or within a cell', () => {
  const controlled = `<w:sdt><w:sdtContent>${row(mark, text('b'))}</w:sdtContent></w:sdt>`;
  expect(pagesOf(tableOf(row(text('a')), controlled, row(text('c'))))).toEqual(['#ab', '#c']);
  const first = `<w:sdt><w:sdtContent>${row(text('a'))}</w:sdtContent></w:sdt>`;
  expect(pagesOf(tableOf(first, row(text('b')), row(mark, text('c')), row(mark, text('d'))))).toEqual([
    '#ab',
    '#c',
    '#d',
  ]);
  expect(pagesOf(paragraph(run(text('One'))) + tableOf(first, row(mark, text('b'))))).toEqual(['One#a', '#b']);
  const inner = tableOf(row(text('b')), row(mark, text('c')));
  expect(pagesOf(tableOf(row(text('a')), `<w:tr><w:tc>${inner}</w:tc></w:tr>`, row(text('d'))))).toEqual([
    '#a#bc',
    '#d',
  ]);
  const floating = tableOf(row(text('a')), row(mark, text('b'))).replace('<w:tblW', '<w:tblpPr/><w:tblW');
  expect(pagesOf(floating + paragraph(run(text('Two'))))).toEqual(['#ab', 'Two']);
});

test('a body of many marks in a table of many columns becomes at most about twice as long', () => {
  const wide = grid.replace('</w:tblGrid>', `${'<w:gridCol w:w="9"/>'.repeat(4000)}</w:tblGrid>`);
  const long = tableOf(...Array.from({ length: 400 }, () => row(mark, text('b')))).replace(grid, wide);
  const paginated = paginateDocx(long);
  expect(paginated.split('<w:tbl>').length).toBeGreaterThan(2);
  expect(paginated.length).toBeLessThan(2.3 * long.length);
});

test("an author's break is not doubled, and there is no break before the first page", () => {
  const forced = paragraph(run(text('One'), '<w:br w:type="page"/>'));
  const next = paragraph(run(mark, text('Two')));
  expect(paginateDocx(forced + next)).toBe(forced + paragraph(run(text('Two'))));
  expect(paginateDocx(next)).toBe(paragraph(run(text('Two'))));
});

test("a paragraph's own setting of a page break has priority over its style", () => {
  const first = paragraph(run(text('One')));
  const styled = (...more: string[]) =>
    paragraph(`<w:pPr><w:pStyle w:val="Chapter"/>${more.join('')}</w:pPr>`, run(text('Two')));
  const begun = paragraph('<w:pPr><w:pStyle w:val="Chapter"/><w:pageBreakBefore/></w:pPr>', run(text('Two')));
  const chapters = new Set(['Chapter']);
  expect(paginateDocx(first + styled(), chapters)).toBe(first + begun);
  expect(paginateDocx(first + styled('<w:pageBreakBefore w:val="0"/>'), chapters)).toBe(first + styled());
  expect(paginateDocx(first + styled('<w:pageBreakBefore/>'))).toBe(first + begun);
});

test('a body without page marks is not changed', () => {
  expect(paginateDocx(paragraph(run(text('One'))))).toBe(paragraph(run(text('One'))));
});

const sizes = { tall: '<w:pgSz w:w="9" w:h="16"/>', wide: '<w:pgSz w:w="16" w:h="9" w:orient="landscape"/>' };
const section = (size: string, type = '') => `<w:sectPr>${type && `<w:type w:val="${type}"/>`}${size}</w:sectPr>`;
const ending = (of: string) => `<w:p><w:pPr>${of}</w:pPr></w:p>`;

test('a page begins with each section, unless that goes on on the same page', () => {
  const { tall, wide } = sizes;
  const closed = (of: string) => ending(of).replace('</w:p>', '<w:r><w:br w:type="page"/></w:r></w:p>');
  const turned = wide.replace(' w:orient="landscape"', '');
  const one = paragraph(run(text('One')));
  const body = `${one}${ending(section(tall))}${one}${ending(section(wide, 'continuous'))}${one}`;
  expect(paginateDocx(`${body}${section(tall)}`)).toBe(
    `${one}${closed(section(tall))}${one}${closed(section(turned, 'continuous'))}${one}${section(tall)}`,
  );
  const columns = `${one}${ending(section(tall))}${one}`;
  expect(paginateDocx(`${columns}${section(tall, 'continuous')}`)).toBe(`${columns}${section(tall, 'continuous')}`);
});

test('after its first page in another size, a section does not end the page', () => {
  const { tall, wide } = sizes;
  const body = (first: string) =>
    [paragraph(run(text('One'))) + ending(section(tall)), paragraph(run(text('Two'))) + first].join('');
  const paginated = paginateDocx(`${body(ending(section(wide)))}${section(wide, 'continuous')}`);
  expect(paginated.match(/<w:br /g)).toHaveLength(1);
  expect(paginated.match(/<w:sectPr>/g)).toHaveLength(2);
});
