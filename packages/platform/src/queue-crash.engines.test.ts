import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import t from 'tap';
import { crashJob } from '../test/crash-job.ts';
import { databaseKinds, openTestDatabase, signingSecret } from '../test/databases.ts';
import { silent } from '../test/logger.ts';
import { openQueue } from './open-queue.ts';
import type { JobRun } from './queue.ts';
import { jobReached } from './testing-jobs.ts';

// Room for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(120_000);

const worker = fileURLToPath(new URL('../test/crash-worker.ts', import.meta.url));

/** Starts the worker's process and waits until it says that it runs the job. */
async function startWorker(...args: string[]): Promise<{ process: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [worker, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) return { process: child, said: line };
  throw new Error('The worker ended before it ran the job.');
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

t.test('embedded: a job whose process was killed runs again as soon as the next one starts', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'crash-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const place = join(folder, 'db');
  const first = await PGlite.create(place);
  await first.exec('create table effects (n int primary key)');
  await first.close();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { process: child, said } = await startWorker('pglite', place);
    t.equal(said, `started ${attempt}`, 'killed and started over, and still at it');
    await kill(child);
  }
  const pglite = await PGlite.create(place);
  const db = new Kysely<never>({ dialect: new PGliteDialect({ pglite }) });
  const queue = await openQueue({
    database: { kind: 'pglite', pglite, signingSecret },
    logger: silent,
    jobs: [crashJob],
    exclusive: true,
  });
  t.teardown(async () => {
    await queue.stop({ drainSeconds: 0 });
    await db.destroy();
  });
  const runs: JobRun<{ n: number }>[] = [];
  const done = Promise.withResolvers<void>();
  await queue.work(crashJob, { concurrency: 2 }, async (run) => {
    runs.push(run);
    done.resolve();
  });
  await done.promise;
  t.match(runs, [{ payload: { n: 1 }, attempt: 4, lastAttempt: true }], 'no failure counted; the job is one');
  t.same((await sql`select n from effects`.execute(db)).rows, [{ n: 1 }]);
});

t.test(
  'PostgreSQL: a job whose worker was killed is finished by another one, once',
  { skip: databaseKinds.length === 1 && 'needs TEST_DATABASE_URL', timeout: 120_000 },
  async (t) => {
    const { handle, db, close } = await openTestDatabase('postgres');
    t.teardown(close);
    if (handle.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
    await sql`create table effects (n int primary key)`.execute(db);
    const queue = await openQueue({ database: handle, logger: silent, jobs: [crashJob] });
    t.teardown(() => queue.stop({ drainSeconds: 0 }));
    const id = String(await queue.send(db, crashJob, { n: 7 }));
    const { process: child, said } = await startWorker('postgres', handle.connectionString);
    t.equal(said, 'started 1');

    const runs: JobRun<{ n: number }>[] = [];
    await queue.work(crashJob, { concurrency: 2 }, async (run) => {
      runs.push(run);
      await sql`insert into effects (n) values (${run.payload.n}) on conflict do nothing`.execute(db);
    });
    await kill(child);
    await jobReached(queue, id, 'completed');
    t.match(runs, [{ id, attempt: 2 }]);
    t.same((await sql`select n from effects`.execute(db)).rows, [{ n: 7 }]);
    t.same(await queue.deadJobs(), []);
  },
);
