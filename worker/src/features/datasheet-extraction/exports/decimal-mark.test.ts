import t from 'tap';
import { readQuantity } from '../../../documents/datasheets/read-quantity.ts';
import type { DatasheetItem } from '../items.ts';
import { decimalMarkIn, marksOfDocuments } from './decimal-mark.ts';

t.test('the numbers of a table show their decimal mark', async (t) => {
  t.equal(decimalMarkIn(['Flow', '1,234', '125.5'], ','), '.');
  t.equal(decimalMarkIn(['1.234', '12,5', 'P-101'], '.'), ',');
});

t.test('where they do not, what is usual decides', async (t) => {
  t.equal(decimalMarkIn(['1.234', '500'], ','), ',');
  t.equal(decimalMarkIn(['1,234', '500'], '.'), '.');
  t.equal(decimalMarkIn(['1.234'], null), null);
});

t.test('numbers that contradict each other leave it open', async (t) => {
  t.equal(decimalMarkIn(['12,5', '112.5'], '.'), null);
});

t.test('what may be numbers of sections proves nothing against what is usual', async (t) => {
  t.equal(decimalMarkIn(['1,250', '4.2', '4.3'], ','), null);
  t.equal(decimalMarkIn(['1,250', '4.2', '4.3'], '.'), '.');
  t.equal(decimalMarkIn(['1,250', '4.2', '120,5'], '.'), ',');
});

const readAs = (value: string, unit: string | null, decimal: '.' | ',') => ({
  ...{ parameter: 'Density', value, unit, quote: value, keyword: null },
  normalized: readQuantity(value, { unit, decimal }).normalized,
});
const sheetOf = (...parameters: object[]) =>
  [{ headline: { documentId: 'a' }, content: { parameters } }] as unknown as DatasheetItem[];

t.test('values come out as they were read, though those that told how are left out', async (t) => {
  const run = { languages: new Map([['a', 'en']]) };
  t.equal(marksOfDocuments(run, sheetOf(readAs('1,025', 'kg/dm³', ',')))('a'), ',');
  t.equal(marksOfDocuments(run, sheetOf(readAs('1,025', 'kg/dm³', '.')))('a'), '.');
  t.equal(marksOfDocuments(run, sheetOf(readAs('1,025', null, ',')))('a'), '.', 'by the language where nothing tells');
  const both = sheetOf(readAs('1,025', 'kg/dm³', ','), readAs('1.450', '1/min', ','));
  t.equal(marksOfDocuments(run, both)('a'), ',');
  const mixed = sheetOf(readAs('1,025', 'kg/dm³', ','), readAs('1,450', '1/min', '.'));
  t.equal(marksOfDocuments(run, mixed)('a'), null);
  t.equal(marksOfDocuments(run, [])('b'), null);
});
