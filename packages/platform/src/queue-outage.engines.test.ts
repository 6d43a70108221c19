import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { z } from 'zod';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { defineTestJob } from '../test/define-test-job.ts';
import { recordingLogger } from '../test/logger.ts';
import { InfrastructureError } from './infrastructure-error.ts';
import { openQueue, type QueueOptions } from './open-queue.ts';
import { openGate } from './testing-gate.ts';
import { jobReached } from './testing-jobs.ts';

// Long enough for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(180_000);

const payload = z.object({ n: z.int() });
const retry = { limit: 1, delay: 1, delayMax: 1 };
const reading = defineTestJob({ name: 'test.reading', version: 1, payload, retry });
const counting = defineTestJob({ name: 'test.counting', version: 1, payload, retry });
const short = { firstMs: 20, longestMs: 50, lone: { firstMs: 20, longestMs: 50 } };

/** A storage that can become unavailable. */
function makeStorage() {
  let isAway = false;
  let calls = 0;
  const probe = async () => {
    if (isAway) throw new Error('refused');
  };
  return {
    set isAway(value: boolean) {
      isAway = value;
    },
    get calls() {
      return calls;
    },
    probe,
    async get() {
      calls++;
      if (isAway) throw new InfrastructureError('storage', 'The file storage is away.', { probe });
    },
  };
}

for (const kind of databaseKinds) {
  t.test(kind, { timeout: 180_000 }, async (t) => {
    const { handle, db, close } = await openTestDatabase(kind);
    t.teardown(close);
    const { logger, lines } = recordingLogger();
    const open = async (t: Test, outages: QueueOptions['outages'] = short) => {
      const queue = await openQueue({ database: handle, logger, jobs: [reading, counting], outages });
      t.teardown(() => queue.stop({ drainSeconds: 0 }));
      return queue;
    };
    const send = async (queue: Awaited<ReturnType<typeof open>>, count: number) => {
      const ids = [];
      for (let n = 0; n < count; n++) ids.push(String(await queue.send(db, reading, { n })));
      return ids;
    };
    const rowsOf = async (ids: string[]) => {
      const { rows } = await sql<{ state: string; output: { failures?: number } | null }>`
        select state::text, output from pgboss.job where id = any(${ids}::uuid[]) order by created_on`.execute(db);
      return rows;
    };
    const told = (message: RegExp) => lines.filter(({ msg }) => message.test(String(msg))).length;

    t.test(
      'jobs wait for a service that is down, without using up attempts, and continue when it is back',
      async (t) => {
        const storage = makeStorage();
        const queue = await open(t);
        const done: number[] = [];
        const lasts: boolean[] = [];
        await queue.work(reading, { concurrency: 2 }, async ({ payload: { n }, lastAttempt }) => {
          lasts.push(lastAttempt);
          await storage.get();
          done.push(n);
        });
        await queue.work(counting, { concurrency: 1 }, async () => {});
        storage.isAway = true;
        const ids = await send(queue, 6);
        while (told(/storage is unavailable/) === 0) await delay(10);

        const other = String(await queue.send(db, counting, { n: 1 }));
        await jobReached(queue, other, 'completed');
        t.pass('work that needs no storage goes on');
        // Many of the pauses between two tries of the storage.
        await delay(1500);
        t.ok(storage.calls <= 2, `${storage.calls} calls: places that met the outage wait`);
        t.same(
          (await rowsOf(ids)).filter(({ state }) => state === 'completed' || state === 'failed'),
          [],
        );
        storage.isAway = false;
        await Promise.all(ids.map((id) => jobReached(queue, id, 'completed')));
        t.same(
          done.toSorted((a, b) => a - b),
          [0, 1, 2, 3, 4, 5],
          'each once',
        );
        t.notOk(lasts.includes(true));
        t.same(
          [told(/storage is unavailable/), told(/storage is available again/)],
          [1, 1],
          'two lines, however many jobs met it',
        );
        t.same(await queue.deadJobs(), []);
      },
    );

    t.test('more outages than attempts leave a job all its attempts; its own failures end it', async (t) => {
      const storage = makeStorage();
      const queue = await open(t);
      const attempts: [number, boolean][] = [];
      // More than the attempts of the policy and those that pg-boss allows for dead processes.
      const outages = 25;
      await queue.work(reading, { concurrency: 1 }, async ({ attempt, lastAttempt }) => {
        attempts.push([attempt, lastAttempt]);
        storage.isAway = attempts.length <= outages;
        setTimeout(() => {
          storage.isAway = false;
        }, 30);
        await storage.get();
        throw new Error('The file is broken.');
      });
      const [id = ''] = await send(queue, 1);
      await jobReached(queue, id, 'failed');
      while ((await queue.deadJobs()).length === 0) await delay(20);
      t.same(attempts.slice(outages), [
        [outages + 1, false],
        [outages + 2, true],
      ]);
      t.notOk(attempts.slice(0, outages).some(([, isLast]) => isLast));
      const [dead] = await queue.deadJobs();
      t.match(dead, { jobId: id, failure: 'The file is broken.' });
      await queue.discardDeadJob(dead?.id ?? '');
    });

    t.test(
      'a job that alone meets outages keeps nobody waiting, waits longer each time, and not for ever',
      async (t) => {
        const storage = makeStorage();
        const lone = { firstMs: 20, longestMs: 400, givenUpAfterMs: 1500 };
        const queue = await open(t, { ...short, lone });
        const at: number[] = [];
        await queue.work(reading, { concurrency: 1 }, async ({ payload: { n } }) => {
          if (n > 0) return;
          at.push(Date.now());
          throw new InfrastructureError('storage', 'Status 500.', { probe: storage.probe });
        });
        const [id = '', ...others] = await send(queue, 4);
        await Promise.all(others.map((other) => jobReached(queue, other, 'completed')));
        t.match(await rowsOf([id]), [{ output: { failures: 0, outages: { count: Number } } }]);
        while ((await queue.deadJobs()).length === 0) await delay(20);
        const [dead] = await queue.deadJobs();
        t.match(dead, { jobId: id, failure: 'Status 500.' });
        const waits = at.slice(1).map((time, index) => time - Number(at[index]));
        t.ok(
          waits.every((wait, index) => wait >= Math.min(400, 20 * 2 ** index) - 5),
          `waits between attempts: ${waits}`,
        );
        t.ok(Number(at.at(-1)) - Number(at[0]) >= 1500, 'the bound, and the attempts that it has by itself');
        await queue.discardDeadJob(dead?.id ?? '');
      },
    );

    t.test('a process that stops during an outage stops at once, and leaves its jobs to others', async (t) => {
      const storage = makeStorage();
      const queue = await open(t, { firstMs: 60_000, longestMs: 60_000 });
      await queue.work(reading, { concurrency: 2 }, () => storage.get());
      storage.isAway = true;
      const before = told(/storage is unavailable/);
      const ids = await send(queue, 3);
      while (told(/storage is unavailable/) === before) await delay(10);
      const began = performance.now();
      await queue.stop({ drainSeconds: 30 });
      t.ok(performance.now() - began < 20_000, 'it does not wait for the end of `drainSeconds`');
      for (const { state } of await rowsOf(ids)) t.match(state, /created|retry/);

      storage.isAway = false;
      const next = await open(t);
      await next.work(reading, { concurrency: 2 }, () => storage.get());
      await Promise.all(ids.map((id) => jobReached(next, id, 'completed')));
    });

    t.end();
  });
}

