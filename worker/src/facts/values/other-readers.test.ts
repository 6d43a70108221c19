import t from 'tap';
import { fold } from '../fold.ts';
import { readCurrencies } from './currencies.ts';
import { readDelayRates } from './delay-rate.ts';
import { eitherOf } from './either-of.ts';
import { readLanguages } from './languages.ts';
import type { ValueReader } from './model.ts';
import { readMoney } from './money.ts';
import { readBareNone } from './phrases.ts';
import { bareShares, readShares, sharesUpTo } from './share.ts';

const habits = { language: 'en', currency: 'EUR', isMonthFirst: false };
const values = (reader: ValueReader, text: string) => reader(fold(text), habits).map(({ value }) => value);

t.test('what delay costs, with its cap', async (t) => {
  t.same(values(readDelayRates, '0.5% of the price per week of delay, up to a maximum of 10% of it'), [
    '0.5% per week, cap 10%',
  ]);
  t.same(values(readDelayRates, 'EUR 200 for each calendar day'), ['EUR 200 per day']);
});

t.test('names of currencies and of languages as their codes', async (t) => {
  t.same(values(readCurrencies, 'Prices are quoted in Indian Rupees or US dollars'), ['INR', 'USD']);
  t.same(values(readLanguages, 'in deutscher oder englischer Sprache'), ['de', 'en']);
});

t.test('an answer that is only a no', async (t) => {
  t.same(values(readBareNone, 'Site visit | N/A'), ['none']);
  t.same(values(readBareNone, 'Is a deposit asked for? No'), ['none']);
  t.same(values(readBareNone, 'Deposit | not before May'), []);
});

t.test('shares: small ones, ranges, and numbers under a percent sign', async (t) => {
  t.same(values(sharesUpTo(20), '5% or 50%'), ['5%']);
  t.same(values(readShares, '1.5-2% of the price'), ['varies: 1.5-2%']);
  t.same(values(bareShares, 'Security (%) | 5.00'), ['5%']);
});

t.test('of two readers that see the same the first one says what it is', async (t) => {
  t.same(values(eitherOf(readShares, readMoney), '2% or EUR 5,000'), ['2%', 'EUR 5000']);
});
