import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const hour = 3_600_000;

test.each([
  [12.9 * 24, '12 days left', false],
  [2 * 24, '2 days left', true],
  [47.5, '47 hours left', true],
  [1.5, '90 minutes left', true],
  [0, '0 minutes left', true],
  [-1, 'Overdue since today', true],
  [-25, 'Overdue by 1 day', true],
])('%s hours', (hours, words, isPressing) => {
  expect(timeLeft(hours * hour)).toEqual({ words, isPressing });
});
