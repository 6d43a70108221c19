import { expect, test } from 'vitest';
import { layOutSheet } from './sheet-layout.ts';
import type { Row, Sheet } from './sheet-model.ts';

const sheet = (text: string, more: Partial<Sheet> = {}, row: Partial<Row> = {}): Sheet => ({
  ...{ name: 'Prices', isHidden: false, merges: [], widths: { 0: 106 }, usualWidth: 80, usualHeight: 21 },
  ...{ frozen: { rows: 0, columns: 0 }, hasGridLines: true, isCut: false, hasDrawings: false },
  rows: [{ number: 1, cells: [{ column: 0, text, style: 0 }], ...row }],
  ...more,
});
const wrapped = { format: 'General', wrap: true, bold: true, size: 11 } as const;
const heightOf = (...of: Parameters<typeof layOutSheet>) => layOutSheet(...of).rows[1] ?? 0;

test('a row without its own height has room for every line of its wrapped texts', () => {
  // Three words; no two of them fit on one line.
  expect(heightOf(sheet('Guaranteed Discounted Price'), [wrapped])).toBeGreaterThanOrEqual(3 * 18);
  expect(heightOf(sheet('Price'), [wrapped])).toBe(21);
  expect(heightOf(sheet('Guaranteed Discounted Price'), [{ format: 'General' }])).toBe(21);
  expect(heightOf(sheet('Guaranteed Discounted Price', {}, { height: 30 }), [wrapped])).toBe(30);
  // What another program found for its own fonts may cut the texts here.
  expect(heightOf(sheet('Guaranteed Discounted Price', {}, { leastHeight: 30 }), [wrapped])).toBeGreaterThanOrEqual(
    3 * 18,
  );
  expect(heightOf(sheet('Price', {}, { leastHeight: 30 }), [wrapped])).toBe(30);
});

test('a text with line breaks has room for its lines, also in a cell that does not wrap', () => {
  const look = { format: 'General' } as const;
  expect(heightOf(sheet('FORM\nOffice\nSupport'), [look])).toBe(heightOf(sheet('A\nB\nC'), [wrapped]));
  expect(heightOf(sheet('FORM Office Support'), [look])).toBe(21);
});

test('a word with slashes that is too long for its cell has a line for each of its parts', () => {
  expect(heightOf(sheet('Service/Service/Service/Service'), [wrapped])).toBe(heightOf(sheet('A\nB\nC\nD'), [wrapped]));
});

test('a text over several columns uses the width of all of them', () => {
  const text = 'Whoever quotes enters all that is asked for in this form.';
  const alone = heightOf(sheet(text), [wrapped]);
  const merges = [{ top: 1, left: 0, bottom: 1, right: 5 }];
  expect(heightOf(sheet(text, { merges }), [wrapped])).toBeLessThan(alone);
});
