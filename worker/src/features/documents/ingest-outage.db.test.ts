import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asPlatform } from '@bidloom/db';
import { embedDocument, ingestDocument } from '@bidloom/jobs';
import { type ObjectStorage, openS3Storage } from '@bidloom/platform';
import { mountSmallDisk } from '@bidloom/platform/testing-disk';
import { openGate } from '@bidloom/platform/testing-gate';
import { jobReached, jobsDone } from '@bidloom/platform/testing-jobs';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { startModelServer } from '../../testing/model-server.ts';
import { makeTenderPdf, pumpTender } from '../../testing/tender-pdf.ts';
import { openDiskOfTest, startTestWorker, type TestWorker } from '../../testing/test-worker.ts';

// Long enough for a machine that has a lot else to do.
t.setTimeout(300_000);

const outages = { firstMs: 50, longestMs: 100, lone: { firstMs: 50, longestMs: 100 } };
const tender = await makeTenderPdf(pumpTender);
const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;

/** A storage that can become unavailable. */
interface Cut {
  storage: ObjectStorage;
  away(): Promise<void>;
  back(): Promise<void>;
  /** The same files while it is unavailable. */
  behind(): Promise<ObjectStorage>;
}

async function diskThatGoesAway(t: Test): Promise<Cut> {
  const directory = join(t.testdir(), 'objects');
  const moved = `${directory}.away`;
  return {
    storage: await openDiskOfTest(directory),
    // As if the disk were not mounted.
    away: () => rename(directory, moved),
    back: () => rename(moved, directory),
    behind: () => openDiskOfTest(moved),
  };
}

async function s3ThatGoesAway(t: Test): Promise<Cut> {
  const gate = await openGate(new URL(TEST_S3_ENDPOINT ?? ''));
  t.teardown(() => gate.close());
  const keys = { accessKey: TEST_S3_ACCESS_KEY ?? '', secretKey: TEST_S3_SECRET_KEY ?? '' };
  const place = { region: TEST_S3_REGION ?? 'us-east-1', bucket: TEST_S3_BUCKET ?? '', ...keys };
  return {
    storage: await openS3Storage({ ...place, endpoint: `http://127.0.0.1:${gate.port}`, timeoutSeconds: 1 }),
    away: gate.refuse,
    back: gate.open,
    behind: () => openS3Storage({ ...place, endpoint: TEST_S3_ENDPOINT ?? '' }),
  };
}

const timesLogged = (worker: TestWorker, words: string) => worker.logged().split(words).length - 1;

async function untilLogged(worker: TestWorker, words: string, times = 1): Promise<void> {
  while (timesLogged(worker, words) < times) await delay(10);
}

/** What was written and announced for each document, and how often one was read. */
async function outcomesOf(worker: TestWorker) {
  const { rows } = await worker.read((trx) =>
    sql<{ status: string; stored: number; told: number }>`
      select status,
        (select count(*)::int from document_pages p where p.document_id = d.id) as stored,
        (select count(*)::int from notifications n where n.event->>'DocumentId' = d.id::text) as told
      from documents d order by file_name`.execute(trx),
  );
  const readings = await worker.read((trx) =>
    trx.selectFrom('usageEvents').select('id').where('kind', '=', 'ingest').execute(),
  );
  return { documents: rows, readings: readings.length };
}

/** Jobs with a failed attempt in their record. */
async function blamed(worker: TestWorker) {
  const { rows } = await asPlatform(worker.database, (trx) =>
    sql<object>`select id, output from pgboss.job
      where name = ${ingestDocument.name} and data->'payload'->>'organizationId' = ${worker.organizationId}
        and (output->>'failures')::int > 0`.execute(trx),
  );
  return rows;
}

const readOnce = (count: number) => ({
  documents: Array.from({ length: count }, () => ({ status: 'ready', stored: pumpTender.length, told: 1 })),
  readings: count,
});

const storages: [string, string | false, (t: Test) => Promise<Cut>][] = [
  ['on disk', false, diskThatGoesAway],
  ['on S3', !TEST_S3_ENDPOINT && 'needs S3: scripts/services.sh up', s3ThatGoesAway],
];

for (const [name, skip, open] of storages) {
  t.test(
    `documents ${name} wait for a storage that is unavailable more often than they have attempts`,
    { skip },
    async (t) => {
      const { storage, away, back, behind } = await open(t);
      const worker = await startTestWorker(null, { storage, outages, ownComputing: true });
      t.teardown(() => worker.close());
      const queue = worker.queue();
      const jobIds: string[] = [];
      for (let round = 1; round <= 6; round++) {
        await away();
        const { jobId } = await worker.send(`tender ${round}.pdf`, tender, { storage: await behind() });
        jobIds.push(jobId);
        await untilLogged(worker, 'The file storage is unavailable', round);
        // Several of the pauses between two tries.
        await delay(400);
        t.same(await blamed(worker), [], 'no attempt is used up');
        await back();
        await untilLogged(worker, 'The file storage is available again', round);
      }
      await Promise.all(jobIds.map((jobId) => jobReached(queue, jobId, 'completed')));
      t.same(await outcomesOf(worker), readOnce(6), 'all are read, once, and announced once');
      t.same(await queue.deadJobs(), []);
      t.equal(
        timesLogged(worker, 'The file storage is unavailable'),
        6,
        'one log line for each outage, not for each job',
      );
    },
  );
}

const disk = mountSmallDisk(8);
const withoutDisk = !disk && 'this process may not mount anything';

t.test('a document waits while the disk for temporary files is full', { skip: withoutDisk }, async (t) => {
  if (!disk) return;
  const before = process.env.TMPDIR;
  const worker = await startTestWorker(null, { outages, ownComputing: true });
  t.teardown(async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await worker.close();
    disk.unmount();
  });
  process.env.TMPDIR = disk.directory;
  const full = join(disk.directory, 'full');
  await t.rejects(writeFile(full, Buffer.alloc(16 * 1024 * 1024)), { code: 'ENOSPC' });
  const { jobId } = await worker.send('tender.pdf', tender);
  await untilLogged(worker, 'The disk for temporary files is unavailable');
  await delay(400);
  await rm(full);
  await jobReached(worker.queue(), jobId, 'completed');
  t.same(await outcomesOf(worker), readOnce(1));
});

t.test('a ready document waits for its vectors while the embedding model is unavailable', async (t) => {
  const server = await startModelServer();
  const model = { apiKey: 'sk-test', baseUrl: server.baseUrl, chatModel: 'test-chat', embeddingModel: 'test-vectors' };
  const worker = await startTestWorker(null, { outages, ownComputing: true });
  t.teardown(async () => {
    await worker.close();
    await server.close();
  });
  await worker.upload('tender.pdf', tender);
  server.always({ kind: 'fail', status: 503 });
  const patience = { silenceMs: 1000, backoffMs: 5, longestWaitMs: 100, tries: 1, longestCallMs: 5000 };
  await worker.start({ ...model, contextTokens: 16_000, prices: null }, patience);
  await untilLogged(worker, 'The language model is unavailable');
  const asked = server.requests.length;
  // More often than the job has attempts.
  while (server.requests.length < asked + 15) await delay(20);
  t.same(await worker.queue().deadJobs(), []);
  server.always(null);
  await jobsDone(worker.queue(), embedDocument);
  const { rows } = await worker.read((trx) =>
    sql<{ missing: number }>`select (select count(*) from document_chunks)::int
      - (select count(*) from chunk_embeddings)::int as missing`.execute(trx),
  );
  t.match(rows, [{ missing: 0 }]);
  t.match(await outcomesOf(worker), readOnce(1));
});
