/**
 * A worker in a process of its own, for a test to kill. `node crash-worker.ts pglite <folder>` or `postgres <address>`.
 * Says `started <attempt>` once it runs the job, and then never ends.
 */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseHandle } from '../src/database-handle.ts';
import { openQueue } from '../src/open-queue.ts';
import { crashJob } from './crash-job.ts';
import { signingSecret } from './databases.ts';
import { silent } from './logger.ts';

const [kind, place = ''] = process.argv.slice(2);
const pglite = kind === 'pglite' ? await PGlite.create(place) : undefined;
const handle: DatabaseHandle = pglite
  ? { kind: 'pglite', pglite, signingSecret }
  : { kind: 'postgres', connectionString: place, ownerConnectionString: place, signingSecret };
const dialect = pglite
  ? new PGliteDialect({ pglite })
  : new PostgresDialect({ pool: new pg.Pool({ connectionString: place, max: 1 }) });
const db = new Kysely<never>({ dialect });
const queue = await openQueue({
  database: handle,
  logger: silent,
  jobs: [crashJob],
  exclusive: kind === 'pglite',
  maxConnections: 3,
});

await queue.work(crashJob, { concurrency: 1 }, async ({ payload, attempt }) => {
  await sql`insert into effects (n) values (${payload.n}) on conflict do nothing`.execute(db);
  process.stdout.write(`started ${attempt}\n`);
  await new Promise(() => {});
});
if (kind === 'pglite') await queue.send(db, crashJob, { n: 1 }, { singletonKey: 'only one' });
