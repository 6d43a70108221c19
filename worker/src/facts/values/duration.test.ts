import t from 'tap';
import { fold } from '../fold.ts';
import { readContractTerms } from './contract-term.ts';
import { readDistances } from './distance.ts';
import { readDurations } from './duration.ts';

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
  ];
  for (const [text, expected] of cases)
    t.same(
      readDurations(fold(text)).map(({ value }) => value),
      expected,
      text,
    );
});

t.test('a contract with options is one term', async (t) => {
  const [term] = readContractTerms('for 3 years, with an option to extend for a further two years', habits);
  t.equal(term?.value, 'P3Y + P2Y');
});

t.test('how long before the deadline', async (t) => {
  const values = readDistances('not later than 7 days prior to the closing date, and answered within 3 days', habits);
  t.same(
    values.map(({ value }) => value),
    ['P7D before submission_deadline'],
  );
});
