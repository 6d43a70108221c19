import { expect, test } from 'vitest';
import { columnsOf, compareColumns, usualColumns } from './comparison.ts';
import { showParameters } from './shown-parameters.ts';
import { datasheetItem, parameterOf } from './testing/datasheet-item.ts';

const bar = (value: number) => ({ value: value * 1e5, upTo: null, unit: 'Pa' });

const sheets = [
  datasheetItem(0, [
    parameterOf('Rated flow', '1,310', { unit: 'm³/h' }),
    parameterOf('Discharge pressure', '10', { unit: 'bar', normalized: bar(10) }),
    parameterOf('Casing', 'Ductile iron'),
    parameterOf('Paint', 'Epoxy'),
  ]),
  datasheetItem(1, [
    parameterOf('Flow, rated', '880', { tag: 'P-201', unit: 'm³/h' }),
    parameterOf('Discharge pressures', '1', { tag: 'P-201', unit: 'MPa', normalized: bar(10) }),
    parameterOf('Seal plan', 'API 682 Plan 31', { tag: 'P-201' }),
    parameterOf('Casing', 'Stainless steel', { tag: 'P-201' }),
  ]),
  datasheetItem(2, [
    parameterOf('Rated flow', '1,310', { tag: 'P-301', unit: 'm³/h' }),
    parameterOf('Casing', 'ductile  iron', { tag: 'P-301' }),
  ]),
];
const parameters = sheets.flatMap((sheet) => showParameters(sheet, sheet.correction));
const columns = columnsOf(parameters);
const lines = compareColumns(parameters, columns);
const line = (name: string) => lines.find((one) => one.name === name);

test('the same parameter of several tags is in one row, whatever the order of its words', () => {
  expect(columns.map(({ tag }) => tag)).toEqual(['P-101', 'P-201', 'P-301']);
  expect(lines.map(({ name }) => name)).toEqual(['Rated flow', 'Discharge pressure', 'Seal plan', 'Casing', 'Paint']);
  expect(line('Rated flow')?.values.map((own) => own.map(({ value }) => value))).toEqual([
    ['1,310'],
    ['880'],
    ['1,310'],
  ]);
});

test('values are compared across units and spellings, and the one that differs from the usual is marked', () => {
  expect(line('Rated flow')).toMatchObject({ differs: true, odd: [false, true, false] });
  expect(line('Casing')).toMatchObject({ differs: true, odd: [false, true, false] });
  const pumps = compareColumns(parameters, columns.slice(0, 2));
  expect(pumps.find(({ name }) => name === 'Discharge pressure')).toMatchObject({
    differs: false,
    odd: [false, false],
  });
  expect(pumps.find(({ name }) => name === 'Casing')).toMatchObject({ differs: true, odd: [true, true] });
});

test('a value that a tag does not have is a difference', () => {
  expect(line('Discharge pressure')).toMatchObject({ differs: true, odd: [false, false, false] });
  expect(line('Paint')?.values.map(({ length }) => length)).toEqual([1, 0, 0]);
});

test('where two sheets of a document differ on a tag, both values are shown', () => {
  const twice = [
    ...parameters,
    ...showParameters(datasheetItem(3, [parameterOf('Rated flow', '1,320', { unit: 'm³/h' })]), null),
    ...showParameters(datasheetItem(4, [parameterOf('Casing', 'Ductile iron')]), null),
  ];
  const found = compareColumns(twice, columns);
  expect(found[0]?.values[0]?.map(({ value }) => value)).toEqual(['1,310', '1,320']);
  expect(found[0]?.odd[0]).toBe(true);
  expect(found.find(({ name }) => name === 'Casing')?.values[0]).toHaveLength(1);
});

test('the same tag of two documents is two columns', () => {
  const documentId = '01a1f800-0000-7000-8000-0000000000d2';
  const offer = datasheetItem(5, [parameterOf('Rated flow', '1,300', { unit: 'm³/h' })], {
    documentId,
    fileName: 'offer.pdf',
  });
  const both = [...parameters, ...showParameters(offer, null)];
  expect(
    columnsOf(both)
      .filter(({ tag }) => tag === 'P-101')
      .map(({ fileName }) => fileName),
  ).toEqual(['tender.pdf', 'offer.pdf']);
});

test('tags that have much in common are compared at first', () => {
  const valve = datasheetItem(6, [
    parameterOf('Bore', '500', { tag: 'GV-101' }),
    parameterOf('Ends', 'Flanged', { tag: 'GV-101' }),
  ]);
  const all = [...showParameters(valve, null), ...parameters];
  const usual = usualColumns(all, columnsOf(all));
  expect(
    columnsOf(all)
      .filter(({ key }) => usual.includes(key))
      .map(({ tag }) => tag),
  ).toEqual(['P-101', 'P-201', 'P-301']);
});

test('a correction counts, and what it replaces is kept', () => {
  const correction = { parameters: [{ index: 0, value: '1,310', unit: 'm³/h' }] };
  const corrected = sheets.flatMap((sheet) => showParameters(sheet, sheet.ordinal === 1 ? correction : null));
  const [flow] = compareColumns(corrected, columns);
  expect(flow).toMatchObject({ differs: false, odd: [false, false, false] });
  expect(flow?.values[1]?.[0]?.original).toEqual({ value: '880', unit: 'm³/h' });
});
