import { expect, test } from 'vitest';
import {
  fitColumns,
  type Grid,
  layOutTable,
  measureColumns,
  moveCursor,
  placeOfCell,
  rowsOf,
  stretchesOf,
} from './table-grid.ts';
import { cellAt, tableView } from './testing/table-item.ts';

/** A table with two header rows, a merged cell in the body, and an empty place. */
const item = tableView(
  0,
  [
    cellAt(0, 0, 'No.', { rowSpan: 2, isHeader: true }),
    cellAt(0, 1, 'Offered', { columnSpan: 2, isHeader: true }),
    cellAt(1, 1, 'Value', { isHeader: true }),
    cellAt(1, 2, 'Unit', { isHeader: true }),
    cellAt(2, 0, 'General', { columnSpan: 3 }),
    cellAt(3, 0, '1', { rowSpan: 2 }),
    cellAt(3, 1, '32.0'),
    cellAt(3, 2, 'm'),
    cellAt(4, 1, '41.5'),
  ],
  { headerRows: 1 },
);
const { cells } = item;
const grid = layOutTable(item);
const correctedGrid = (changes: Record<string, string>) => layOutTable(item, new Map(Object.entries(changes)));

const texts = (shown: Grid, from: number, to: number) =>
  rowsOf(shown, from, to).map((row) => row.cells.map(({ cell, rowSpan }) => `${cell.text}/${rowSpan}`));

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });

test('every place has a cell: merged ones once, empty ones too', () => {
  expect(texts(grid, 0, grid.headerRows)).toEqual([
    ['No./2', 'Offered/1'],
    ['Value/1', 'Unit/1'],
  ]);
  expect(texts(grid, grid.headerRows, grid.rows)).toEqual([['General/1'], ['1/2', '32.0/1', 'm/1'], ['41.5/1', '/1']]);
});

test('the header includes all rows that its cells reach, and is dropped where that is the whole table', () => {
  expect(grid.headerRows).toBe(2);
  const high = [cellAt(0, 0, 'Rotated', { rowSpan: 5, isHeader: true }), cellAt(0, 1, 'a'), cellAt(4, 1, 'b')];
  expect(layOutTable(tableView(0, high, { headerRows: 1 })).headerRows).toBe(0);
});

test('corrections are shown in their cells, also in empty ones, and the found text is kept', () => {
  const corrected = correctedGrid({ '0 3 1': '33.0', '0 4 2': 'm' });
  expect(corrected.at(3, 1)).toMatchObject({ text: '33.0', original: '32.0' });
  expect(corrected.at(4, 2)).toMatchObject({ text: 'm', original: '' });
  expect(corrected.at(3, 2)).toMatchObject({ text: 'm', original: null });
});

test('arrows skip over merged cells and keep their column', () => {
  const down = moveCursor(grid, { row: 1, column: 2 }, key('ArrowDown'));
  expect(down && grid.at(down.row, down.column)?.text).toBe('General');
  expect(down && moveCursor(grid, down, key('ArrowDown'))).toEqual({ row: 3, column: 2 });
  expect(moveCursor(grid, { row: 4, column: 1 }, key('ArrowLeft'))).toEqual({ row: 4, column: 0 });
  expect(moveCursor(grid, { row: 4, column: 0 }, key('ArrowUp'))).toEqual({ row: 2, column: 0 });
  expect(moveCursor(grid, { row: 2, column: 0 }, key('ArrowRight'))).toEqual({ row: 2, column: 0 });
  expect(moveCursor(grid, { row: 2, column: 0 }, key('End', true))).toEqual({ row: 4, column: 2 });
  expect(moveCursor(grid, { row: 2, column: 0 }, key('a'))).toBeNull();
});

test('a big table is drawn in groups of rows, and a cell that crosses their border is in both', () => {
  const many = Array.from({ length: 1200 }, (_, row) => cellAt(row, 1, String(row)));
  const big = layOutTable(tableView(0, [cellAt(0, 0, 'Valves', { rowSpan: 1200 }), ...many]));
  const stretches = stretchesOf(big);
  expect(stretches).toHaveLength(10);
  expect(stretches.slice(0, 2)).toEqual([
    [0, 120],
    [120, 240],
  ]);
  expect(rowsOf(big, 120, 240)[0]?.cells).toMatchObject([
    { cell: { text: 'Valves' }, rowSpan: 120 },
    { cell: { text: '120' }, rowSpan: 1 },
  ]);
  expect(rowsOf(big, 120, 240)[1]?.cells).toHaveLength(1);
});

test('an empty place belongs to the page of its row', () => {
  const parts = [
    { ordinal: 4, page: 7, box: null, row: 0, rows: 2, from: 0 },
    { ordinal: 5, page: 8, box: null, row: 2, rows: 3, from: 1 },
  ];
  const two = layOutTable({ ...item, cells: [], parts });
  expect(two.at(1, 2)).toMatchObject({ page: 7, origin: { ordinal: 4, row: 1, column: 2 } });
  expect(two.at(3, 0)).toMatchObject({ page: 8, origin: { ordinal: 5, row: 2, column: 0 } });
});

