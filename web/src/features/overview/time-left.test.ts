import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const noon = new Date(2027, 2, 10, 12);

test.each([
  [new Date(2027, 2, 22, 9), '12 days left', false],
  [new Date(2027, 2, 12, 12), '2 days left', true],
  [new Date(2027, 2, 12, 11), '47 hours left', true],
  [new Date(2027, 2, 10, 13, 30), '90 minutes left', true],
  [noon, '0 minutes left', true],
  [new Date(2027, 2, 10, 11), 'Overdue since today', true],
  [new Date(2027, 2, 9, 23), 'Overdue by 1 day', true],
])('until %s', (due, words, isPressing) => {
  expect(timeLeft(due.toISOString(), noon.getTime())).toEqual({ words, isPressing });
});
