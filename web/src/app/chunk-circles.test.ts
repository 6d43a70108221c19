import { expect, test } from 'vitest';
import { findCircle } from '../../refuse-chunk-circles.ts';

const circleOf = (importsOf: Record<string, string[]>) => findCircle(new Map(Object.entries(importsOf)));

test('files that import each other in a circle are found, however long it is', () => {
  expect(circleOf({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b']);
  expect(circleOf({ a: ['a'] })).toEqual(['a', 'a']);
  expect(circleOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeNull();
});
