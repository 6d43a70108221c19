import t from 'tap';
import { type Attempts, takeAttempt } from './back-off.ts';

const rule = { free: 3, firstWait: 10, longestWait: 60, forgottenAfter: 1000 };
const start = Date.UTC(2026, 0, 1);
const at = (seconds: number) => new Date(start + seconds * 1000);

t.test('attempts are free first, then the waits double up to the longest', async (t) => {
  let attempts: Attempts = { failures: 0, retryAt: at(0), changedAt: at(0) };
  let now = 0;
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    const taken = takeAttempt(attempts, rule, at(now));
    if ('wait' in taken) return t.fail(`refused at ${now}`);
    const wait = (taken.retryAt.getTime() - at(now).getTime()) / 1000;
    waits.push(wait);
    attempts = { ...taken, changedAt: at(now) };
    if (wait > 0) t.same(takeAttempt(attempts, rule, at(now + wait - 0.5)), { wait: 1 }, 'half a second too early');
    now += wait;
  }
  t.same(waits, [0, 0, 10, 20, 40, 60, 60, 60]);
});

t.test('what was long ago is forgotten, and what was not is not', async (t) => {
  const attempts = { failures: 40, retryAt: at(60), changedAt: at(0) };
  t.match(takeAttempt(attempts, rule, at(1000)), { failures: 41 });
  t.match(takeAttempt(attempts, rule, at(1001)), { failures: 1, retryAt: at(1001) });
});
