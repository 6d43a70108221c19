import { expect, test } from 'vitest';
import { spread } from './spread.ts';

const day = 86_400_000;

test('distances are proportional to times, and every mark has room', () => {
  const shares = spread([0, 1, 2, 100].map((at) => at * day));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.2);
  expect(shares[2]).toBeGreaterThan(shares[0] ?? 1);
  expect(shares[0]).toBeCloseTo(shares[1] ?? 0);
});

test('marks of one moment share the line equally, and without marks there is no line', () => {
  expect(spread([5, 5])).toEqual([0.5, 0.5]);
  expect(spread([])).toEqual([]);
});
