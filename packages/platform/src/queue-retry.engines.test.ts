import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import t from 'tap';
import { z } from 'zod';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { defineTestJob } from '../test/define-test-job.ts';
import { silent } from '../test/logger.ts';
import { PermanentError } from './handler-error.ts';
import { openQueue } from './open-queue.ts';
import type { DeadJobFilter, DeadJobPage, RequeueJob } from './queue.ts';
import { jobReached } from './testing-jobs.ts';

// Long enough for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(120_000);

const job = defineTestJob({
  name: 'test.flaky',
  version: 1,
  payload: z.object({ name: z.string() }),
  retry: { limit: 2, delay: 1, delayMax: 1 },
});

const [ours, theirs] = [randomUUID(), randomUUID()];
const organizations: Record<string, string> = { first: ours, second: theirs, third: ours };
const failing = defineTestJob({
  name: 'test.failing',
  version: 1,
  payload: z.object({ name: z.string(), organizationId: z.uuid() }),
  retry: { limit: 0 },
});

for (const kind of databaseKinds) {
  t.test(kind, { timeout: 120_000 }, async (t) => {
    const { handle, db, close } = await openTestDatabase(kind);
    t.teardown(close);
    const queue = await openQueue({ database: handle, logger: silent, jobs: [job, failing] });
    t.teardown(() => queue.stop({ drainSeconds: 0 }));
    const runs: { name: string; attempt: number; lastAttempt: boolean; at: number }[] = [];
    let broken = true;
    await queue.work(job, { concurrency: 2 }, async ({ payload: { name }, attempt, lastAttempt }) => {
      runs.push({ name, attempt, lastAttempt, at: Date.now() });
      if (name === 'hopeless') throw new PermanentError('The file is no PDF.');
      if (name === 'always fails' && broken) throw new Error('The model does not answer.');
      if (name === 'fails once' && attempt === 1) throw new Error('A hiccup.');
    });
    await queue.work(failing, { concurrency: 1 }, async ({ payload: { name } }) => {
      if (name === 'quotes') JSON.parse('The bidder pays a "deposit" of 5%');
      throw new Error(`${name} failed.`);
    });
    const runsOf = (name: string) => runs.filter((run) => run.name === name);
    const attempts = (name: string) => runsOf(name).map(({ attempt, lastAttempt }) => [attempt, lastAttempt]);
    const deadOf = async (name: string) =>
      (await queue.deadJobs()).filter(({ payload }) => (payload as { name: string }).name === name);

    t.test('a job that failed is tried again, after a pause, and then done for good', async (t) => {
      const id = String(await queue.send(db, job, { name: 'fails once' }));
      await jobReached(queue, id, 'completed');
      t.same(attempts('fails once'), [
        [1, false],
        [2, false],
      ]);
      const [first, second] = runsOf('fails once');
      t.ok(Number(second?.at) - Number(first?.at) >= 900, 'the pause of the policy is in between');
      t.same(await queue.deadJobs(), []);
    });

    t.test(
      'after its last attempt a job is a dead letter with payload and reason, and runs again when a person says so',
      async (t) => {
        const id = String(await queue.send(db, job, { name: 'always fails' }));
        await jobReached(queue, id, 'failed');
        t.same(attempts('always fails'), [
          [1, false],
          [2, false],
          [3, true],
        ]);
        const [dead] = await deadOf('always fails');
        t.match(dead, {
          name: job.name,
          jobId: id,
          organizationId: null,
          payload: { name: 'always fails' },
          failure: 'The model does not answer.',
          attempts: 3,
          failedAt: Date,
        });
        t.same(await queue.countDeadJobs(), new Map([[job.name, 1]]));

        broken = false;
        const asked: Parameters<RequeueJob>[0][] = [];
        const retry = () =>
          db.transaction().execute((trx) =>
            queue.retryDeadJob(trx, String(dead?.id), async (asking) => {
              asked.push(asking);
              return true;
            }),
          );
        t.same((await Promise.all([retry(), retry()])).sort(), ['gone', 'queued'], 'of two who ask, one does');
        await jobReached(queue, asked[0]?.jobId ?? null, 'completed');
        t.match(asked, [{ name: job.name, payload: { name: 'always fails' }, afterJob: id }]);
        t.equal(asked.length, 1);
        t.match(await queue.jobStates([id, String(asked[0]?.jobId)]), new Map([[id, 'failed']]), 'under a new id');
        t.same(attempts('always fails').at(-1), [1, false], 'with all its attempts again');
        t.same(await deadOf('always fails'), []);
        t.equal(await retry(), 'gone', 'only once');
      },
    );

    t.test('a permanent error is not tried again', async (t) => {
      const id = String(await queue.send(db, job, { name: 'hopeless' }));
      await jobReached(queue, id, 'failed');
      t.equal(runsOf('hopeless').length, 1);
      const [dead] = await deadOf('hopeless');
      t.match(dead, { failure: 'The file is no PDF.', attempts: 1 });
      const unwanted = () =>
        db.transaction().execute((trx) => queue.retryDeadJob(trx, String(dead?.id), async () => false));
      t.equal(await unwanted(), 'outdated', 'nobody wants it any more');
      t.same(await deadOf('hopeless'), []);
      t.equal(runsOf('hopeless').length, 1, 'and it is not done again');
    });

    t.test('a retry whose transaction fails leaves the dead letter', async (t) => {
      const id = String(await queue.send(db, job, { name: 'hopeless' }));
      await jobReached(queue, id, 'failed');
      const [dead] = await deadOf('hopeless');
      const broken = db.transaction().execute((trx) =>
        queue.retryDeadJob(trx, String(dead?.id), async () => {
          throw new Error('The row is locked.');
        }),
      );
      await t.rejects(broken, /locked/);
      t.equal((await deadOf('hopeless')).length, 1);
      t.equal(await queue.discardDeadJob(String(dead?.id)), true);
      t.equal(await queue.discardDeadJob(String(dead?.id)), false);
      t.same(await deadOf('hopeless'), []);
    });

    t.test('a list of dead jobs is sorted, filtered and paged', async (t) => {
      for (const name of ['first', 'second', 'third']) {
        const id = String(await queue.send(db, failing, { name, organizationId: organizations[name] ?? ours }));
        await jobReached(queue, id, 'failed');
      }
      const names = async (query: DeadJobFilter & DeadJobPage) =>
        (await queue.deadJobs({ name: failing.name, ...query })).map(
          ({ payload }) => (payload as { name: string }).name,
        );
      t.same(await names({}), ['third', 'second', 'first']);
      t.same(await names({ sortDescending: false, limit: 2 }), ['first', 'second']);
      t.same(await names({ sortDescending: false, limit: 2, offset: 2 }), ['third']);
      t.same(await names({ organizationIds: [ours] }), ['third', 'first']);
      t.same(await queue.countDeadJobs({ name: failing.name, organizationIds: [ours] }), new Map([[failing.name, 2]]));
      const [third] = await queue.deadJobs({ name: failing.name, limit: 1 });
      t.same(await names({ id: String(third?.id) }), ['third']);
      t.same(await names({ id: String(third?.jobId), organizationIds: [theirs] }), ['third', 'second']);
      t.same(await names({ name: 'test.unknown' }), []);
      t.equal(third?.organizationId, ours);
    });

    t.test('the reason shows nothing of the job’s content', async (t) => {
      const id = String(await queue.send(db, failing, { name: 'quotes', organizationId: ours }));
      await jobReached(queue, id, 'failed');
      const [dead] = await queue.deadJobs({ id });
      t.match(dead?.failure, /^Unexpected token … .*not valid JSON$/);
      t.notMatch(dead?.failure, /bidder|deposit/);
    });

    t.test('a job during which its process died several times ends as a dead letter', async (t) => {
      const id = String(await queue.send(db, job, { name: 'poison' }, { startAfterSeconds: 3600 }));
      const died = JSON.stringify({ failures: 0, interruptions: job.retry.interruptions });
      await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), output = ${died}::jsonb
        where id = ${id}`.execute(db);
      // A process that starts as the only one takes every active job for another's.
      const restarted = await openQueue({ database: handle, logger: silent, jobs: [job], exclusive: true });
      t.teardown(() => restarted.stop({ drainSeconds: 0 }));
      await jobReached(queue, id, 'failed');
      t.same(runsOf('poison'), [], 'it was not started again');
      t.match(await deadOf('poison'), [{ failure: /died, too often/ }]);
    });

    t.test('the settings of a queue follow its contract at the next start', async (t) => {
      const patient = { ...job, timeouts: { run: 60, heartbeat: 20, reclaim: 90 } };
      const next = await openQueue({ database: handle, logger: silent, jobs: [patient] });
      t.teardown(() => next.stop({ drainSeconds: 0 }));
      const { rows } = await sql`
        select heartbeat_seconds as heartbeat, expire_seconds as expire from pgboss.queue where name = ${job.name}`.execute(
        db,
      );
      t.same(rows, [{ heartbeat: 20, expire: 90 }]);
    });

    t.end();
  });
}
