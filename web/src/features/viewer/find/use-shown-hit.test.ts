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
  const { rerender } = renderHook(({ shower, round }) => useShownHit({ hit, round }, words, 0, shower, () => null), {
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

test('a hit stays in view when the pages are laid out in another way, unless the reader has scrolled elsewhere', async () => {
  const words: PageWords = async () => [];
  let at = { index: 29, part: 0.5 };
  const { rerender } = renderHook(({ show }) => useShownHit({ hit, round: 1 }, words, 0, show, () => at), {
    initialProps: { show: vi.fn() },
  });
  await act(async () => {});
  const wider = vi.fn();
  at = { index: 29, part: 0.501 };
  rerender({ show: wider });
  expect(wider).toHaveBeenCalledWith(30, []);
  const afterScroll = vi.fn();
  at = { index: 29, part: 0.6 };
  rerender({ show: afterScroll });
  expect(afterScroll).not.toHaveBeenCalled();
});
