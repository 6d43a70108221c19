import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { asPlatform, type Database, newId, openDatabase, withTenant } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import { createLogger, openObjectStorage, openQueue, type Queue } from '@bidloom/platform';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { openTestDatabase } from '../migrations/src/testing.ts';
import { buildDemoTender } from './demo/build-demo-tender.ts';

const kills = 10;
const documents = 6;
const { bytes, pages } = await buildDemoTender();
const logger = createLogger({ level: 'silent', pretty: false });
const root = new URL('../', import.meta.url).pathname;

/** Puts documents where uploads would, each with its job. */
async function upload(database: Database, queue: Queue, dataDirectory: string): Promise<string> {
  const storage = await openObjectStorage({
    kind: 'disk',
    directory: join(dataDirectory, 'objects'),
    signingKey: 'a key for tests',
    publicUrl: 'http://localhost',
  });
  const [organizationId, customerId, workspaceId] = [newId(), newId(), newId()];
  await asPlatform(database, (trx) =>
    trx
      .insertInto('organizations')
      .values({ id: organizationId, name: `Org ${organizationId}` })
      .execute(),
  );
  await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'Customer' }).execute();
    await trx
      .insertInto('workspaces')
      .values({ id: workspaceId, organizationId, customerId, name: 'Tender' })
      .execute();
  });
  for (let index = 0; index < documents; index++) {
    const documentId = newId();
    const objectKey = `${organizationId}/documents/${documentId}`;
    await storage.put(objectKey, Readable.from([bytes]), { contentType: 'application/pdf' });
    await withTenant(database, organizationId, async (trx) => {
      const fileName = `tender-${index}.pdf`;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const file = {
        fileName,
        fileNameKey: fileName,
        mediaType: 'application/pdf',
        size: bytes.length,
        sha256,
        objectKey,
      };
      await trx
        .insertInto('documents')
        .values({ id: documentId, organizationId, workspaceId, ...file })
        .execute();
      const jobId = await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId });
      await trx.updateTable('documents').set({ jobId }).where('id', '=', documentId).execute();
    });
  }
  return organizationId;
}

/** Waits until a job has begun since then; false where there is nothing left to read, or nobody may take it yet. */
async function isReading(database: Database, organizationId: string, since: Date): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const begun = await asPlatform(database, (trx) =>
      sql`select from pgboss.job where name = ${ingestDocument.name} and state = 'active' and started_on > ${since}`.execute(
        trx,
      ),
    );
    if (begun.rows.length > 0) return true;
    if ((await countReady(database, organizationId)) === documents) return false;
    await wait(50);
  }
  return false;
}

/** What became of the documents: all ready, every page and passage once, one notification each, no job left. */
async function outcome(database: Database, organizationId: string) {
  const { rows } = await withTenant(database, organizationId, (trx) =>
    sql<{
      status: string;
      pages: number;
      stored: number;
      chunks: number;
      ordinals: number;
      terms: number;
      told: number;
    }>`
      select status, pages,
        (select count(*)::int from document_pages p where p.document_id = d.id) as stored,
        (select count(*)::int from document_chunks c where c.document_id = d.id) as chunks,
        (select max(ordinal) + 1 from document_chunks c where c.document_id = d.id) as ordinals,
        (select count(*)::int from document_terms x where x.document_id = d.id) as terms,
        (select count(*)::int from notifications n where n.event->>'DocumentId' = d.id::text) as told
      from documents d order by file_name`.execute(trx),
  );
  const jobs = await asPlatform(database, (trx) =>
    sql<{
      open: number;
    }>`select count(*)::int as open from pgboss.job where name = ${ingestDocument.name} and state in ('created', 'retry', 'active')`.execute(
      trx,
    ),
  );
  return { documents: rows, openJobs: jobs.rows[0]?.open };
}

async function countReady(database: Database, organizationId: string): Promise<number> {
  const rows = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('documents').select('id').where('status', '=', 'ready').execute(),
  );
  return rows.length;
}

function start(program: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, program)], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function killAfter(child: ChildProcess, milliseconds: number): Promise<void> {
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function checkOutcome(t: Test, { documents: found, openJobs }: Awaited<ReturnType<typeof outcome>>): void {
  t.equal(found.length, documents);
  const [first] = found;
  for (const document of found) {
    t.match(document, { status: 'ready', pages, stored: pages, told: 1 });
    t.equal(document.chunks, document.ordinals, 'passages are numbered without gaps or doubles');
    t.equal(document.terms, first?.terms, 'and the same document has the same index');
  }
  t.equal(openJobs, 0);
}

t.setTimeout(600_000);

t.test(
  'a worker killed ten times at random moments loses no document and does none twice',
  { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL: scripts/services.sh up' },
  async (t) => {
    const database = await openTestDatabase();
    t.teardown(() => database.close());
    if (database.engine.kind !== 'postgres') throw new Error('PostgreSQL was asked for');
    const dataDirectory = t.testdir();
    const queue = await openQueue({ database: database.engine, logger });
    t.teardown(() => queue.stop({ drainSeconds: 1 }));
    const organizationId = await upload(database, queue, dataDirectory);
    const env = { DATABASE_URL: database.engine.connectionString, DATA_DIR: dataDirectory };
    let struck = 0;
    for (let kill = 0; kill < kills; kill++) {
      const since = new Date();
      const worker = start('worker/src/main.ts', env);
      if (await isReading(database, organizationId, since)) struck++;
      await killAfter(worker, randomInt(0, 1200));
    }
    t.ok(struck > 0, `${struck} of ${kills} kills struck while a document was being read`);
    const survivor = start('worker/src/main.ts', env);
    while ((await countReady(database, organizationId)) < documents) await wait(200);
    checkOutcome(t, await outcome(database, organizationId));
    survivor.kill('SIGTERM');
    await once(survivor, 'exit');
  },
);

const onServer = Boolean(process.env.TEST_DATABASE_URL);

t.test(
  'the embedded process killed ten times at random moments loses no document and does none twice',
  { skip: onServer && 'runs on the embedded database' },
  async (t) => {
    const dataDirectory = t.testdir();
    const folder = join(dataDirectory, 'db');
    const before = await openDatabase({ folder });
    const queue = await openQueue({ database: before.engine, logger, exclusive: true });
    const organizationId = await upload(before, queue, dataDirectory);
    await queue.stop({ drainSeconds: 1 });
    await before.close();
    const env = { DATA_DIR: dataDirectory, PORT: '0' };
    for (let kill = 0; kill < kills; kill++) await killAfter(start('scripts/embedded.ts', env), randomInt(800, 4000));
    // The last process works in peace until there is nothing left to read.
    for (let ready = 0; ready < documents; ) {
      const process = start('scripts/embedded.ts', env);
      await wait(15_000);
      process.kill('SIGTERM');
      await once(process, 'exit');
      const database = await openDatabase({ folder });
      ready = await countReady(database, organizationId);
      if (ready === documents) checkOutcome(t, await outcome(database, organizationId));
      await database.close();
    }
  },
);
