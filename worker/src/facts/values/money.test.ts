import t from 'tap';
import { fold } from '../fold.ts';
import { readMoney } from './money.ts';
import { parseNumber } from './number.ts';
import { readShares } from './share.ts';

const habits = { language: 'en', currency: 'EUR', isMonthFirst: false };
const sums = (text: string) => readMoney(fold(text), habits).map(({ value }) => value);

t.test('numbers with either decimal mark', async (t) => {
  const cases: [string, number][] = [
    ['1.000,00', 1000],
    ['1,000.00', 1000],
    ['1,80,000', 180000],
    ['8 200,50', 8200.5],
    ["12'500", 12500],
    ['0.5', 0.5],
    ['1.234', 1234],
  ];
  for (const [text, expected] of cases) t.equal(parseNumber(text), expected, text);
});

t.test('sums of money by sign, code and word', async (t) => {
  const cases: [string, string[]][] = [
    ['Rs. 1,80,000/- only', ['INR 180000']],
    ['the ferry ticket book at Rs.50,000 (rupees fifty thousand)', ['INR 50000']],
    ['Rs. 2.5 lakh', ['INR 250000']],
    ['INR 25 Cr.', ['INR 250000000']],
    ['€ 2.079.176,66', ['EUR 2079176.66']],
    ['8 200,00 zł', ['PLN 8200']],
    ['R$ 42.500,00', ['BRL 42500']],
    ['$100 million', ['USD 100000000']],
    ['500 元', ['CNY 500']],
    ['GBP 3 000 000', ['GBP 3000000']],
    ['25,000', ['EUR 25000']],
    ['€1.5m and £250k', ['EUR 1500000', 'GBP 250000']],
    ['AUD $20 million', ['AUD 20000000']],
    ['they try 5000 times', ['EUR 5000']],
    ['a share of 20 %', []],
    ['page 12 of 2031', []],
  ];
  for (const [text, expected] of cases) t.same(sums(text), expected, text);
});

t.test('shares', async (t) => {
  const shares = (text: string) => readShares(fold(text)).map(({ value }) => value);
  t.same(shares('5% (five percent) of the price'), ['5%']);
  t.same(shares('5 (five) percent'), ['5%']);
  t.same(shares('0,5 Prozent'), ['0.5%']);
  t.same(shares('tres por ciento (3 %)'), ['3%']);
  t.same(shares('0.5% (zero point five percent) a day'), ['0.5%']);
  t.same(shares('half percent, ½ %, 1/2%'), ['0.5%', '0.5%', '0.5%']);
  t.same(shares('1.5/1000 and 2‰'), ['0.15%', '0.2%']);
  t.same(shares('百分之五 or 百分之10'), ['10%']);
});
