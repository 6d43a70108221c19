import { expect, test } from 'vitest';
import { pagesOf } from './page-ranges.ts';

test('pages and ranges are returned in order, each page once', () => {
  expect(pagesOf('8, 1-3; 2 – 4', 10)).toEqual([1, 2, 3, 4, 8]);
  expect(pagesOf('10', 10)).toEqual([10]);
});

test('input with an invalid page is refused as a whole', () => {
  for (const typed of ['', '0', '11', '3-1', '1-11', '1,,2', 'all', '-3', '1 2']) {
    expect(pagesOf(typed, 10), typed).toBeNull();
  }
});
