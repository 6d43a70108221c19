import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { mapLimited } from './map-limited.ts';

const never = new AbortController().signal;

t.test('results come in the order of the items, with a limited number at once', async (t) => {
  let running = 0;
  let most = 0;
  const results = await mapLimited([30, 5, 20, 1], 2, never, async (item) => {
    most = Math.max(most, ++running);
    await delay(item);
    running--;
    return item * 2;
  });
  t.same(results, [60, 10, 40, 2]);
  t.equal(most, 2);
  t.same(await mapLimited([], 2, never, async () => t.fail('nothing to do')), []);
});

t.test('the first failure aborts the rest, and is thrown when all have ended', async (t) => {
  const first = new Error('first');
  const ended: number[] = [];
  const work = mapLimited([0, 1, 2, 3], 3, never, async (item, signal) => {
    if (item === 1) throw first;
    await delay(5000, undefined, { signal }).catch(() => delay(20));
    if (signal.aborted && signal.reason === first) ended.push(item);
    throw new Error('later');
  });
  await t.rejects(work, first);
  t.same(ended.sort(), [0, 2], 'the one in progress was aborted and has ended, the last never began');
});

t.test('an abort throws its reason', async (t) => {
  const reason = new Error('cancelled');
  await t.rejects(
    mapLimited([1], 1, AbortSignal.abort(reason), async () => t.fail('begun')),
    reason,
  );
});
