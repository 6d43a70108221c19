import { expect, test } from 'vitest';
import { type Borders, bordersOf, linesOf } from './cell-borders.ts';
import type { Row } from './sheet-model.ts';

const format = 'General';
const lined = (...borders: Borders) => ({ format, borders });
const looks = [
  { format },
  lined('#111111', null, '#111111', '#111111'),
  lined(null, '#222222', null, null),
  lined(null, null, '#333333', null),
];
const rows: Row[] = [
  { number: 4, cells: [1, 2].map((column) => ({ column, text: '', style: column })) },
  { number: 5, cells: [{ column: 1, text: '', style: 3 }] },
];
const layout = { byNumber: new Map(rows.map((row) => [row.number, row])) };
/** Of the first cell of row 4. */
const of = (style: number, merge?: { right: number; bottom: number }) =>
  bordersOf({ column: 1, text: '', style }, { layout, looks, merge: merge && { top: 4, left: 1, ...merge } });

test('the lines of a merged cell are those of the cells at its ends', () => {
  expect(of(1)).toEqual(['#111111', null, '#111111', '#111111']);
  expect(of(1, { right: 2, bottom: 4 })).toEqual(['#111111', '#222222', '#111111', '#111111']);
  expect(of(1, { right: 2, bottom: 5 })).toEqual(['#111111', '#222222', '#333333', '#111111']);
  // Without a cell at its end, its own.
  expect(of(1, { right: 9, bottom: 9 })).toEqual(['#111111', null, '#111111', '#111111']);
  expect(of(0, { right: 9, bottom: 9 })).toBeUndefined();
});

test('neighbours that both have the line between them have it at the same place', () => {
  const all = lined('black', 'black', 'black', 'black').borders;
  expect(linesOf(all, { row: false, column: false })).toBe(
    '0 -1px black, inset -1px 0 black, inset 0 -1px black, -1px 0 black, -1px -1px black',
  );
  // At the edge of the sheet, the headers would cover it.
  expect(linesOf(all, { row: true, column: true })).toBe(
    'inset 0 1px black, inset -1px 0 black, inset 0 -1px black, inset 1px 0 black',
  );
});
