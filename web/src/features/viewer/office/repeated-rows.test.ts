import { expect, test } from 'vitest';
import { continuedTable, repeatRows } from './repeated-rows.ts';
import { hasText, indexText } from './text-index.ts';

const sign = (headers: number) => /w:name="([^"]*)"/.exec(continuedTable(headers))?.[1] ?? '';
const rows = (...cells: string[]) => cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('');
const page = (content: string) => `<section class="docx"><article>${content}</article></section>`;
const continued = (headers: number, ...cells: string[]) =>
  page(`<p><span id="${sign(headers)}"></span></p><table>${rows(...cells)}</table>`);

function draw(...pages: string[]): Element[] {
  const root = document.createElement('main');
  root.innerHTML = pages.join('');
  const sections = [...root.children];
  repeatRows(sections);
  return sections;
}

test('each page of a table begins with its header rows', () => {
  const pages = draw(
    page(`<p>Prices</p><table>${rows('<b id="x">Item</b>', 'Price', '1')}</table><div></div>`),
    continued(2, '2'),
    continued(2, '3'),
  );
  expect(pages.map(({ textContent }) => textContent)).toEqual(['PricesItemPrice1', 'ItemPrice2', 'ItemPrice3']);
  expect(pages[2]?.querySelectorAll('tr[aria-hidden="true"]')).toHaveLength(2);
  expect(pages.flatMap((each) => [...each.querySelectorAll('[id]')])).toHaveLength(1);
});

test('the text of a document, which is searched and cited, has no copies', () => {
  const pages = draw(page(`<table>${rows('Item', '1')}</table>`), continued(1, '2'), continued(1, ''));
  expect(indexText(pages).letters).toBe('item12');
  expect(pages.map(hasText)).toEqual([true, true, false]);
});

test('a merged cell of the copies ends with them, and rows with pictures are not repeated', () => {
  const merged = '<tr><td rowspan="3">Item</td><td>A</td></tr><tr><td>B</td></tr><tr><td>C</td></tr>';
  const [, second] = draw(page(`<table>${merged}</table>`), continued(2, '2'));
  expect([...(second?.querySelectorAll('td') ?? [])].map(({ rowSpan }) => rowSpan)).toEqual([2, 1, 1, 1]);
  const [, ...others] = draw(page(`<table>${rows('<img>', '1')}</table>`), continued(1, '2'), continued(1, '3'));
  expect(others.map(({ textContent }) => textContent)).toEqual(['2', '3']);
});

test('rows without cells count as elements of the copies, which end before they block the screen', () => {
  const empty = `<table>${'<tr></tr>'.repeat(30_000)}</table>`;
  const [, second, third] = draw(page(empty), continued(30_000, '2'), continued(30_000, '3'));
  expect(second?.querySelectorAll('tr')).toHaveLength(30_001);
  expect(third?.querySelectorAll('tr')).toHaveLength(1);
});
