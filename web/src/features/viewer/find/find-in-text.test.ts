import { expect, test } from 'vitest';
import { contextOf, patternOf, placesIn } from './find-in-text.ts';

const found = (text: string, query: string, options: { matchCase?: boolean; wholeWords?: boolean } = {}) => {
  const pattern = patternOf({ text: query, matchCase: false, wholeWords: false, ...options });
  return pattern ? placesIn(text, pattern).map(({ start, end }) => text.slice(start, end)) : null;
};

test('every occurrence of words is found, in any case, across white space and line ends', () => {
  expect(found('Bid Security. The bid\n  security is returned.', 'bid security')).toEqual([
    'Bid Security',
    'bid\n  security',
  ]);
  expect(found('nothing of it', 'bid')).toEqual([]);
});

test('a word that is broken at the end of a line is found, with and without a hyphen', () => {
  expect(found('the perform-\nance bond', 'performance')).toEqual(['perform-\nance']);
  expect(found('the perfor\u00admance bond', 'performance')).toEqual(['perfor\u00admance']);
  expect(found('a long-\nterm loan, a long-term loan', 'long-term')).toEqual(['long-\nterm', 'long-term']);
});

test('typographic quotation marks and dashes are found by their keyboard forms', () => {
  expect(found('the “Works” – Phase II, the Bidder’s', '"works" -')).toEqual(['“Works” –']);
  expect(found('the Bidder’s duty', "bidder's")).toEqual(['Bidder’s']);
});

test('case and whole words can be required, in any script', () => {
  expect(found('VAT, vat and Vatican', 'vat')).toEqual(['VAT', 'vat', 'Vat']);
  expect(found('VAT, vat and Vatican', 'vat', { wholeWords: true })).toEqual(['VAT', 'vat']);
  expect(found('VAT, vat and Vatican', 'VAT', { matchCase: true })).toEqual(['VAT']);
  expect(found('giá, giáo', 'giá', { wholeWords: true })).toEqual(['giá']);
  expect(found('ÉTÉ été', 'été')).toEqual(['ÉTÉ', 'été']);
});

test('the search text is taken literally, and white space alone finds nothing', () => {
  expect(found('5.5 kW (max.) [a-z] $1', '(max.) [a-z] $1')).toEqual(['(max.) [a-z] $1']);
  expect(found('515', '5.5')).toEqual([]);
  expect(found('a\\b', '\\')).toEqual(['\\']);
  expect(patternOf({ text: ' \n ', matchCase: false, wholeWords: true })).toBeNull();
});

test('the search stops at the given number of places', () => {
  const pattern = patternOf({ text: 'a', matchCase: false, wholeWords: false });
  expect(pattern && placesIn('a'.repeat(100), pattern, 7)).toHaveLength(7);
});

test('a hit is shown on one line with whole words around it', () => {
  const text = `${'before '.repeat(20)}the bid\nsecurity ${'after '.repeat(30)}`;
  const start = text.indexOf('bid\n');
  const { before, words, after } = contextOf(text, { start, end: start + 12 });
  expect(words).toBe('bid security');
  expect(before).toMatch(/^…(before )+the $/);
  expect(after).toMatch(/^( after)+…$/);
  expect(contextOf('The pump.', { start: 4, end: 8 })).toEqual({ before: 'The ', words: 'pump', after: '.' });
});
