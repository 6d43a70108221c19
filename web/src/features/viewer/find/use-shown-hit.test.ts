import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PageWords } from './use-page-words.ts';
import { useShownHit } from './use-shown-hit.ts';

const hit = { page: 30, start: 0, end: 4 };

test('a hit is shown once for each choice, also where the pages go away while its words are fetched', async () => {
  let give = (_: []) => {};
  const words: PageWords = () => new Promise<[]>((resolve) => (give = resolve));
  const show = vi.fn();
  const found = (shower: typeof show | null, round = 1) => ({ shower, round });
  const { rerender } = renderHook(({ shower, round }) => useShownHit({ hit, round }, words, 0, shower), {
    initialProps: found(show),
  });
  rerender(found(null));
  await act(async () => give([]));
  expect(show).not.toHaveBeenCalled();
  rerender(found(show));
  await act(async () => give([]));
  expect(show).toHaveBeenCalledTimes(1);
  // Pages that come back do not take the reader to the hit again.
  rerender(found(null));
  rerender(found(show));
  await act(async () => give([]));
  expect(show).toHaveBeenCalledTimes(1);
  rerender(found(show, 2));
  await act(async () => give([]));
  expect(show).toHaveBeenCalledTimes(2);
});
