import t from 'tap';
import { splitMerged } from './merged-pairs.ts';
import { toParameter } from './pair-parameter.ts';

const split = (value: string) =>
  splitMerged(
    toParameter({ name: 'Temperature', value, boxes: [], page: 1 }, { section: null, decimal: '.' }),
    '.',
  ).map((parameter) => [parameter.parameter, parameter.value, parameter.unit]);

t.test('two rows that were read as one are told apart', (t) => {
  t.same(split('8 °C Share of binder 0.4 %'), [
    ['Temperature', '8', '°C'],
    ['Share of binder', '0.4', '%'],
  ]);
  t.equal(split('8 °C Share of binder').length, 1);
  t.equal(split('8 pumps Share of binder 0.4 %').length, 1);
  t.equal(split('110 kV and 220 kV').length, 1);
  t.end();
});

t.test('a long value is read in linear time', (t) => {
  const start = performance.now();
  split(`8 °C ${'Share of '.repeat(20_000)}`);
  t.ok(performance.now() - start < 500);
  t.end();
});
