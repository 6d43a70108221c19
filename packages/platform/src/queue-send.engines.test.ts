import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import t from 'tap';
import { z } from 'zod';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { defineTestJob } from '../test/define-test-job.ts';
import { silent } from '../test/logger.ts';
import { openQueue } from './open-queue.ts';
import { jobReached } from './testing-jobs.ts';

// Room for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(120_000);

const job = defineTestJob({
  name: 'test.greet',
  version: 2,
  payload: z.object({ name: z.string().transform((name) => name.trim()) }),
});
const later = defineTestJob({ name: 'test.later', version: 1, payload: z.object({ n: z.int() }) });

for (const kind of databaseKinds) {
  t.test(kind, { timeout: 120_000 }, async (t) => {
    const { handle, db, close } = await openTestDatabase(kind);
    t.teardown(close);
    await sql.raw('create table greeted (name text)').execute(db);
    const queue = await openQueue({ database: handle, logger: silent, jobs: [job, later] });
    t.teardown(() => queue.stop({ drainSeconds: 0 }));
    const seen: string[] = [];
    const waiting: (() => void)[] = [];
    await queue.work(job, { concurrency: 1 }, async ({ payload }) => {
      seen.push(payload.name);
      for (const resolve of waiting.splice(0)) resolve();
    });
    const countJobs = async () =>
      Number(
        (await sql<{ n: string }>`select count(*) as n from pgboss.job where name = ${job.name}`.execute(db)).rows[0]
          ?.n,
      );

    t.test(
      'a job sent in a transaction runs once that commits, with its payload as the contract parses it',
      async (t) => {
        let id: string | null = null;
        await db.transaction().execute(async (trx) => {
          id = await queue.send(trx, job, { name: '  Asha ' });
          await sql`insert into greeted values ('Asha')`.execute(trx);
          t.same(seen, [], 'nothing runs before the commit');
        });
        await jobReached(queue, String(id), 'completed');
        t.same(seen, ['Asha']);
      },
    );

    t.test('neither row nor job exists after a rollback', async (t) => {
      const before = await countJobs();
      const fails = db.transaction().execute(async (trx) => {
        t.type(await queue.send(trx, job, { name: 'Nobody' }), 'string');
        throw new Error('changed my mind');
      });
      await t.rejects(fails, { message: 'changed my mind' });
      t.equal(await countJobs(), before);
      const { rows } = await sql`select 1 from greeted where name = 'Nobody'`.execute(db);
      t.same(rows, []);
    });

    t.test('a notification wakes the worker, polling is not waited for', async () => {
      // The worker polls every 5 seconds: ten jobs one after the other would take most of a minute.
      for (let n = 0; n < 10; n += 1) {
        const done = new Promise<void>((resolve) => waiting.push(resolve));
        await queue.send(db, job, { name: `wake ${n}` });
        await done;
      }
    });

    t.test('a backlog is worked off without pauses', async (t) => {
      const ids = await db.transaction().execute(async (trx) => {
        const sent = [];
        for (let n = 0; n < 20; n += 1) sent.push(await queue.send(trx, job, { name: `backlog ${n}` }));
        return sent;
      });
      await Promise.all(ids.map((id) => jobReached(queue, String(id), 'completed')));
      t.equal(seen.filter((name) => name.startsWith('backlog')).length, 20);
    });

    t.test('of waiting jobs with one key there is one; jobs without a key are as many as were sent', async (t) => {
      t.type(await queue.send(db, later, { n: 1 }, { singletonKey: 'a' }), 'string');
      t.equal(await queue.send(db, later, { n: 2 }, { singletonKey: 'a' }), null);
      t.type(await queue.send(db, later, { n: 3 }, { singletonKey: 'b' }), 'string');
      t.type(await queue.send(db, later, { n: 4 }), 'string');
      t.type(await queue.send(db, later, { n: 5 }), 'string');
    });

    t.test('a payload that breaks the contract is refused before it is enqueued', async (t) => {
      const before = await countJobs();
      await t.rejects(queue.send(db, job, { name: 7 } as never), { name: 'TypeError', message: /test\.greet/ });
      t.equal(await countJobs(), before);
    });

    t.test('a job that the queue was not opened for is refused', async (t) => {
      const stranger = defineTestJob({ name: 'test.stranger', version: 1, payload: z.object({}) });
      await t.rejects(queue.send(db, stranger, {}), { message: /test\.stranger/ });
      await t.rejects(
        queue.work(stranger, { concurrency: 1 }, async () => {}),
        { message: /test\.stranger/ },
      );
    });

    t.test('a payload that the worker can not read is a dead letter at once, with the reason', async (t) => {
      const newer = { ...job, version: 3 };
      const id = await queue.send(db, newer, { name: 'From tomorrow' });
      await jobReached(queue, String(id), 'failed');
      const damaged = randomUUID();
      await sql`insert into pgboss.job (id, name, data, policy, retry_limit, dead_letter)
        values (${damaged}, ${job.name}, '{"version": 2, "payload": {"name": 5}}', 'short', 4, ${`${job.name}.dead`})`.execute(
        db,
      );
      await queue.send(db, job, { name: 'waker' });
      await jobReached(queue, damaged, 'failed');
      const dead = await queue.deadJobs();
      t.match(
        dead.map(({ name, failure }) => ({ name, failure })),
        [
          { name: job.name, failure: /can't be read/ },
          { name: job.name, failure: /version 3.*update the worker/ },
        ],
      );
      t.notOk(seen.includes('From tomorrow'));
    });

    t.end();
  });
}

t.test(
  'several processes may open the queue at once',
  { skip: databaseKinds.length === 1 && 'needs TEST_DATABASE_URL' },
  async (t) => {
    const { handle, close } = await openTestDatabase('postgres');
    t.teardown(close);
    const opened = await Promise.all(
      Array.from({ length: 4 }, () =>
        openQueue({ database: handle, logger: silent, jobs: [job, later], maxConnections: 3 }),
      ),
    );
    t.equal(opened.length, 4);
    await Promise.all(opened.map((queue) => queue.stop({ drainSeconds: 0 })));
  },
);