t.test('a queue without its database', { skip: databaseKinds.length === 1 && 'needs TEST_DATABASE_URL' }, async (t) => {
  const { handle, db, close } = await openTestDatabase('postgres');
  t.teardown(close);
  if (handle.kind !== 'postgres') throw new Error('It was asked for PostgreSQL');
  const gate = await openGate(new URL(handle.connectionString));
  t.teardown(() => gate.close());
  const address = Object.assign(new URL(handle.connectionString), { hostname: '127.0.0.1', port: String(gate.port) });
  const behind = { ...handle, connectionString: address.href };
  const { logger, lines } = recordingLogger();
  const queue = await openQueue({ database: behind, logger, jobs: [reading], outages: short });
  t.teardown(() => queue.stop({ drainSeconds: 0 }));
  const runs: { n: number; lastAttempt: boolean; isDone: boolean }[] = [];
  let meet = async (_n: number) => {};
  await queue.work(reading, { concurrency: 2 }, async ({ payload: { n }, lastAttempt }) => {
    const run = { n, lastAttempt, isDone: false };
    runs.push(run);
    await meet(n);
    // In the way in which code that asks for rows finds it.
    await queue.check().catch((cause) => {
      throw new InfrastructureError('database', 'The database is away.', { cause });
    });
    run.isDone = true;
  });
  const told = (message: RegExp) => lines.filter(({ msg }) => message.test(String(msg))).length;
  const sendAll = async (from: number, count: number) => {
    const ids = [];
    for (let n = from; n < from + count; n++) ids.push(String(await queue.send(db, reading, { n })));
    return ids;
  };

  t.test(
    'that is down for longer than a heartbeat: its jobs continue when it is back, and none has failed',
    async (t) => {
      const cut = Promise.withResolvers<void>();
      const began = Promise.withResolvers<void>();
      meet = async () => {
        if (runs.length === 2) began.resolve();
        await cut.promise;
      };
      const ids = await sendAll(0, 6);
      await began.promise;
      await gate.refuse();
      cut.resolve();
      while (told(/database is unavailable/) === 0) await delay(10);
      // A heartbeat is ten seconds.
      await delay(12_000);
      await gate.open();
      await Promise.all(ids.map((id) => jobReached(queue, id, 'completed')));
      t.same(
        runs
          .filter(({ isDone }) => isDone)
          .map(({ n }) => n)
          .toSorted((a, b) => a - b),
        [0, 1, 2, 3, 4, 5],
        'each is done once',
      );
      t.notOk(runs.some(({ lastAttempt }) => lastAttempt));
      t.same([told(/database is unavailable/), told(/database is available again/)], [1, 1]);
      t.same(await queue.deadJobs(), []);
    },
  );

  t.test('whose connections are cut amid jobs, more often than these have attempts', async (t) => {
    const cuts = new Map<number, number>();
    runs.length = 0;
    meet = async (n) => {
      const count = (cuts.get(n) ?? 0) + 1;
      cuts.set(n, count);
      if (count > 4) return;
      gate.cut();
      throw new InfrastructureError('database', 'The connection was cut.');
    };
    const ids = await sendAll(0, 3);
    // The rows decide: a cut may hide from the process what happened to a job.
    const stateOf = async (id: string) => (await queue.jobStates([id]).catch(() => new Map())).get(id);
    for (const id of ids) while ((await stateOf(id)) !== 'completed') await delay(50);
    // A job whose end did not reach the database because of a cut is done again.
    t.same(new Set(runs.filter(({ isDone }) => isDone).map(({ n }) => n)), new Set([0, 1, 2]));
    t.notOk(runs.some(({ lastAttempt }) => lastAttempt));
    t.same(await queue.deadJobs(), []);
  });
});
