import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { createLogger, PermanentError } from '@bidloom/platform';
import t from 'tap';
import type { ComputeOrder } from './compute.ts';
import { type LaneOptions, openThreads, TooMuchError } from './open-threads.ts';
import type { oddComputations } from './testing/odd-computations.ts';

const lines: string[] = [];
const destination = { write: (line: string) => lines.push(line) };
const logger = createLogger({ level: 'trace', pretty: false, destination: destination as never });
const lane: LaneOptions = { threads: 2, ready: 0, heapMb: 64, seconds: 60, tooMuch: 'That was too much.' };

function open(options: Partial<LaneOptions> = {}) {
  const lanes = { chat: { ...lane, ...options }, runs: { ...lane, ...options } };
  const threads = openThreads<typeof oddComputations>(
    new URL('./testing/odd.thread.ts', import.meta.url),
    lanes,
    logger,
  );
  t.teardown(() => threads.close());
  return threads;
}

const of = (organizationId: string, more: Partial<ComputeOrder> = {}): ComputeOrder => ({
  organizationId,
  lane: 'runs',
  signal: new AbortController().signal,
  ...more,
});

t.test('the process continues while a thread computes', async (t) => {
  const { compute } = open();
  await compute('count', { to: 1 }, of('a'));
  let turns = 0;
  let isDone = false;
  const counted = compute('count', { to: 50_000_000 }, of('a')).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    turns++;
  }
  t.equal(await counted, await compute('count', { to: 50_000_000 }, of('a')));
  t.ok(turns > 100, `${turns} turns of the loop meanwhile`);
});

t.test('an abort ends a computation that never looks up, and its place is free again', async (t) => {
  const { compute } = open();
  const stop = new AbortController();
  const spinning = compute('spin', undefined, of('a', { signal: stop.signal }));
  const waiting = compute('count', { to: 10 }, of('a'));
  await compute('count', { to: 10 }, of('b'));
  stop.abort(new Error('cancelled by a person'));
  await t.rejects(spinning, /cancelled by a person/);
  t.equal(await waiting, 45);
});

t.test('a computation that never ends in one lane does not stop the others', async (t) => {
  const { compute } = open();
  const stop = new AbortController();
  const { signal } = stop;
  const spinning = ['a', 'a', 'b', 'b'].map((each) => compute('spin', undefined, of(each, { signal })));
  t.equal(await compute('count', { to: 10 }, of('a', { lane: 'chat' })), 45);
  stop.abort(new Error('enough'));
  for (const ended of await Promise.allSettled(spinning)) t.equal(ended.status, 'rejected');
});

t.test('what takes too long is given up with words for a person, and is not tried again', async (t) => {
  const { compute } = open({ seconds: 1 });
  const failure = await compute('spin', undefined, of('a')).catch((error: unknown) => error);
  t.ok(failure instanceof TooMuchError && failure instanceof PermanentError);
  t.match(failure, { message: 'That was too much.' });
  t.equal(await compute('count', { to: 10 }, of('a')), 45);
  t.match(lines.join(''), /a computation was given up/);
});

t.test('waiting for rows is not computing, and takes none of its time', async (t) => {
  const { compute } = open({ seconds: 2 });
  const greet = async (name: string) => {
    await wait(1500);
    return `Hello ${name}`;
  };
  const rows = { names: ['a', 'b', 'c'] };
  t.same(await compute('askInTurn', rows, of('a'), { greet }), ['Hello a', 'Hello b', 'Hello c']);
  const failure = await compute('askAndSpin', { name: 'a' }, of('a'), { greet }).catch((error: unknown) => error);
  t.ok(failure instanceof TooMuchError, 'what it computes afterwards does');
});

t.test('what takes too much memory ends its thread alone', async (t) => {
  const { compute } = open();
  await t.rejects(compute('fill', undefined, of('a')), { name: 'PermanentError', message: 'That was too much.' });
  t.equal(await compute('count', { to: 10 }, of('a')), 45);
});

t.test('a thread that dies fails its own computation, which may be tried again', async (t) => {
  const { compute } = open();
  const failure = await compute('exit', undefined, of('a')).catch((error: unknown) => error);
  t.ok(failure instanceof Error);
  t.notOk(failure instanceof PermanentError);
  t.equal(await compute('count', { to: 10 }, of('a')), 45);
});

t.test('a thread that dies after its work takes at most the next computation with it', async (t) => {
  const { compute } = open();
  t.equal(await compute('throwLater', undefined, of('a')), 'done');
  for (let round = 0; round < 3; round++) {
    await compute('ask', { names: ['x'] }, of('a'), { greet: slowly }).catch(() => null);
  }
  t.equal(await compute('count', { to: 10 }, of('a')), 45);
});

t.test('a failure of the computation arrives with its message', async (t) => {
  const { compute } = open();
  await t.rejects(compute('fail', { reason: 'no such page' }, of('a')), {
    name: 'RangeError',
    message: 'no such page',
  });
});

t.test('tools answer as they are asked, and what they throw comes through as it is', async (t) => {
  const { compute } = open();
  const greet = async (name: string) => `Hello ${name}`;
  t.same(await compute('ask', { names: ['a', 'b'] }, of('a'), { greet }), ['Hello a', 'Hello b']);
  const lost = new PermanentError('the connection is lost');
  const failing = compute('ask', { names: ['a', 'b'] }, of('a'), { greet: () => Promise.reject(lost) });
  t.equal(await failing.catch((error: unknown) => error), lost);
});

async function slowly(name: string): Promise<string> {
  for (let round = 0; round < 20; round++) await turn();
  return name;
}
