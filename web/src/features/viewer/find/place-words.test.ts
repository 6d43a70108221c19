import type { PlacedWord } from '@bidloom/contract/documents';
import { expect, test } from 'vitest';
import { boxesOf } from './place-words.ts';

// "bid security" on one line, "bond" on the next.
const words: PlacedWord[] = [
  { start: 0, end: 3, box: [0.1, 0.1, 0.06, 0.02] },
  { start: 4, end: 12, box: [0.17, 0.1, 0.16, 0.02] },
  { start: 13, end: 17, box: [0.1, 0.13, 0.08, 0.02] },
];
const rounded = (boxes: number[][]) => boxes.map((box) => box.map((value) => Number(value.toFixed(4))));

test('the words of a line share one box, and the next line has its own', () => {
  expect(rounded(boxesOf(words, { start: 0, end: 17 }))).toEqual([
    [0.1, 0.1, 0.23, 0.02],
    [0.1, 0.13, 0.08, 0.02],
  ]);
});

test('a part of a word has a part of its box', () => {
  expect(rounded(boxesOf(words, { start: 6, end: 8 }))).toEqual([[0.21, 0.1, 0.04, 0.02]]);
  expect(rounded(boxesOf(words, { start: 13, end: 15 }))).toEqual([[0.1, 0.13, 0.04, 0.02]]);
});

test('a wide gap begins another cell, and a range without words has no box', () => {
  const cells: PlacedWord[] = [
    { start: 0, end: 4, box: [0.1, 0.1, 0.1, 0.02] },
    { start: 5, end: 9, box: [0.5, 0.1, 0.1, 0.02] },
  ];
  expect(boxesOf(cells, { start: 0, end: 9 })).toHaveLength(2);
  expect(boxesOf(words, { start: 17, end: 30 })).toEqual([]);
  expect(boxesOf([], { start: 0, end: 3 })).toEqual([]);
});

test('a vertical word is marked whole', () => {
  const upright: PlacedWord[] = [{ start: 0, end: 8, box: [0.9, 0.1, 0.02, 0.2] }];
  expect(boxesOf(upright, { start: 2, end: 4 })).toEqual([[0.9, 0.1, 0.02, 0.2]]);
  const line: PlacedWord[] = [...upright, { start: 9, end: 14, box: [0.9, 0.31, 0.02, 0.1] }];
  expect(rounded(boxesOf(line, { start: 0, end: 14 }))).toEqual([[0.9, 0.1, 0.02, 0.31]]);
});
