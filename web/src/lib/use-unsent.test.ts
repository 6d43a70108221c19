import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { freshen } from './freshness.ts';
import { useUnsent } from './use-unsent.ts';

const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('while something is unsent the browser asks before it is left, and it is sent when the connection is back', () => {
  const resend = vi.fn();
  const { result, unmount } = renderHook(() => useUnsent(resend));
  result.current(true);
  expect(mayLeave()).toBe(false);
  unmount();
  freshen();
  expect(resend).toHaveBeenCalledTimes(1);
  result.current(false);
  freshen();
  expect(resend).toHaveBeenCalledTimes(1);
  expect(mayLeave()).toBe(true);
});
