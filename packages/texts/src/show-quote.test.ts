import t from 'tap';
import { showQuote, showQuoteAround } from './show-quote.ts';

/** Texts of a page, and what is shown of them. */
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
  ['• Das ist auch | nicht anzuge-\nben', 'Das ist auch · nicht anzugeben'],
  ['A sentence.', 'A sentence.'],
] as const;

t.test('a quote is shown without the borders of cells and bullets', async (t) => {
  for (const [quote, shown] of cases) t.equal(showQuote(quote), shown);
});

t.test('the matched words are highlighted in what is shown', async (t) => {
  t.same(showQuoteAround('| 5 | Retention, 12 months | | 5%', 6, 15), ['5 · ', 'Retention', ', 12 months · 5%']);
  t.same(showQuoteAround('• | Retention | ', 4, 13), ['', 'Retention', '']);
  t.same(showQuoteAround('Die Binde-\nfrist ist im Preis anzuge-\nben.', 4, 16), [
    'Die ',
    'Bindefrist',
    ' ist im Preis anzugeben.',
  ]);
});
