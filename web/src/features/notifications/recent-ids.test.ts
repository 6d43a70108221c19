import { expect, test } from 'vitest';
import { createRecentIds } from './recent-ids.ts';

test('only the last ids are kept, and one that is added again is counted once', () => {
  const ids = createRecentIds(3);
  for (const id of ['1', '2', '2', '3']) ids.add(id);
  expect(['1', '2', '3'].filter(ids.has)).toEqual(['1', '2', '3']);
  ids.add('4');
  expect(['1', '2', '3', '4'].filter(ids.has)).toEqual(['2', '3', '4']);
});
