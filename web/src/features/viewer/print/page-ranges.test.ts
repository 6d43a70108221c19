import { expect, test } from 'vitest';
import { pagesOf } from './page-ranges.ts';

test('pages and ranges are returned in order, each page once', () => {
  expect(pagesOf('8, 1-3; 2 – 4', 10)).toEqual([1, 2, 3, 4, 8]);
  expect(pagesOf('10', 10)).toEqual([10]);
});

test('pages are named by their labels, as in the viewer', () => {
  const labels = ['i', 'ii', 'iii', '1', '2', '3', 'A-1', 'A-2'];
  expect(pagesOf('2', 8, labels)).toEqual([5]);
  expect(pagesOf('II-1, A-1', 8, labels)).toEqual([2, 3, 4, 7]);
  expect(pagesOf('3-A-2', 8, labels)).toEqual([6, 7, 8]);
  expect(pagesOf('8', 8, labels)).toEqual([8]);
  expect(pagesOf('iv', 8, labels)).toBeNull();
});

test('input with an invalid page is refused as a whole', () => {
  for (const typed of ['', '0', '11', '3-1', '1-11', '1,,2', 'all', '-3', '1 2']) {
    expect(pagesOf(typed, 10), typed).toBeNull();
  }
});
