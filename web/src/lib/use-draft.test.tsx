import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearDrafts, hasDraft, useDraft } from './use-draft.ts';

test('typed text is kept until it is saved, discarded or changed back', () => {
  const first = renderHook(() => useDraft('a', 'as it was'));
  expect(first.result.current.value).toBe('as it was');
  expect(hasDraft('a')).toBe(false);
  act(() => first.result.current.setValue('as it was meant'));
  first.unmount();
  expect(hasDraft('a')).toBe(true);

  const second = renderHook(() => useDraft('a', 'as it was'));
  expect(second.result.current.value).toBe('as it was meant');
  act(() => second.result.current.setValue('as it was'));
  expect(hasDraft('a')).toBe(false);
  act(() => second.result.current.setValue(''));
  expect(hasDraft('a')).toBe(true);
  act(() => second.result.current.drop());
  expect(hasDraft('a')).toBe(false);
});

test('clearing drafts removes all drafts, and nothing else', () => {
  const { result } = renderHook(() => useDraft('a', ''));
  act(() => result.current.setValue('ours alone'));
  sessionStorage.setItem('other', 'kept');
  clearDrafts();
  expect(hasDraft('a')).toBe(false);
  expect(sessionStorage.getItem('other')).toBe('kept');
});
