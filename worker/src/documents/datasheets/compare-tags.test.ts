import t from 'tap';
import { compareTags } from './compare-tags.ts';
import type { Datasheet } from './model.ts';
import { sheetOf } from './sheets.fixtures.ts';

const lines = (sheets: (Datasheet & { document?: string })[], tags?: string[]) => {
  const compared = compareTags(sheets, tags ? { tags } : {});
  return compared.lines.map(({ name, unit, differs, values }) => [
    differs ? '*' : '=',
    name,
    unit,
    ...compared.columns.map((_, index) => values.get(index)?.value ?? null),
  ]);
};

const first = sheetOf('P-101', [
  ['Rated flow', '120', 'm³/h'],
  ['Min. temperature', '5', '°C'],
  ['Design pressure', '10', 'bar'],
  ['Seal', 'Mechanical'],
]);
const second = sheetOf('P-102', [
  ['Rated flow', '140', 'm³/h'],
  ['Temperature, minimum', '5', '°C'],
  ['Speed', '1,480', 'rpm'],
  ['Design pressure', '1', 'MPa'],
  ['Seal', 'mechanical'],
]);

t.test('parameters are aligned by their words, in the order of the sheets, and differences marked', async (t) => {
  t.same(
    compareTags([first, second]).columns.map(({ tag }) => tag),
    ['P-101', 'P-102'],
  );
  t.same(lines([first, second]), [
    ['*', 'Rated flow', 'm³/h', '120', '140'],
    ['=', 'Min. temperature', '°C', '5', '5'],
    ['*', 'Speed', 'rpm', null, '1,480'],
    ['=', 'Design pressure', null, '10', '1'],
    ['=', 'Seal', null, 'Mechanical', 'mechanical'],
  ]);
});

t.test('only the asked tags, in the asked order', async (t) => {
  t.same(lines([first, second], ['P-102', 'P-101'])[0], ['*', 'Rated flow', 'm³/h', '140', '120']);
});

t.test('the same name in several groups is several lines', async (t) => {
  const sheet = (tag: string, rotor: string) =>
    sheetOf(tag, [
      ['Material', 'Cast iron', null, 'Casing'],
      ['Material', rotor, null, 'Impeller'],
    ]);
  t.same(lines([sheet('P-1', 'Bronze'), sheet('P-2', 'Steel')]), [
    ['=', 'Material', null, 'Cast iron', 'Cast iron'],
    ['*', 'Material', null, 'Bronze', 'Steel'],
  ]);
});

t.test('pressures over the atmosphere and over nothing differ', async (t) => {
  const sheet = (tag: string, unit: string) => sheetOf(tag, [['Design pressure', '10', unit]]);
  t.same(lines([sheet('V-1', 'bar(g)'), sheet('V-2', 'bar(a)')]), [['*', 'Design pressure', null, '10', '10']]);
});

t.test('the same name twice in a sheet is two lines, of which none is lost', async (t) => {
  const sheet = (tag: string, values: string[]) =>
    sheetOf(
      tag,
      values.map((value) => ['Design pressure', value, 'bar']),
    );
  t.same(lines([sheet('E-1', ['25', '40']), sheet('E-2', ['25'])]), [
    ['=', 'Design pressure', 'bar', '25', '25'],
    ['*', 'Design pressure', 'bar', '40', null],
  ]);
});

t.test('what a second sheet of a tag says otherwise has a line of its own and disagrees', async (t) => {
  const sheet = (flow: string) =>
    sheetOf('P-1', [
      ['Flow', flow, 'm³/h'],
      ['Head', '20', 'm'],
    ]);
  const { lines: compared } = compareTags([sheet('120'), sheet('130')]);
  t.same(
    compared.map(({ name, disagrees, values }) => [name, disagrees, values.get(0)?.value]),
    [
      ['Flow', true, '120'],
      ['Flow', true, '130'],
      ['Head', false, '20'],
    ],
  );
});

t.test('one tag in two documents is two columns', async (t) => {
  const sheet = (document: string, flow: string) => ({ ...sheetOf('P-1', [['Flow', flow, 'm³/h']]), document });
  t.same(lines([sheet('a', '120'), sheet('b', '130')]), [['*', 'Flow', 'm³/h', '120', '130']]);
});
