import { expect, test } from 'vitest';
import { correctCell, correctParameter, correctPlace, placeKey, restoreCell } from './corrections.ts';
import { cellAt } from './testing/table-item.ts';

const origin = { ordinal: 3, row: 2, column: 1 };
const name = 'Row 3, column B';
const cell = { ...cellAt(2, 1, '32.0'), original: null, page: 7, origin };

test('a correction of a cell keeps the others, and replaces an earlier one of the same cell', () => {
  expect(correctCell(cell, '33.0')).toEqual([{ origin, name, text: '33.0', seen: null }]);
  const first = correctPlace({ cells: [{ row: 0, column: 0, text: 'No.' }] }, origin, '33.0');
  expect(first).toEqual({
    cells: [
      { row: 0, column: 0, text: 'No.' },
      { row: 2, column: 1, text: '33.0' },
    ],
  });
  expect(correctPlace(first, origin, '34.0')).toMatchObject({ cells: [{ text: 'No.' }, { text: '34.0' }] });
});

test('a cell that the end of a page has split is corrected as one', () => {
  const below = { ordinal: 4, row: 1, column: 1 };
  expect(correctCell({ ...cell, rest: [below] }, 'All of it')).toEqual([
    { origin, name, text: 'All of it', seen: null },
    { origin: below, name, text: '', seen: null, restOf: placeKey(origin) },
  ]);
  expect(restoreCell({ ...cell, text: 'All of it', original: '32.0 m', rest: [below] })).toEqual([
    { origin, name, text: null, seen: 'All of it' },
    { origin: below, name, text: null, seen: '', restOf: placeKey(origin) },
  ]);
});

test('entering the found text removes the correction; after the last one, no correction is left', () => {
  const corrected = { ...cell, text: '33.0', original: '32.0' };
  expect(correctCell(corrected, '32.0')).toEqual([{ origin, name, text: null, seen: '33.0' }]);
  expect(correctPlace({ cells: [{ row: 2, column: 1, text: '33.0' }] }, origin, null)).toBeNull();
  const found = { value: '160', unit: 'kW' };
  const changed = correctParameter(4, found, { value: '165', unit: 'kW' })(null);
  expect(changed).toEqual({ parameters: [{ index: 4, value: '165', unit: 'kW' }] });
  expect(correctParameter(4, found, found)(changed)).toBeNull();
  expect(correctParameter(4, found, { value: '160', unit: null })(null)).not.toBeNull();
});
