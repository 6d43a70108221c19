import t from 'tap';
import type { Sheet } from '../../../exports/workbook.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import type { ShownParameter } from './parameters.ts';

const shown = (tag: string, parameter: string, value: number, more: Partial<ShownParameter> = {}): ShownParameter => ({
  ...{ tag, parameter, value: String(value), unit: 'bar', condition: null, section: null, page: 7, sheet: 0 },
  ...{ normalized: { value, upTo: null, unit: 'kPa' }, number: { value, format: '0' }, original: null, keyword: null },
  ...{ documentId: 'a', fileName: 'a.pdf', foundBy: 'Rules', origin: 'rules', quote: '' },
  ...more,
});
const textsOf = (sheet: Sheet | null) =>
  (sheet?.rows ?? []).map((row) => row.map((cell) => (cell === null ? null : cell.value)));

t.test('both values of one name are compared, and those that disagree marked', async (t) => {
  const parameters = [
    ...[25, 40].map((value) => shown('E-1', 'Pressure', value)),
    ...[25, 16].map((value) => shown('E-2', 'Pressure', value)),
  ];
  t.same(textsOf(comparisonSheet(parameters, 'en')).slice(1), [
    [null, 'Pressure', null, 'bar', null, 25, 25],
    [null, 'Pressure', null, 'bar', 'Yes', 40, 16],
  ]);
});

t.test('a tag of two documents is shown with their names', async (t) => {
  const parameters = [
    shown('P-1', 'Pressure', 10),
    shown('P-1', 'Pressure', 12, { documentId: 'b', fileName: 'b.pdf', sheet: 1 }),
    shown('P-2', 'Pressure', 10, { documentId: 'b', fileName: 'b.pdf', sheet: 1 }),
  ];
  const [head, line] = textsOf(comparisonSheet(parameters, 'en'));
  t.same(head?.slice(5), ['P-1 (a.pdf)', 'P-1 (b.pdf)', 'P-2']);
  t.same(line?.slice(4), ['Yes', 10, 12, 10]);
});

t.test('many tags are rows, with a column for each parameter', async (t) => {
  const tags = Array.from({ length: 1000 }, (_, index) => `P-${1000 + index}`);
  const parameters = tags.flatMap((tag, index) => [
    shown(tag, 'Flow', index, { unit: 'm³/h', page: 3 }),
    shown(tag, 'Pressure', 10, { condition: 'max.' }),
    shown(tag, 'Pressure', 5, { condition: 'min.', ...(index === 1 ? { original: '6 bar' } : {}) }),
  ]);
  const sheet = comparisonSheet(parameters, 'en');
  const rows = textsOf(sheet);
  t.equal(rows.length, 1001);
  t.same(rows[0], ['Tag', 'Flow [m³/h]', 'Pressure, max. [bar]', 'Pressure, min. [bar]', 'Document', 'Pages']);
  t.same(rows[2], ['P-1001', 1, 10, 5, 'a.pdf', '3, 7']);
  t.match(sheet?.rows[2]?.[3]?.note, 'Corrected by hand');
});

t.test('a sheet that would be too wide keeps what most tags have, and says so', async (t) => {
  const tags = Array.from({ length: 300 }, (_, index) => `P-${1000 + index}`);
  const parameters = tags.flatMap((tag, index) => [
    ...[0, 1, 2].map((each) => shown(tag, `Property ${tag} ${each}`, index)),
    shown(tag, 'Pressure', index),
  ]);
  const sheet = comparisonSheet(parameters, 'en');
  const rows = textsOf(sheet);
  t.match(rows[0]?.[0], 'Compared are 500 of 901 parameters');
  t.equal(rows[1]?.length, 503);
  t.ok(rows[1]?.includes('Pressure [bar]'));
  t.equal(sheet?.stickyRows, 2);
});
