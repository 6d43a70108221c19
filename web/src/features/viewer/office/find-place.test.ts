import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { lettersOf } from './letters.ts';

/** The marked ranges of a drawn text, as their words. */
function marked(drawn: string, quote: string, { before = '', after = '', about = 0 } = {}) {
  const { letters, offsets } = lettersOf(drawn);
  return findPlace(letters, { quote, before, after, about }).map(({ start, end }) =>
    drawn.slice(offsets[start], (offsets[end - 1] ?? 0) + 1),
  );
}

test('words are found across runs and cells, and in other forms of letters', () => {
  expect(marked('The bid\u00adder shall pay  EUR 500', 'bidder shall pay EUR 500')).toEqual([
    'bid\u00adder shall pay  EUR 500',
  ]);
  expect(marked('PumpAPI 61024 m3', 'Pump | API 610 | 24 m³')).toEqual(['PumpAPI 61024 m3']);
  expect(marked('The “Works” – Phase II', 'the "works" - phase ii')).toEqual(['The “Works” – Phase II']);
});

test('a paragraph is found although its number is generated and not part of its text', () => {
  const drawn = 'Scope Valves are of steel. Seals are new.';
  expect(marked(drawn, '3.2.1 Valves are of steel.')).toEqual(['Valves are of steel.']);
  expect(marked(drawn, '(a) Valves are of steel.\n(b) Seals are new.')).toEqual([
    'Valves are of steel. Seals are new.',
  ]);
});

test('of equal places, the one among the same words is taken', () => {
  const drawn = 'Lot one costs 500 in total. Lot two costs 500 in total. Lot three costs 500 in total.';
  const { letters } = lettersOf(drawn);
  const [span] = findPlace(letters, {
    quote: 'costs 500',
    before: 'Lot two',
    after: 'in total. 3. Lot three',
    about: 0,
  });
  expect(span?.start).toBe(lettersOf(drawn.slice(0, drawn.indexOf('two costs') + 3)).letters.length);
});

test('where the words around do not differ, the place nearest to the page is taken', () => {
  const drawn = `${'Yes. '.repeat(10)}`;
  const { letters } = lettersOf(drawn);
  expect(findPlace(letters, { quote: 'Yes.', before: '', after: '', about: 0.5 })[0]?.start).toBe(20);
});

test('lines and cells that are not beside each other are marked one by one', () => {
  const drawn = 'Material Steel 316 of the pump casing as in the sheet Rated flow 120 m3/h at full speed';
  const quote = 'Rated flow | 120 m3/h\nMaterial | Steel 316';
  expect(marked(drawn, quote)).toEqual(['Material', 'Steel 316', 'Rated flow', '120 m3/h']);
});

test('of words that have changed, the longest matching range is marked; of unrelated words, nothing', () => {
  const drawn = 'The supplier shall deliver all spare parts within thirty days of the order.';
  expect(marked(drawn, 'The supplier shall deliver all spare parts within 45 days of the order.')).toEqual([
    'The supplier shall deliver all spare parts within',
  ]);
  expect(marked(drawn, 'Bids are opened in public by the committee.')).toEqual([]);
  expect(marked('', 'Bids')).toEqual([]);
  expect(marked(drawn, ' \n| ')).toEqual([]);
});
