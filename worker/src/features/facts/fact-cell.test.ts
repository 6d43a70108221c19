import t from 'tap';
import { factCell } from './fact-cell.ts';

t.test('dates, sums, shares and durations are numbers that show their unit', async (t) => {
  const typed = (value: string) => factCell('bid_security', value);
  t.same(typed('2026-08-12T15:00'), {
    value: new Date('2026-08-12T15:00:00Z'),
    numberFormat: 'd mmm yyyy hh:mm',
  });
  t.same(typed('2026-08-12'), { value: new Date('2026-08-12T00:00:00Z'), numberFormat: 'd mmm yyyy' });
  t.same(typed('INR 200000'), { value: 200_000, numberFormat: '"INR" #,##0' });
  t.same(typed('EUR 1234.5'), { value: 1234.5, numberFormat: '"EUR" #,##0.00' });
  t.same(typed('2%'), { value: 0.02, numberFormat: '0%' });
  t.same(typed('0.75%'), { value: 0.0075, numberFormat: '0.00%' });
  t.same(typed('P90D'), { value: 90, numberFormat: '0 "days"' });
  t.same(typed('P1Y'), { value: 1, numberFormat: '0 "year"' });
});

t.test('a time says in which zone it is, or that none is stated', async (t) => {
  const format = (zone?: string | null) => factCell('submission_deadline', '2026-08-12T15:00', zone)?.numberFormat;
  t.equal(format('Eastern Time'), 'd mmm yyyy hh:mm "Eastern Time"');
  t.equal(format('UTC+05:30'), 'd mmm yyyy hh:mm "UTC+05:30"');
  t.equal(format(null), 'd mmm yyyy hh:mm "no time zone stated"');
  t.equal(format('IST";[Red]General'), 'd mmm yyyy hh:mm "IST Red General"');
  t.equal(format(`x${'𝒵'.repeat(40)}`), `d mmm yyyy hh:mm "x${'𝒵'.repeat(19)}"`, 'no half letter');
  t.equal(factCell('submission_deadline', '2026-08-12', null)?.numberFormat, 'd mmm yyyy', 'a day has none');
});

t.test('what is a word is one that people read', async (t) => {
  t.same(factCell('joint_venture', 'no'), { value: 'No' });
  t.same(factCell('bid_language', 'pl'), { value: 'Polish' });
  t.same(factCell('currency', 'EUR'), { value: 'EUR' });
  t.same(factCell('bid_opening', 'not public'), { value: 'Not public' });
});

t.test('all else is for the words of the document', async (t) => {
  for (const value of [
    '2026-06-31',
    '=1+1',
    '0.5% per week, cap 10%',
    'EUR or USD',
    'conditions',
    'toString',
    'P1Y + 2 x P1Y',
  ])
    t.equal(factCell('delay_damages', value), null, value);
  t.equal(factCell('bid_language', 'zz'), null);
});
