import { expect, test } from 'vitest';
import { sortKeywords, splitKeywords } from './keyword-words.ts';

test('a pasted text gives each keyword once', () => {
  const pasted = 'bid security, Liquidated  damages\nEMD; emd\r\n\r\nperformance\tbond,';
  expect(splitKeywords(pasted).words).toEqual(['bid security', 'Liquidated damages', 'EMD', 'performance', 'bond']);
});

test('a keyword that is too long is reported separately', () => {
  const long = 'x'.repeat(201);
  expect(splitKeywords(`pump, ${long}`)).toEqual({ words: ['pump'], tooLong: [long] });
});

test('typed words that are stored keywords count as selected, the others as custom', () => {
  const kept = ['Bid security', 'API 610'];
  expect(sortKeywords(kept, ['API 610'], ['bid SECURITY', 'api 610', 'warranty'])).toEqual({
    selectedKeywords: ['API 610', 'Bid security'],
    customKeywords: ['warranty'],
  });
});
