import { expect, test } from 'vitest';
import { showQuote, showQuoteAround } from './show-quote.ts';

/** A quote as it is on a page, and as it is shown. Screens and files show the same: the tests of the files have the same cases. */
const cases = [
  ['Total number of pump sets | | | 18', 'Total number of pump sets · 18'],
  [' | 41.5', '41.5'],
  ['| a | |', 'a'],
  ['5 | Retention, 12 months | 5% |', '5 · Retention, 12 months · 5%'],
  ['first | 1\n| second | 2', 'first · 1\nsecond · 2'],
  ['• The Bidder shall test.\n○ ● Each pump.', 'The Bidder shall test.\nEach pump.'],
  ['\uF0B7 A bullet of a symbol font', 'A bullet of a symbol font'],
  ['– ein Nachweis', 'ein Nachweis'],
  ['– 5 °C', '– 5 °C'],
  ['(a) |x| is a value, a|b too', '(a) |x| is a value, a|b too'],
  ['A sentence.', 'A sentence.'],
] as const;

test.each(cases)('%j is shown as %j', (quote, shown) => {
  expect(showQuote(quote)).toBe(shown);
});

test('the searched words are highlighted in the shown text', () => {
  expect(showQuoteAround('| 5 | Retention, 12 months | | 5%', 6, 15)).toEqual([
    '5 · ',
    'Retention',
    ', 12 months · 5%',
  ]);
  expect(showQuoteAround('• | Retention | ', 4, 13)).toEqual(['', 'Retention', '']);
});
