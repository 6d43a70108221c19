import { expect, test } from 'vitest';
import { labelOf, pageOf, usefulLabels } from './page-labels.ts';

const labels = ['i', 'ii', 'iii', '1', '2', 'A-1', '1'];
const at = (current: number) => ({ current, total: labels.length });

test('a page is found by its label, in any case, and by its number if no label matches', () => {
  expect(pageOf('II', labels, at(1))).toBe(2);
  expect(pageOf(' a-1 ', labels, at(1))).toBe(6);
  expect(pageOf('2', labels, at(1))).toBe(5);
  expect(pageOf('7', labels, at(1))).toBe(7);
  expect(pageOf('7', null, at(1))).toBe(7);
});

test('of several pages with the same label, the nearest is taken', () => {
  expect(pageOf('1', labels, at(2))).toBe(4);
  expect(pageOf('1', labels, at(7))).toBe(7);
});

test('numbers beyond the document lead to its ends; other input leads nowhere', () => {
  expect(pageOf('0', null, at(3))).toBe(1);
  expect(pageOf('999', null, at(3))).toBe(7);
  expect(pageOf('', labels, at(3))).toBeNull();
  expect(pageOf('annex', labels, at(3))).toBeNull();
});

test('labels that only repeat the numbers are ignored', () => {
  expect(usefulLabels(['1', '2', '3'])).toBeNull();
  expect(usefulLabels(['', ''])).toBeNull();
  expect(usefulLabels(null)).toBeNull();
  expect(usefulLabels(['i', '1'])).toEqual(['i', '1']);
  expect([labelOf(1, labels), labelOf(9, labels), labelOf(3, null)]).toEqual(['i', '9', '3']);
});
