import t from 'tap';
import { fold } from '../fold.ts';
import { bareDays, unitOf } from './bare-days.ts';
import { readContractTerms } from './contract-term.ts';
import { readDistances } from './distance.ts';
import { readDurations } from './duration.ts';
import { readPeriods } from './period.ts';

const habits = { language: 'en', currency: null, isMonthFirst: false };

t.test('durations in words and figures of many languages', async (t) => {
  const cases: [string, string[]][] = [
    ['ninety (90) days', ['P90D']],
    ['90 (ninety) calendar days', ['P90D']],
    ['180 (Days)', ['P180D']],
    ['2 years and 4 months', ['P2Y4M']],
    ['a 3-year term', ['P3Y']],
    ['sechs Monaten', ['P6M']],
    ['60 dni', ['P60D']],
    ['trente jours', ['P30D']],
    ['12 (doze) meses', ['P12M']],
    ['24 mesi', ['P24M']],
    ['30 天', ['P30D']],
    ['12 个月', ['P12M']],
    ['2031 年 3 月 29 日', []],
    ['24 hours', []],
    ['one hundred twenty (120) days', ['P120D']],
    ['quatre-vingt-dix jours', ['P90D']],
    ['两年', ['P2Y']],
  ];
  for (const [text, expected] of cases)
    t.same(
      readDurations(fold(text)).map(({ value }) => value),
      expected,
      text,
    );
});

t.test('a contract with options is one term', async (t) => {
  const [term] = readContractTerms(
    'The ferry is run for 3 years, which the island council may extend for a further two years',
    habits,
  );
  t.equal(term?.value, 'P3Y + P2Y');
});

t.test('how long before the deadline', async (t) => {
  const values = readDistances('not later than 7 days prior to the closing date, and answered within 3 days', habits);
  t.same(
    values.map(({ value }) => value),
    ['P7D before submission_deadline'],
  );
});

t.test('stretches between dates', async (t) => {
  const periods = (text: string) => readPeriods(fold(text), habits).map(({ value }) => value);
  t.same(periods('from 1 January 2031 to 31 December 2031'), ['P1Y (2031-01-01 to 2031-12-31)']);
  t.same(periods('vom 01.03.2031 bis zum 31.08.2031'), ['P6M (2031-03-01 to 2031-08-31)']);
  t.same(periods('hasta el 5 de mayo de 2031'), ['until 2031-05-05']);
  t.same(periods('signed on 5 May 2031'), []);
});

t.test('numbers under a title with a unit', async (t) => {
  t.same(
    bareDays('completion time (in months) | 18', habits).map(({ value }) => value),
    ['P18M'],
  );
  t.equal(unitOf('delivery days'), 'D');
  t.equal(unitOf('quantity'), null);
});
