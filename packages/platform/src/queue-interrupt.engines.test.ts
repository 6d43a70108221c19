import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import t from 'tap';
import { z } from 'zod';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { defineTestJob } from '../test/define-test-job.ts';
import { silent } from '../test/logger.ts';
import { JobInterruption } from './handler-error.ts';
import { openQueue } from './open-queue.ts';
import type { JobRun } from './queue.ts';
import { jobReached } from './testing-jobs.ts';

// Room for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(120_000);

const retry = { limit: 1, delay: 1, delayMax: 1 };
const job = defineTestJob({ name: 'test.long', version: 1, payload: z.object({ n: z.int() }), retry });
const short = defineTestJob({
  name: 'test.short',
  version: 1,
  payload: z.object({}),
  retry: { limit: 0 },
  timeouts: { run: 1 },
});

type Run = JobRun<{ n: number }>;

/** On a busy machine a signal may have been given before a handler starts. */
const aborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort');
};

/** A handler that runs until it is interrupted, and tells when it starts. */
function endless() {
  let started = Promise.withResolvers<Run>();
  return {
    next: () => started.promise,
    handler: async (run: Run) => {
      started.resolve(run);
      started = Promise.withResolvers<Run>();
      await aborted(run.signal);
      throw run.signal.reason;
    },
  };
}

for (const kind of databaseKinds) {
  t.test(kind, { timeout: 120_000 }, async (t) => {
    const { handle, db, close } = await openTestDatabase(kind);
    t.teardown(close);
    const open = () => openQueue({ database: handle, logger: silent, jobs: [job, short] });
    const stateOf = async (id: string) =>
      (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(db)).rows[0]?.state;
    const settled = async (id: string, state: string) => {
      while ((await stateOf(id)) !== state) await delay(20);
    };

    t.test('a running job that is cancelled by another process gets its signal, and is not tried again', async (t) => {
      const worker = await open();
      const other = await open();
      t.teardown(() => Promise.all([worker.stop({ drainSeconds: 0 }), other.stop({ drainSeconds: 0 })]));
      const work = endless();
      await worker.work(job, { concurrency: 1 }, work.handler);
      const started = work.next();
      const id = String(await other.send(db, job, { n: 1 }));
      const { signal } = await started;
      t.equal(signal.aborted, false);
      await other.cancel(job, id);
      await aborted(signal);
      t.match(signal.reason, new JobInterruption('cancelled'));
      // The one worker is free again, and what it took next is not the cancelled job.
      const next = work.next();
      const second = String(await other.send(db, job, { n: 2 }));
      t.match(await next, { payload: { n: 2 }, attempt: 1 });
      await other.cancel(job, second);
      t.equal(await stateOf(id), 'cancelled');
      t.same(await other.deadJobs(), []);
    });

    t.test('a waiting job that is cancelled never runs', async (t) => {
      const queue = await open();
      t.teardown(() => queue.stop({ drainSeconds: 0 }));
      const id = String(await queue.send(db, job, { n: 3 }, { startAfterSeconds: 3600 }));
      await queue.cancel(job, id);
      t.equal(await stateOf(id), 'cancelled');
    });

    t.test('a job past its time limit gets its signal and fails, also where its handler is deaf', async (t) => {
      const queue = await open();
      t.teardown(() => queue.stop({ drainSeconds: 0 }));
      let reason: unknown;
      let deaf = false;
      await queue.work(short, { concurrency: 1 }, async ({ signal }) => {
        await aborted(signal);
        reason = signal.reason;
        if (deaf) await new Promise(() => {});
        throw signal.reason;
      });
      await jobReached(queue, String(await queue.send(db, short, {})), 'failed');
      t.match(reason, new JobInterruption('expired'));
      deaf = true;
      await jobReached(queue, String(await queue.send(db, short, {})), 'failed');
      t.match(await queue.deadJobs(), [
        { name: short.name, failure: /expired/ },
        { name: short.name, failure: /expired/ },
      ]);
    });

    t.test('stopping waits for running jobs, and takes no new ones', async (t) => {
      const queue = await open();
      let finish = () => {};
      const gate = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const started = Promise.withResolvers<void>();
      await queue.work(job, { concurrency: 1 }, async () => {
        started.resolve();
        await gate;
      });
      const running = String(await queue.send(db, job, { n: 4 }));
      await started.promise;
      const waiting = String(await queue.send(db, job, { n: 5 }));
      const stopped = queue.stop({ drainSeconds: 30 });
      await delay(100);
      finish();
      await stopped;
      t.equal(await stateOf(running), 'completed');
      t.equal(await stateOf(waiting), 'created');
      await sql`delete from pgboss.job where id = ${waiting}`.execute(db);
    });

    t.test('jobs that outlast the drain are handed on at once, and it is no failure of theirs', async (t) => {
      const queue = await open();
      const work = endless();
      await queue.work(job, { concurrency: 2 }, work.handler);
      const first = work.next();
      const id = String(await queue.send(db, job, { n: 6 }));
      const { signal } = await first;
      await queue.stop({ drainSeconds: 0 });
      t.match(signal.reason, new JobInterruption('draining'));
      t.equal(await stateOf(id), 'retry');

      // More often than the policy allows for failures (twice): being interrupted does not use it up.
      for (let round = 2; round <= 4; round += 1) {
        const instance = await open();
        const again = endless();
        const next = again.next();
        await instance.work(job, { concurrency: 1 }, again.handler);
        const run = await next;
        t.match(run, { id, lastAttempt: false });
        t.ok(run.attempt >= round);
        await instance.stop({ drainSeconds: 0 });
      }
      const last = await open();
      t.teardown(() => last.stop({ drainSeconds: 0 }));
      await last.work(job, { concurrency: 1 }, async () => {});
      await settled(id, 'completed');
    });

    t.test('a handler that is deaf to its signal delays neither the stop nor the job', async (t) => {
      const queue = await open();
      const deaf = Promise.withResolvers<void>();
      const started = Promise.withResolvers<void>();
      await queue.work(job, { concurrency: 1 }, async () => {
        started.resolve();
        await deaf.promise;
      });
      const id = String(await queue.send(db, job, { n: 7 }));
      await started.promise;
      await queue.stop({ drainSeconds: 0 });
      t.equal(await stateOf(id), 'retry');

      const next = await open();
      t.teardown(() => next.stop({ drainSeconds: 0 }));
      const work = endless();
      const again = work.next();
      await next.work(job, { concurrency: 1 }, work.handler);
      await again;
      // It wakes up late and thinks that it is done: the job is another's by now.
      deaf.resolve();
      await delay(100);
      t.equal(await stateOf(id), 'active');
      await next.cancel(job, id);
    });

    t.end();
  });
}

t.test(
  'a queue whose connections were cut carries on',
  { skip: databaseKinds.length === 1 && 'needs TEST_DATABASE_URL' },
  async (t) => {
    const { handle, db, close } = await openTestDatabase('postgres');
    t.teardown(close);
    const queue = await openQueue({ database: handle, logger: silent, jobs: [job] });
    t.teardown(() => queue.stop({ drainSeconds: 0 }));
    await queue.work(job, { concurrency: 1 }, async () => {});
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'bidloom queue%'`.execute(
      db,
    );
    const id = String(await queue.send(db, job, { n: 8 }));
    // The test's own question may be the one that meets a cut connection; the next gets a new one.
    const isCut = (error: { code?: string }) => error.code === '57P01';
    await jobReached(queue, id, 'completed').catch((error) => {
      if (!isCut(error)) throw error;
      return jobReached(queue, id, 'completed');
    });
  },
);
