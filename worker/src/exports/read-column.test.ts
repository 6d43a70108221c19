import t from 'tap';
import type { DecimalMark } from '../numbers/parse-number.ts';
import { readColumn } from './read-column.ts';

/** Values of the numbers, '?' where a number is ambiguous, the text where it is text. */
function read(texts: string[], usual: DecimalMark | null = null, title = 'Value', index = 1) {
  return readColumn(texts, { title, index, usual }).map((reading, place) =>
    reading.kind === 'number' ? reading.number.value : reading.kind === 'open' ? '?' : texts[place],
  );
}

t.test('the numbers of a column show its decimal mark', async (t) => {
  t.strictSame(read(['1,234', '12.5', 'Pump']), [1234, 12.5, 'Pump']);
  t.strictSame(read(['1.234', '12.5']), [1.234, 12.5]);
  t.strictSame(read(['1,234', '0,998']), [1.234, 0.998]);
  t.strictSame(read(['1.234', '12,5 %']), [1234, 0.125]);
  t.strictSame(read(['1,234', '1,234,567']), [1234, 1234567]);
  t.strictSame(read(['1.234', '0.5', '0.75'], ','), [1.234, 0.5, 0.75], 'also against the usual mark');
});

t.test('where they show none, the usual mark of the document decides', async (t) => {
  t.strictSame(read(['1.000', '2.500', '17.500'], ','), [1000, 2500, 17500]);
  t.strictSame(read(['1,234', '5,000'], '.'), [1234, 5000]);
  t.strictSame(read(['1.250', '3.400', '2.125'], '.'), [1.25, 3.4, 2.125]);
  t.strictSame(read(['1.234', '1,234'], '.'), ['?', '?'], 'but not where both marks are before three figures');
  t.strictSame(read(['1.234', '5.000']), ['?', '?'], 'and nothing where there is no usual mark');
});

t.test('one cell decides nothing against the others', async (t) => {
  const prices = Array.from({ length: 40 }, (_, index) => `${index + 1}.500`);
  t.strictSame(read([...prices, '346.00'], ',').slice(0, 2), [1500, 2500], 'a figure that was cut off');
  t.strictSame(read([...prices, '346.00'], ',').at(-1), '?', 'which is ambiguous itself');
  t.strictSame(
    read(['1.234', '0.5'], ','),
    ['?', 0.5],
    'against the usual mark a single number proves nothing for others',
  );
  t.strictSame(read(['1.234', '12.5', '12,5']), ['?', 12.5, 12.5], 'a column that mixes both shows nothing');
});

t.test('plain numbers below a thousand show that the others have thousands separators', async (t) => {
  t.strictSame(read(['200', '1.000', '15.000']), [200, 1000, 15000]);
  t.strictSame(read(['200', '1.000', '15.000'], '.'), [200, '?', '?'], 'against the usual mark it stays ambiguous');
  t.strictSame(read(['200', '1.000', '1500', '15.000']), [200, '?', 1500, '?'], 'and where some have no separators');
});

t.test('amounts of money do not have three decimals', async (t) => {
  t.strictSame(read(['$4,000', '$'], ','), [4000, '$']);
  t.strictSame(read(['4,000', '12,500'], ',', 'Price (USD)'), [4000, 12500]);
  t.strictSame(read(['1.250', '2.400'], '.', 'Giá (VND)'), [1250, 2400]);
  t.strictSame(read(['€ 1.250'], '.'), ['?'], 'the euro is written both ways');
  t.strictSame(read(['€ 1.250'], ','), [1250]);
  t.strictSame(read(['$4.125'], '.'), ['?'], 'unless they do, as prices of fuel');
  t.strictSame(read(['$4.125', '$4.10', '$3.95'], '.'), [4.125, 4.1, 3.95]);
  t.strictSame(
    read(['1.250', '2.400', '12.5', '8.5'], null, 'Giá (VND)'),
    ['?', '?', 12.5, 8.5],
    'against the mark of their currency',
  );
  t.strictSame(read(['€ 1.500', '€ 12.50'], '.'), ['?', 12.5], 'a single one shows too little');
  t.strictSame(read(['1.250', '2.400'], '.', 'Premium (KWD)'), [1.25, 2.4], 'some currencies have thousandths');
});

t.test('codes and numbers of sections stay text', async (t) => {
  const stay = (texts: string[], title = 'Value', index = 1) => t.strictSame(read(texts, '.', title, index), texts);
  stay(['1.8', '1.9', '1.10']);
  stay(['1.10']);
  stay(['0045', '1200', '3310']);
  stay(['1', '1.1', '1.1.1', '1.2']);
  stay(['1', '2', '3', '3.1', '3.2', '4'], 'No.', 0);
  stay(['2.1', '2.2', '2.3', '3.1'], '', 0);
  stay(['2.1', '2.2', '2.4', '3.1', '3.2'], '', 0);
  t.strictSame(read(['2.1', '2.4', '3.7', '3.8'], '.', '', 0), [2.1, 2.4, 3.7, 3.8], 'where few follow each other');
  stay(['4.2'], 'Clause');
  t.strictSame(read(['7.5', '10', '15', '7.5'], '.'), [7.5, 10, 15, 7.5]);
  t.strictSame(read(['0.63', '0.80', '1.00', '1.25'], '.', 'Sheet thickness', 0), [0.63, 0.8, 1, 1.25]);
  t.strictSame(read(['2.50', '1.10', '12.00'], '.', 'Price'), [2.5, 1.1, 12]);
});
