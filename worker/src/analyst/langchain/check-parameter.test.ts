import t from 'tap';
import type { Page } from '../../documents/model.ts';
import { checkParameter } from './check-parameter.ts';

const text = [
  'The motor runs between -10 °C and 45 °C. It is fed with 1\u00a0200 V',
  'and takes 3,5 kW. Design pressure: 16 bar(g). Weight 1.250 kg; P-101A/B only.',
].join('\n');
const page: Page = { number: 3, width: 0, height: 0, text, words: [], blocks: [], source: 'text' };

function check(value: string, unit: string | null, quote: string, more: object = {}) {
  const written = { keyword: 1, page: 3, tag: null, parameter: 'it', value, unit, condition: null, quote, ...more };
  const parameter = checkParameter(written, page, '.');
  return parameter && [parameter.value, parameter.unit, parameter.source.quote];
}

t.test('the quote is widened to whole words, which are all on the page', async (t) => {
  t.same(check('16', 'bar(g)', 'pressure: 16 bar(g)'), ['16', 'bar(g)', 'pressure: 16 bar(g).']);
  t.same(check('-10', '°C', '-10 °C'), ['-10', '°C', '-10 °C']);
  t.same(check('−10', '°C', 'between −10 °C'), ['-10', '°C', 'between -10 °C']);
  t.same(check('3,5', 'kW', 'fed with 1 200 V and takes 3,5 kW'), [
    '3,5',
    'kW',
    'fed with 1\u00a0200 V\nand takes 3,5 kW.',
  ]);
});

t.test('a part of a number, a number without its sign and another number are not its value', async (t) => {
  t.equal(check('10', '°C', '10 °C'), null);
  t.equal(check('200', 'V', '200 V'), null);
  t.equal(check('5', 'kW', '5 kW'), null);
  t.equal(check('3.5', 'kW', '3,5 kW'), null);
  t.equal(check('35', 'kW', 'takes 35 kW'), null, 'though letters and figures are the same');
  t.equal(check('1', 'kg', 'Weight 1'), null);
  t.equal(check('16', 'bar(g)', 'pressure: 25 bar(g)'), null);
});

t.test('a unit is the whole unit, a tag the whole tag', async (t) => {
  t.same(check('16', 'ba', '16 bar(g)')?.[1], null);
  t.equal(
    checkParameter(
      {
        keyword: 1,
        page: 3,
        tag: 'P-101',
        parameter: 'it',
        value: '16',
        unit: null,
        condition: null,
        quote: '16 bar(g)',
      },
      page,
      '.',
    )?.tag,
    null,
  );
  t.equal(
    checkParameter(
      {
        keyword: 1,
        page: 3,
        tag: 'P-101A/B',
        parameter: 'it',
        value: '16',
        unit: null,
        condition: null,
        quote: '16 bar(g)',
      },
      page,
      '.',
    )?.tag,
    'P-101A/B',
  );
});
