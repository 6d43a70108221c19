import { expect, test } from 'vitest';
import { turned, turnedBox, turnedSize } from './rotation.ts';
import type { Box } from './viewer.slice.ts';

test('pages rotate by quarter turns in both directions', () => {
  expect(turned(270, 90)).toBe(0);
  expect(turned(0, -90)).toBe(270);
  expect(turned(90, 180)).toBe(270);
});

test('a box in the upper left corner rotates with its page', () => {
  const box: Box = [0.1, 0.05, 0.3, 0.02];
  const rounded = (turns: Box) => turns.map((value) => Number(value.toFixed(6)));
  // A clockwise turn moves the upper left corner to the upper right, and a horizontal box becomes vertical.
  expect(rounded(turnedBox(box, 90))).toEqual([0.93, 0.1, 0.02, 0.3]);
  expect(rounded(turnedBox(box, 180))).toEqual([0.6, 0.93, 0.3, 0.02]);
  expect(rounded(turnedBox(box, 270))).toEqual([0.05, 0.6, 0.02, 0.3]);
  expect(turnedBox(box, 0)).toEqual(box);
});

test('four quarter turns give the original box', () => {
  const box: Box = [0.125, 0.25, 0.5, 0.0625];
  const quarter = (from: Box) => turnedBox(from, 90);
  expect(quarter(quarter(quarter(quarter(box))))).toEqual(box);
  expect(quarter(quarter(box))).toEqual(turnedBox(box, 180));
  expect(turnedSize({ width: 3, height: 5 }, 270)).toEqual({ width: 5, height: 3 });
  expect(turnedSize({ width: 3, height: 5 }, 180)).toEqual({ width: 3, height: 5 });
});
