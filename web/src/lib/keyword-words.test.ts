import { expect, test } from 'vitest';
import { sortKeywords, splitKeywords } from './keyword-words.ts';

test('a pasted text gives its keywords once each', () => {
  const pasted = 'bid security, Liquidated  damages\nEMD; emd\r\n\r\nperformance\tbond,';
  expect(splitKeywords(pasted).words).toEqual(['bid security', 'Liquidated damages', 'EMD', 'performance', 'bond']);
});

test('a keyword that is too long is told apart', () => {
  const long = 'x'.repeat(201);
  expect(splitKeywords(`pump, ${long}`)).toEqual({ words: ['pump'], tooLong: [long] });
});

test('typed words of the kept list are selected ones, the others are custom', () => {
  const kept = ['Bid security', 'API 610'];
  expect(sortKeywords(kept, ['API 610'], ['bid SECURITY', 'api 610', 'warranty'])).toEqual({
    selectedKeywords: ['API 610', 'Bid security'],
    customKeywords: ['warranty'],
  });
});
