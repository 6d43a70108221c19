import { expect, test } from 'vitest';
import { columnLetters } from './column-letters.ts';
import { everything, rangeBetween } from './selection.ts';
import { copyCells } from './table-clipboard.ts';
import { layOutTable } from './table-grid.ts';
import { cellAt, tableView } from './testing/table-item.ts';

const grid = layOutTable(
  tableView(
    0,
    [
      cellAt(0, 0, 'Tag', { isHeader: true, rowSpan: 2 }),
      cellAt(0, 1, 'Rated', { isHeader: true, columnSpan: 2 }),
      cellAt(1, 1, 'Flow', { isHeader: true }),
      cellAt(1, 2, 'Head', { isHeader: true }),
      cellAt(2, 0, '=cmd|calc'),
      cellAt(2, 1, '-5'),
      cellAt(2, 2, '007'),
      cellAt(3, 0, 'a "b"\nc'),
      cellAt(3, 1, '@x <b>'),
    ],
    { headerRows: 1 },
  ),
);

test('a range is extended until it cuts no merged cell', () => {
  expect(rangeBetween(grid, { row: 1, column: 2 }, { row: 0, column: 2 })).toEqual({
    top: 0,
    left: 1,
    bottom: 1,
    right: 2,
  });
  expect(rangeBetween(grid, { row: 2, column: 1 }, { row: 1, column: 0 })).toEqual({
    top: 0,
    left: 0,
    bottom: 2,
    right: 2,
  });
  expect(rangeBetween(grid, { row: 3, column: 1 }, { row: 2, column: 2 })).toEqual({
    top: 2,
    left: 1,
    bottom: 3,
    right: 2,
  });
});

test('cells are copied with tabs and as a table; text that looks like a formula stays text', () => {
  const { text, html } = copyCells(grid, everything(grid));
  expect(text.split('\r\n')).toEqual([
    'Tag\tRated\t',
    '\tFlow\tHead',
    "'=cmd|calc\t-5\t007",
    '"a ""b""\nc"\t\'@x <b>\t',
  ]);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const cells = [...page.querySelectorAll('th, td')];
  expect(page.querySelectorAll('tr')).toHaveLength(4);
  expect(cells.slice(0, 2).map((cell) => [cell.getAttribute('rowspan'), cell.getAttribute('colspan')])).toEqual([
    ['2', null],
    [null, '2'],
  ]);
  const asText = (words: string) => cells.find((cell) => cell.textContent === words)?.getAttribute('style');
  expect(asText('=cmd|calc')).toBe("mso-number-format:'\\@'");
  expect(asText('007')).toBe("mso-number-format:'\\@'");
  expect(asText('-5')).toBeNull();
  expect(page.querySelector('b')).toBeNull();
});

test('of a merged cell, only the selected part is copied', () => {
  const { text, html } = copyCells(grid, { top: 1, left: 0, bottom: 2, right: 1 });
  expect(text).toBe("Tag\tFlow\r\n'=cmd|calc\t-5");
  expect(html).not.toContain('rowspan');
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
