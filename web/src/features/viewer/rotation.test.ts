import { expect, test } from 'vitest';
import { turned, turnedBox, turnedSize } from './rotation.ts';
import type { Box } from './viewer.slice.ts';

test('turning goes round in quarters, both ways', () => {
  expect(turned(270, 90)).toBe(0);
  expect(turned(0, -90)).toBe(270);
  expect(turned(90, 180)).toBe(270);
});

test('a box in the upper left corner goes round with its page', () => {
  const box: Box = [0.1, 0.05, 0.3, 0.02];
  const rounded = (turns: Box) => turns.map((value) => Number(value.toFixed(6)));
  // Turned clockwise, the upper left corner becomes the upper right one, and what lay flat stands.
  expect(rounded(turnedBox(box, 90))).toEqual([0.93, 0.1, 0.02, 0.3]);
  expect(rounded(turnedBox(box, 180))).toEqual([0.6, 0.93, 0.3, 0.02]);
  expect(rounded(turnedBox(box, 270))).toEqual([0.05, 0.6, 0.02, 0.3]);
  expect(turnedBox(box, 0)).toEqual(box);
});

test('four quarter turns lead back', () => {
  const box: Box = [0.125, 0.25, 0.5, 0.0625];
  const quarter = (from: Box) => turnedBox(from, 90);
  expect(quarter(quarter(quarter(quarter(box))))).toEqual(box);
  expect(quarter(quarter(box))).toEqual(turnedBox(box, 180));
  expect(turnedSize({ width: 3, height: 5 }, 270)).toEqual({ width: 5, height: 3 });
  expect(turnedSize({ width: 3, height: 5 }, 180)).toEqual({ width: 3, height: 5 });
});
