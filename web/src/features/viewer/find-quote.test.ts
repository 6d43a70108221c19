import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

const found = (text: string, quote: string) => {
  const span = findQuote(text, quote);
  return span && text.slice(span.start, span.end);
};

test('a quote is found across line breaks and other white space', () => {
  const text = 'The bid security\n  amounts to\tEUR 48,500.\nIt is returned.';
  expect(found(text, 'The bid security amounts to EUR 48,500.')).toBe('The bid security\n  amounts to\tEUR 48,500.');
});

test('a quote is found in spite of case, quotation marks, dashes and soft hyphens', () => {
  expect(found('The “Works” – Phase II', 'the "works" - phase ii')).toBe('The “Works” – Phase II');
  expect(found('perfor\u00admance bond', 'performance bond')).toBe('perfor\u00admance bond');
  // İ is longer in lower case: what follows it is still marked where it stands.
  expect(found('İSTANBUL office', 'office')).toBe('office');
});

test('the first occurrence is marked, and only its own characters', () => {
  expect(findQuote('a b c a b', 'a b')).toEqual({ start: 0, end: 3 });
  expect(findQuote('  a b  ', 'ab')).toEqual({ start: 2, end: 5 });
});

test('what is not there, or says nothing, is not found', () => {
  expect(findQuote('The warranty lasts 24 months.', '36 months')).toBeNull();
  expect(findQuote('The warranty lasts 24 months.', ' \n')).toBeNull();
  expect(findQuote('', 'warranty')).toBeNull();
});
