import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearDrafts, hasDraft } from './use-draft.ts';
import { useUndone } from './use-undone.ts';

const undone = (key: string) => renderHook(() => useUndone(key));

test('a text that was undone is kept until it is put back or another person signs in', () => {
  const first = undone('a');
  expect(first.result.current[0]).toBeNull();
  act(() => first.result.current[1]('by hand'));
  expect(first.result.current[0]).toBe('by hand');
  first.unmount();
  expect(undone('b').result.current[0]).toBeNull();

  const second = undone('a');
  expect(second.result.current[0]).toBe('by hand');
  act(() => second.result.current[1](null));
  expect(second.result.current[0]).toBeNull();
  expect(undone('a').result.current[0]).toBeNull();

  act(() => second.result.current[1]('by hand'));
  clearDrafts();
  expect(undone('a').result.current[0]).toBeNull();
});

test('a text that was undone does not open the editor as a draft does', () => {
  const { result } = undone('a');
  act(() => result.current[1]('by hand'));
  expect(hasDraft('a')).toBe(false);
});
