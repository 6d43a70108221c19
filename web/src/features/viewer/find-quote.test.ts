import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

const found = (text: string, quote: string) => {
  const place = findQuote(text, { quote });
  return place && text.slice(place.words.start, place.words.end);
};

test('a quote is found across line breaks and other white space', () => {
  const text = 'The bid security\n  amounts to\tEUR 48,500.\nIt is returned.';
  expect(found(text, 'The bid security amounts to EUR 48,500.')).toBe('The bid security\n  amounts to\tEUR 48,500.');
});

test('a quote is found in spite of case, quotation marks, dashes and soft hyphens', () => {
  expect(found('The “Works” – Phase II', 'the "works" - phase ii')).toBe('The “Works” – Phase II');
  expect(found('perfor\u00admance bond', 'performance bond')).toBe('perfor\u00admance bond');
  // İ is longer in lower case. The text after it is still marked at its own place.
  expect(found('İSTANBUL office', 'office')).toBe('office');
});

test('the first occurrence is marked, and only its own characters', () => {
  expect(findQuote('a b c a b', { quote: 'a b' })?.words).toEqual({ start: 0, end: 3 });
  expect(findQuote('  a b  ', { quote: 'ab' })?.words).toEqual({ start: 2, end: 5 });
});

test('a quote that is missing or empty is not found', () => {
  expect(findQuote('The warranty lasts 24 months.', { quote: '36 months' })).toBeNull();
  expect(findQuote('The warranty lasts 24 months.', { quote: ' \n' })).toBeNull();
  expect(findQuote('', { quote: 'warranty' })).toBeNull();
});

test('of several equal places the one at the offset is marked, with the sentence or row around it', () => {
  const row = 'Pump | 24 | 24';
  const text = `${row}\nValve | 24\n${row}`;
  const last = text.lastIndexOf('24');
  const words = { start: last, end: last + 2 };
  const around = { start: text.lastIndexOf(row), end: text.length };
  expect(findQuote(text, { quote: '24', offset: last, around: row })).toEqual({ words, around });
  const first = { start: 7, end: 9 };
  expect(findQuote(text, { quote: '24', offset: 7, around: row })).toEqual({
    words: first,
    around: { start: 0, end: row.length },
  });
  expect(findQuote(text, { quote: row, offset: around.start })).toEqual({ words: around, around: null });
});

test('in a text that has been read again, the place nearest to the offset is marked, within its sentence', () => {
  const text = 'Seals. The seal is new. No seal leaks.';
  const place = findQuote(text, { quote: 'seal', offset: 400, around: 'The seal is new.' });
  expect(place).toEqual({ words: { start: 11, end: 15 }, around: { start: 7, end: 23 } });
  expect(findQuote(text, { quote: 'seal', offset: 400, around: 'It is gone.' })?.words).toEqual({ start: 27, end: 31 });
});

test('without an offset, words are searched in the sentence or row around them; if missing there, that is marked', () => {
  const text = 'A seal. The seal is new.';
  expect(findQuote(text, { quote: 'seal', around: 'The seal is new.' })?.words).toEqual({ start: 12, end: 16 });
  const around = { start: 8, end: 24 };
  expect(findQuote(text, { quote: 'valve', around: 'The seal is new.' })).toEqual({ words: around, around: null });
});
