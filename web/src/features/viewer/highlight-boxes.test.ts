import { expect, test } from 'vitest';
import { boxStyle, startOf } from './highlight-boxes.ts';

const numbers = (style: ReturnType<typeof boxStyle>) =>
  Object.fromEntries(Object.entries(style ?? {}).map(([name, value]) => [name, Number.parseFloat(String(value))]));

test('a box covers its words, in percent of the page, with a small margin', () => {
  const { left = 0, top = 0, width = 0, height = 0 } = numbers(boxStyle([0.1, 0.5, 0.4, 0.02]));
  expect(left).toBeLessThan(10);
  expect(left + width).toBeGreaterThan(50);
  expect(top).toBeLessThan(50);
  expect(top + height).toBeGreaterThan(52);
  expect(height).toBeLessThan(3);
});

test('a box never exceeds its page', () => {
  const { left = -1, top = -1, width = 0, height = 0 } = numbers(boxStyle([-0.1, -0.2, 1.4, 1.5]));
  expect([left, top]).toEqual([0, 0]);
  expect([left + width, top + height]).toEqual([100, 100]);
});

test('a box without extent, or with invalid numbers, is not drawn', () => {
  expect(boxStyle([0.1, 0.1, 0, 0.2])).toBeNull();
  expect(boxStyle([0.1, 0.1, 0.2, -1])).toBeNull();
  expect(boxStyle([Number.NaN, 0.1, 0.2, 0.2])).toBeNull();
});

test('the place to scroll to is where the uppermost box begins', () => {
  expect(
    startOf([
      [0.3, 0.62, 0.5, 0.02],
      [0.1, 0.6, 0.7, 0.02],
      [0.0, 0.1, 0, 0],
    ]),
  ).toEqual({ x: 0.1, y: 0.6 });
  expect(startOf([])).toEqual({ x: 0, y: 0 });
});
