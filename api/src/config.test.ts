import t from 'tap';
import { defaultRateLimits, usualBodyTimes, usualStreamLimits } from './config.ts';

t.test('the limits that no setting changes', async (t) => {
  t.same(usualBodyTimes, { idle: 30, whole: 60, slowest: 2048 }, 'seconds, and bytes per second');
  t.same(usualStreamLimits, { session: 12, user: 40 });
  t.same(defaultRateLimits, { general: 3000, signIn: 60 });
});
