import { expect, test } from 'vitest';
import { cellAt } from '../testing/table-item.ts';
import { correctCell, correctNothing, correctParameter } from './corrections.ts';

test('a cell is corrected beside the others, and once', () => {
  const cell = { ...cellAt(2, 1, '32.0'), original: null };
  const first = correctCell(cell, '33.0')({ cells: [{ row: 0, column: 0, text: 'No.' }] });
  expect(first).toEqual({
    cells: [
      { row: 0, column: 0, text: 'No.' },
      { row: 2, column: 1, text: '33.0' },
    ],
  });
  const again = correctCell({ ...cell, text: '33.0', original: '32.0' }, '34.0')(first);
  expect(again).toMatchObject({ cells: [{ text: 'No.' }, { row: 2, column: 1, text: '34.0' }] });
});

test('what the document says takes the correction back; without any left there is none', () => {
  const cell = { ...cellAt(2, 1, '33.0'), original: '32.0' };
  expect(correctCell(cell, '32.0')({ cells: [{ row: 2, column: 1, text: '33.0' }] })).toBeNull();
  const found = { value: '160', unit: 'kW' };
  const corrected = correctParameter(4, found, { value: '165', unit: 'kW' })(null);
  expect(corrected).toEqual({ parameters: [{ index: 4, value: '165', unit: 'kW' }] });
  expect(correctParameter(4, found, found)(corrected)).toBeNull();
  expect(correctParameter(4, found, { value: '160', unit: null })(null)).not.toBeNull();
  expect(correctNothing(corrected)).toBeNull();
});
