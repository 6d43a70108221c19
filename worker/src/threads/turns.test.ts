import t from 'tap';
import { createTurns } from './turns.ts';

const { signal } = new AbortController();

/** Asks for places in this order; returns who got one, in the order of getting it. Each place is given back at once. */
async function served(turns: ReturnType<typeof createTurns>, asking: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    asking.map(async (organization, index) => {
      const release = await turns.take(organization, signal);
      order.push(`${organization}${index}`);
      // Others get theirs only when this one has ended.
      await Promise.resolve();
      release();
    }),
  );
  return order;
}

t.test('organisations take turns, and each gets its own places in the order of asking', async (t) => {
  const turns = createTurns({ places: 1, perOrganization: 1 });
  t.same(await served(turns, ['a', 'a', 'a', 'b', 'b', 'c']), ['a0', 'b3', 'c5', 'a1', 'b4', 'a2']);
});

t.test('one organisation leaves a place to the others, however much it asks for', async (t) => {
  const turns = createTurns({ places: 2, perOrganization: 1 });
  const release = await turns.take('a', signal);
  let isSecond = false;
  const second = turns.take('a', signal).then((release) => {
    isSecond = true;
    release();
  });
  (await turns.take('b', signal))();
  t.notOk(isSecond);
  release();
  await second;
  t.ok(isSecond);
});

t.test('free places go to any organisation that asks', async (t) => {
  const turns = createTurns({ places: 3, perOrganization: 2 });
  const releases = [await turns.take('a', signal), await turns.take('a', signal), await turns.take('b', signal)];
  for (const release of releases) release();
  t.equal((await served(turns, ['a', 'a', 'a'])).length, 3);
});

t.test('a late organisation does not wait for a backlog, and then takes turns with the others', async (t) => {
  const turns = createTurns({ places: 1, perOrganization: 1 });
  t.same(await served(turns, ['a', 'a', 'a', 'a']), ['a0', 'a1', 'a2', 'a3']);
  const giveBack = await turns.take('x', signal);
  const order: string[] = [];
  const ask = async (name: string) => {
    const release = await turns.take(name.slice(0, 1), signal);
    order.push(name);
    release();
  };
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map(ask);
  giveBack();
  await Promise.all(asked);
  t.same(order, ['b1', 'a1', 'b2', 'a2', 'b3', 'a3']);
});

t.test('a request that is aborted leaves the queue, and no place is lost', async (t) => {
  const turns = createTurns({ places: 1, perOrganization: 1 });
  await t.rejects(turns.take('a', AbortSignal.abort(new Error('stopped before'))), /stopped before/);
  const release = await turns.take('a', signal);
  const stop = new AbortController();
  const waiting = turns.take('a', stop.signal);
  stop.abort(new Error('stopped'));
  await t.rejects(waiting, /stopped/);
  release();
  // A place that is given back twice is still one place.
  release();
  const giveBack = await turns.take('a', signal);
  let isOther = false;
  const other = turns.take('b', signal).then((release) => {
    isOther = true;
    release();
  });
  await Promise.resolve();
  t.notOk(isOther);
  giveBack();
  await other;
});