test('capitals and East Asian characters get the width that they need', () => {
  const words = ['discounted', 'DISCOUNTED', '额定电压额定电压额定'];
  const view = tableView(
    0,
    words.map((text, column) => cellAt(0, column, text)),
    { headerRows: 0 },
  );
  const [small = 0, capitals = 0, wide = 0] = measureColumns(layOutTable(view)).map(({ least }) => least);
  // At 12 pixels, letters are 6 to 7 wide, capitals 8 to 9, East Asian characters 12; the padding is 24.
  expect(small).toBeLessThan(100);
  expect(capitals).toBeGreaterThanOrEqual(105);
  expect(wide).toBeGreaterThanOrEqual(140);
});

test('the words of a heading fit into its column, up to a long one', () => {
  const words = ['Black Owned', 'Black Woman', 'Infrastructure-related', 'Kühlwasserpumpenersatzbeschaffung'];
  const headed = tableView(
    0,
    words.flatMap((text, column) => [cellAt(0, column, text), cellAt(1, column, '4')]),
    { headerRows: 1 },
  );
  const [owned = 0, woman = 0, related = 0, compound = 0] = measureColumns(layOutTable(headed)).map(
    ({ least }) => least,
  );
  // In semi-bold letters of 12 pixels: "Owned" is 42 pixels wide, "Woman" 46, "Infrastructure-related" 136; the padding and the border are 17.
  expect(owned).toBeGreaterThanOrEqual(59);
  expect(woman).toBeGreaterThanOrEqual(63);
  expect(related).toBeGreaterThanOrEqual(153);
  expect(compound).toBeLessThan(200);
});

test('a long heading over short values does not make its row much higher than the others', () => {
  const heading =
    'Goods of local content that are made by a small firm which is at least half owned by people of the place';
  const view = tableView(0, [cellAt(0, 0, 'No.'), cellAt(0, 1, heading), cellAt(1, 1, '4')], { headerRows: 1 });
  const [, width = 0] = fitColumns(measureColumns(layOutTable(view)), 100);
  // At 12 pixels a letter is about 6.2 wide; the padding and the border are 17.
  expect((heading.length * 6.2) / (width - 17)).toBeLessThan(6);
});

test('columns shrink to their longest words before the table scrolls, and grow where room is left', () => {
  const columns = [
    { least: 50, wanted: 50, most: 50 },
    { least: 100, wanted: 300, most: 600 },
  ];
  expect(fitColumns(columns, 0)).toEqual([50, 300]);
  expect(fitColumns(columns, 350)).toEqual([50, 300]);
  expect(fitColumns(columns, 500)).toEqual([50, 450]);
  expect(fitColumns(columns, 2000)).toEqual([50, 600]);
  expect(fitColumns(columns, 250)).toEqual([50, 200]);
  expect(fitColumns(columns, 80)).toEqual([50, 100]);
});

test('a cell leads to its words, an empty one to its table, a corrected one to what the document says', () => {
  const place = (row: number, column: number, shown: Grid = grid) => {
    const cell = shown.at(row, column);
    return cell && placeOfCell(item, shown, cell);
  };
  expect(place(3, 1)).toMatchObject({ page: 7, quote: '32.0', boxes: [[0.2, 0.4, 0.05, 0.02]] });
  expect(place(4, 2)).toMatchObject({ quote: '', boxes: [[0.1, 0.1, 0.8, 0.5]] });
  const corrected = correctedGrid({ '0 3 1': '33.0' });
  expect(place(3, 1, corrected)).toMatchObject({ quote: '32.0', boxes: [[0.2, 0.4, 0.05, 0.02]] });
});

test('without geometry, a cell with an offset in the text leads to its own words in its row', () => {
  const placed = cells.map((cell, index) => ({ ...cell, boxes: [], offset: 10 * index }));
  const native = layOutTable({ ...item, cells: placed });
  const cell = native.at(3, 2);
  if (!cell) throw new Error('the cell is missing');
  const { quote, offset, around } = placeOfCell({ ...item, parts: [] }, native, cell);
  expect({ quote, offset, around }).toEqual({ quote: cell.text, offset: cell.offset, around: '1 | 32.0 | m' });
});

test('without geometry, a cell leads to its row in the text of the document', () => {
  const bare = cells.map((cell) => ({ ...cell, boxes: [] }));
  const native = layOutTable({ ...item, cells: bare }, new Map([['0 3 1', '33.0']]));
  const quoteOf = (row: number, column: number) => {
    const cell = native.at(row, column);
    return cell && placeOfCell({ ...item, parts: [] }, native, cell).quote;
  };
  expect(quoteOf(3, 2)).toBe('1 | 32.0 | m');
  expect(quoteOf(4, 1)).toBe(' | 41.5');
  expect(quoteOf(0, 1)).toBe('No. | Offered');
  expect(quoteOf(4, 2)).toBe('');
});
