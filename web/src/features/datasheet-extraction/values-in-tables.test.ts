import { expect, test } from 'vitest';
import { showParameters } from './shown-parameters.ts';
import { datasheetItem, parameterOf } from './testing/datasheet-item.ts';
import { cellAt, tableItem } from './testing/table-item.ts';
import { correctedCells, valueInTable } from './values-in-tables.ts';

/** What the corrected table says for a value with a unit, read from a cell. */
function said(found: string, text: string, facts: Partial<ReturnType<typeof cellAt>> = {}) {
  const cell = cellAt(1, 1, found, facts);
  const table = { ...tableItem(0, [cell]), correction: { cells: [{ row: 1, column: 1, text }] } };
  const { boxes, offset } = cell;
  const place = { page: 7, boxes, ...(offset === undefined ? {} : { offset }) };
  const [shown] = showParameters(datasheetItem(1, [parameterOf('Head', '32', { unit: 'm', ...place })]), null);
  return shown && valueInTable(shown, correctedCells(table));
}

test('the corrected cell gives the value where the found one was the value, with or without its unit', () => {
  expect(said('32', '33')).toEqual({ text: '33', quantity: { value: '33', unit: 'm' } });
  expect(said('32 m', '33 m')).toEqual({ text: '33 m', quantity: { value: '33', unit: 'm' } });
  expect(said('32', '30-35')).toMatchObject({ quantity: { value: '30-35', unit: 'm' } });
  expect(said('32', '33', { boxes: [], offset: 14 })).toMatchObject({ quantity: { value: '33' } });
});

test('a cell with more words, another unit or none is shown as it is', () => {
  expect(said('32 m at 20 °C', '33 m at 20 °C')).toEqual({ text: '33 m at 20 °C', quantity: null });
  expect(said('32 m', '33 mm')).toEqual({ text: '33 mm', quantity: null });
  expect(said('32', '33 mm'), 'not "33 mm m"').toEqual({ text: '33 mm', quantity: null });
  expect(said('32', '33 °F')).toEqual({ text: '33 °F', quantity: null });
  expect(said('32 m', 'm'), 'no value').toEqual({ text: 'm', quantity: null });
  expect(said('32', '')).toEqual({ text: '', quantity: null });
});

test('a cell that says the same, or that is somewhere else, says nothing', () => {
  expect(said('32', '32 m')).toBeNull();
  expect(said('32', '33', { boxes: [] })).toBeNull();
});
