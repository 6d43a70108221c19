import { expect, test } from 'vitest';
import { findCells, findSheetPlace } from './find-in-sheets.ts';
import type { Row, Sheet, Workbook } from './sheet-model.ts';

const sheetOf = (name: string, rows: (string | [string, number])[][], first = 1): Sheet => ({
  name,
  isHidden: false,
  rows: rows.map(
    (cells, index): Row => ({
      number: first + index,
      cells: cells.flatMap((cell, column) => {
        const [text, value] = typeof cell === 'string' ? [cell] : cell;
        return text === '' ? [] : [{ column, style: 0, text, ...(value === undefined ? {} : { value }) }];
      }),
    }),
  ),
  merges: [],
  widths: {},
  usualWidth: 64,
  usualHeight: 20,
  frozen: { rows: 0, columns: 0 },
  hasGridLines: true,
  isCut: false,
  hasDrawings: false,
});

const book: Workbook = {
  styles: [],
  sheets: [
    sheetOf('Lot 1', [
      ['Item', 'Flow', 'Due'],
      ['Pump', ['24.0 m³/h', 24], ['9.12.2025', 46000]],
      ['Valve', '', 'none'],
      ['Pump', ['24.0 m³/h', 24], ['9.12.2025', 46000]],
    ]),
    sheetOf(
      'Lot 2',
      [
        ['Item', 'Flow'],
        ['Pump', 'open'],
      ],
      5,
    ),
  ],
};
const page = 'Lot 1\n\nItem | Flow | Due\nPump | 24.0 m³/h | 2025-12-09\nValve | | none\nPump | 24.0 m³/h | 2025-12-09';

test('a cell is found by its row, although the read text has dates in another format than the sheet shows', () => {
  expect(findSheetPlace(book, page, { quote: '2025-12-09', offset: page.indexOf('2025') })).toEqual([
    { sheet: 0, row: 2, column: 2 },
  ]);
  expect(findSheetPlace(book, page, { quote: 'Valve | | none' })).toEqual([
    { sheet: 0, row: 3, column: 0 },
    { sheet: 0, row: 3, column: 2 },
  ]);
});

test('of equal rows, the one among the same rows is taken', () => {
  const last = page.lastIndexOf('24.0');
  expect(findSheetPlace(book, page, { quote: '24.0 m³/h', offset: last })).toEqual([{ sheet: 0, row: 4, column: 1 }]);
});

test('words of several rows are marked in each of them', () => {
  const quote = '24.0 m³/h | 2025-12-09\nValve';
  expect(findSheetPlace(book, page, { quote, offset: page.indexOf(quote) })).toEqual([
    { sheet: 0, row: 2, column: 1 },
    { sheet: 0, row: 2, column: 2 },
    { sheet: 0, row: 3, column: 0 },
  ]);
});

test('a page without words leads to its first row, and words without a page lead to the first cell that has them', () => {
  const second = 'Lot 2\n\nItem | Flow\nPump | open';
  expect(findSheetPlace(book, second, { quote: '' })).toEqual([{ sheet: 1, row: 5, column: 0 }]);
  expect(findSheetPlace(book, '', { quote: 'open' })).toEqual([{ sheet: 1, row: 6, column: 1 }]);
  expect(findSheetPlace(book, page, { quote: 'Compressor' })).toEqual([]);
});

test('words are found in every sheet', () => {
  expect(findCells(book, 'PUMP').places).toEqual([
    { sheet: 0, row: 2, column: 0 },
    { sheet: 0, row: 4, column: 0 },
    { sheet: 1, row: 6, column: 0 },
  ]);
  expect(findCells(book, ' ').places).toEqual([]);
});
