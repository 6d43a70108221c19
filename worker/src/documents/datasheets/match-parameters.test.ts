import t from 'tap';
import { matchParameters } from './match-parameters.ts';
import type { Datasheet, Parameter } from './model.ts';
import { sheetOf } from './sheets.fixtures.ts';

const pump = sheetOf('P-101', [
  ['Liquid', 'Water'],
  ['Liquid temperature, maximum', '26', '°C'],
  ['Rated capacity', '120', 'm³/h'],
  ['Rated total head', '32', 'm'],
  ['NPSH required at rated capacity', '4.2', 'm'],
  ['NPSH available', '7.6', 'm'],
  ['Motor rating', '15', 'kW'],
  ['Casing', 'Ductile iron', null, 'Construction and materials'],
  ['Nominal size', '150', 'DN'],
]);

const found = (keyword: string, sheets: Datasheet[] = [pump]) => {
  const { matches, unmatched } = matchParameters(sheets, [keyword]);
  return unmatched.length > 0 ? null : matches.map(({ kind, parameter }) => `${parameter.parameter}: ${kind}`);
};

t.test('case, number, order and short forms of words do not matter', async (t) => {
  t.same(found('LIQUIDS'), ['Liquid: name']);
  t.same(found('head, rated'), ['Rated total head: words']);
  t.same(found('max. temp.'), ['Liquid temperature, maximum: words']);
  t.same(found('NPSHr'), ['NPSH required at rated capacity: name']);
  t.same(found('NPSH(A)'), ['NPSH available: name']);
});

t.test('a name in Chinese joins a section and a parameter without a space', async (t) => {
  const breaker = sheetOf('', [
    ['机械寿命', '10000', '次', '真空断路器'],
    ['额定电压', '40.5', 'kV', '开关柜'],
  ]);
  const values = (keyword: string) =>
    matchParameters([breaker], [keyword], 'zh').matches.map(({ parameter }) => parameter.value);
  t.same(values('断路器机械寿命'), ['10000']);
  t.same(values('开关柜额定电压'), ['40.5']);
  t.same(values('断路器额定电压'), [], 'of another section');
});

t.test('other words for the same quantity', async (t) => {
  t.same(found('rated flow'), ['Rated capacity: synonym']);
  t.same(found('motor power'), ['Motor rating: synonym']);
  t.same(found('medium'), ['Liquid: synonym']);
  t.same(found('DN'), ['Nominal size: synonym']);
  t.equal(found('liquid manufacturer'), null, 'of "make", a stop word, no word is left');
});

t.test('British and American spellings are the same word', async (t) => {
  for (const [british, american] of [
    ['aluminium', 'aluminum'],
    ['sulphur', 'sulfur'],
    ['grey', 'gray'],
    ['tyre', 'tire'],
    ['mould', 'mold'],
    ['gauge', 'gage'],
  ] as const) {
    for (const [asked, written] of [
      [british, american],
      [american, british],
      [`${british}s`, american],
      [`${american}s`, british],
    ] as const) {
      const sheet = sheetOf('P-101', [[`Type of ${written}`, 'A']]);
      t.same(found(`type of ${asked}`, [sheet]), [`Type of ${written}: name`], `${asked} finds ${written}`);
    }
  }
});

t.test('a group may be asked for, and completes a name', async (t) => {
  t.same(found('materials'), ['Casing: section']);
  t.same(found('casing material'), ['Casing: words']);
});

t.test('a tag in the keyword keeps to its sheet', async (t) => {
  const other = sheetOf('P-201', [['Rated capacity', '80', 'm³/h']]);
  const { matches } = matchParameters([pump, other], ['P-201 rated capacity']);
  t.same(
    matches.map(({ parameter }: { parameter: Parameter }) => parameter.tag),
    ['P-201'],
  );
});

t.test('what no parameter means is reported', async (t) => {
  t.same(matchParameters([pump], ['dielectric strength', 'liquid', '  ']).unmatched, ['dielectric strength', '  ']);
});

t.test('a parameter goes to the keyword that fits it best', async (t) => {
  for (const keywords of [
    ['NPSH', 'NPSH available'],
    ['NPSH available', 'NPSH'],
  ]) {
    const { matches, unmatched } = matchParameters([pump], keywords);
    t.same(
      matches.map(({ parameter, keyword }) => [parameter.parameter, keyword]),
      [
        ['NPSH required at rated capacity', 'NPSH'],
        ['NPSH available', 'NPSH available'],
      ],
      `in whatever order they are asked for: ${keywords.join(', ')}`,
    );
    t.same(unmatched, []);
  }
});
