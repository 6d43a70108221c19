import { createHash, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccounts } from '@bidloom/api';
import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import type { TestEngine } from '@bidloom/db/testing';
import { buildDemoTender } from '@bidloom/demo';
import { ingestDocument } from '@bidloom/jobs';
import { createLogger, openObjectStorage, openQueue } from '@bidloom/platform';
import { sql } from 'kysely';
import type { Test } from 'tap';
import { prepareInstallation, until } from './installation.ts';
import { password, signIn } from './ten-runs.ts';

const { bytes, pages } = await buildDemoTender();
const logger = createLogger({ level: 'silent', pretty: false });

/** Kills the process that reads documents, at random moments: none may be lost, and none done twice. */
export async function killReading(
  t: Test,
  engine: TestEngine,
  { kills, documents }: { kills: number; documents: number },
) {
  const dataDirectory = t.testdir();
  const product = await prepareInstallation(engine, dataDirectory);
  t.teardown(() => product.close());
  const scene = await product.inspect((database) => upload(database, dataDirectory, documents));
  let struck = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const since = new Date();
    product.launch();
    if (engine === 'postgres') {
      if (await product.inspect((database) => isReading(database, scene.organizationId, documents, since))) struck++;
      await wait(randomInt(0, 1200));
    } else if (kill % 2 === 1) {
      // The embedded database cannot be read from outside while it runs; reading begins as soon as it is ready.
      await product.ready();
      struck++;
      await wait(randomInt(0, 1200));
    } else {
      await wait(randomInt(800, 4000));
    }
    await product.kill();
  }
  t.ok(struck > 0, `${struck} of ${kills} kills struck while a document was being read`);
  await product.start();
  const token = await signIn(product, scene.email);
  const path = `/workspaces/${scene.workspaceId}/documents/search?PageSize=100`;
  await until(async () => {
    const { body } = await product.call('GET', path, { token });
    return body.data.every(({ status }: { status: string }) => status === 'ready' || status === 'failed');
  });
  await product.stop();
  checkOutcome(t, documents, await product.inspect((database) => outcome(database, scene.organizationId)));
}

/** Stores documents as uploads would, each with its job. */
async function upload(database: Database, dataDirectory: string, documents: number) {
  const queue = await openQueue({ database: database.engine, logger, exclusive: true });
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
  await queue.stop({ drainSeconds: 1 });
  const email = `${newId()}@example.org`;
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_USER' as const };
  await createAccounts(database, [{ email, ...names, organizationId, password }]);
  return { organizationId, workspaceId, email };
}

/** Waits until a job has started since then; false where there is nothing left to read, or no job may be taken yet. */
async function isReading(database: Database, organizationId: string, documents: number, since: Date): Promise<boolean> {
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

/** What happened to the documents: all ready, every page and passage once, one notification each, no job left. */
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

function checkOutcome(t: Test, documents: number, { documents: found, openJobs }: Awaited<ReturnType<typeof outcome>>) {
  t.equal(found.length, documents);
  const [first] = found;
  for (const document of found) {
    t.match(document, { status: 'ready', pages, stored: pages, told: 1 });
    t.equal(document.chunks, document.ordinals, 'passages are numbered without gaps or doubles');
    t.equal(document.terms, first?.terms, 'and the same document has the same index');
  }
  t.equal(openJobs, 0);
}
