import { setTimeout as wait } from 'node:timers/promises';
import { watchConnections } from '@bidloom/db/testing-connections';
import t from 'tap';
import { startLoadedProduct } from '../testing/loaded-product.ts';
import { withoutServices } from '../testing/s3-settings.ts';

t.setTimeout(870_000);

const times = 12;
/** Milliseconds after a cut in which a request may still be told to come again. */
const moment = 5000;

t.test('api and worker survive when PostgreSQL ends all their connections', { skip: withoutServices }, async (t) => {
  const loaded = await startLoadedProduct(t, 'postgres', { waiting: 6 });
  const { product, load, chance } = loaded;
  const watched = await product.inspect(watchConnections);
  if (!watched) throw new Error('PostgreSQL was asked for');
  t.teardown(() => watched.close());
  const pids = product.pids();
  const cuts: number[] = [];
  let ended = 0;
  for (let cut = 1; cut <= times; cut++) {
    await wait(chance.between(2000, 9000));
    ended += (await watched.states()).length;
    cuts.push(load.now());
    await watched.cut();
  }
  await wait(moment);
  t.same(product.pids(), pids, 'no process has ended');
  const failed = load.attempts.filter(({ status }) => status === null || status >= 300);
  t.same(
    failed.filter(({ status }) => status !== 503),
    [],
    'a request that is not served is told to come again',
  );
  const sinceCut = (begun: number, end: number) =>
    Math.min(...cuts.filter((at) => at <= end).map((at) => Math.max(0, begun - at)));
  t.same(
    failed.filter(({ begun, ended }) => !(sinceCut(begun, ended) < moment)),
    [],
    'and only for a moment',
  );
  const longest = Math.max(0, ...failed.map(({ begun, ended }) => sinceCut(begun, ended)));
  const asked = load.attempts.length;
  await loaded.settle(
    `${times} cuts of ${ended} connections, ${failed.length} of ${asked} requests told to come again, the last begun ${longest.toFixed(0)} ms after a cut`,
  );
});
