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
    first + paragraph('<w:pPr><w:pageBreakBefore/><w:pStyle w:val="X"/></w:pPr>', run(text('Two'))),
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
  const begun = paragraph('<w:pPr><w:pageBreakBefore/><w:pStyle w:val="Chapter"/></w:pPr>', run(text('Two')));
  const chapters = new Set(['Chapter']);
  expect(paginateDocx(first + styled(), chapters)).toBe(first + begun);
  expect(paginateDocx(first + styled('<w:pageBreakBefore w:val="0"/>'), chapters)).toBe(first + styled());
  expect(paginateDocx(first + styled('<w:pageBreakBefore/>'))).toBe(first + begun);
});

test('a body without page marks is not changed', () => {
  expect(paginateDocx(paragraph(run(text('One'))))).toBe(paragraph(run(text('One'))));
});
