import { expect, test, vi } from 'vitest';
import { freshen } from './freshness.ts';
import { keepUnsent } from './keep-unsent.ts';

const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('while something is unsent the browser asks before it is left, and it is sent when the connection is back', () => {
  const before = mayLeave();
  const resend = vi.fn();
  const isSent = keepUnsent(resend);
  expect(mayLeave()).toBe(false);
  freshen();
  expect(resend).toHaveBeenCalledTimes(1);
  isSent();
  freshen();
  expect(resend).toHaveBeenCalledTimes(1);
  expect(mayLeave()).toBe(before);
});
