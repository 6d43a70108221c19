import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('ids are UUIDs of version 4, each another one, also where the browser makes none over plain HTTP', () => {
  const own = crypto.randomUUID;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const ids = Array.from({ length: 50 }, randomId);
  Object.defineProperty(crypto, 'randomUUID', { value: own, configurable: true });
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
