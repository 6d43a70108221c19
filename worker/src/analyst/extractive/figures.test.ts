import t from 'tap';
import { findFigures } from './figures.ts';

const read = (text: string) =>
  findFigures(text).map(({ kind, value, unit, per }) => [kind, value, unit, per].join(' ').trim());

t.test('the same amount reads the same, however it is written', async (t) => {
  for (const date of ['18 March 2027', 'March 18, 2027', '18. März 2027', '2027-03-18', '18.03.2027', '18/3/2027'])
    t.same(read(`until ${date}.`), ['date 2027-03-18'], date);
  t.same(read('ngày 18 tháng 3 năm 2027'), ['date 2027-03-18']);
  for (const period of ['45 days', 'forty-five (45) days', '45 calendar days', '45-day', '45 Tagen', '45 ngày'])
    t.same(read(`within ${period} of`), ['duration 45 day'], period);
  for (const sum of ['EUR 4,850,000', '€ 4.850.000', '4 850 000'.replaceAll(' ', '.').concat(' EUR')])
    t.same(read(`a sum of ${sum}`), ['money 4850000 EUR'], sum);
  t.same(read('EUR 12 million'), ['money 12 mil EUR']);
  for (const share of ['0.5%', '0,5 %', '0.5 percent', '0.5 per cent', '0,5 Prozent'])
    t.same(read(`damages of ${share} of the price`), ['percent 0.5'], share);
});

t.test('what an amount is counted by belongs to it', async (t) => {
  t.same(read('0.5% of the price for each full week of delay'), ['percent 0.5  week']);
  t.same(read('150 Euro je angefangene Stunde'), ['money 150 EUR hour']);
  t.same(read('EUR 4,000 for each day'), ['money 4000 EUR day']);
});

t.test('amounts come in order with their places, none within another', async (t) => {
  const text = '24 months after delivery or 18 months after commissioning, 82 dB(A)';
  t.same(
    findFigures(text).map(({ start, end }) => text.slice(start, end)),
    ['24 months', '18 months', '82 dB(A)'],
  );
});

t.test('numbers of clauses, tags and days that do not exist are no amounts', async (t) => {
  t.same(read('clause 10.4, P-101A, ISO 9001, DN 400, table 3'), []);
  t.same(read('45.13.2027'), []);
});
