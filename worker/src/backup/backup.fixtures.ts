import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, newId, openDatabase, withTenant } from '@bidloom/db';
import { readSnapshot } from '@bidloom/db/backup';
import { createDatabaseFrom, makeTestFolder, type TestEngine } from '@bidloom/db/testing';
import { ingestDocument } from '@bidloom/jobs';
import {
  type Config,
  createLogger,
  databaseOf,
  type ObjectStorage,
  openQueue,
  openStorageOf,
  readConfig,
} from '@bidloom/platform';
import { sql } from 'kysely';
import type { Test } from 'tap';
import { runSave } from './commands.ts';

const logger = createLogger({ level: 'silent', pretty: false });
export const silent = () => {};

export async function newFolder(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bidloom-backup-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Settings of a new, empty installation with its own folder and, on PostgreSQL, its own database. The folder has a migrated database as
 * after a first start, unless `untouched` is set.
 */
export async function newInstallation(
  t: Test,
  name: string,
  engine: TestEngine,
  { untouched = false } = {},
): Promise<Config> {
  const directory = await newFolder(t);
  const env = { DATA_DIR: join(directory, name), SESSION_SECRET: 'a secret for tests alone, of no value elsewhere' };
  if (engine === 'pglite') {
    const config = readConfig(env);
    const place = databaseOf(config, 'command');
    if ('folder' in place && !untouched) await makeTestFolder(place.folder);
    return config;
  }
  const { connectionString, ownerConnectionString, drop } = await createDatabaseFrom();
  t.teardown(drop);
  return readConfig({ ...env, DATABASE_URL: connectionString, DATABASE_OWNER_URL: ownerConnectionString });
}

export const openConfigured = (config: Config) => openDatabase(databaseOf(config, 'command'));

/** The first filled folder of this process: a copy takes a tenth of the time that filling takes. */
let filled: { folder: string; documents: string[] } | undefined;

/**
 * Two organisations with a document each, with everything that is hard to copy: bytes, vectors, generated ids, a waiting job. Folders with
 * a database of their own are filled with the same rows.
 */
export async function fill(config: Config): Promise<{ documents: string[] }> {
  if (config.databaseUrl) return fillAgain(config);
  if (!filled) {
    const documents = await fillAgain(config);
    const folder = await mkdtemp(join(tmpdir(), 'bidloom-filled-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    cpSync(config.dataDirectory, folder, { recursive: true });
    filled = { folder, ...documents };
  } else {
    await rm(config.dataDirectory, { recursive: true, force: true });
    cpSync(filled.folder, config.dataDirectory, { recursive: true });
  }
  return { documents: filled.documents };
}

/** A backup of a filled installation, made once for tests that only restore it. Tests may read both but not change them. */
export async function saveFilled(t: Test, engine: TestEngine): Promise<{ source: Config; file: string }> {
  const source = await newInstallation(t, 'from', engine);
  await fill(source);
  await writeFile(join(source.dataDirectory, 'demo-accounts.json'), '["from"]');
  const file = join(await newFolder(t), 'backup.tar');
  await runSave(source, file, silent);
  return { source, file };
}

async function fillAgain(config: Config): Promise<{ documents: string[] }> {
  const database = await openConfigured(config);
  const queue = await openQueue({ database: database.engine, logger });
  const storage = await openStorageOf(config);
  const documents: string[] = [];
  for (const name of ['North "Ü" \\ Bids', 'South\nBids']) {
    const [organizationId, customerId, workspaceId, documentId] = [newId(), newId(), newId(), newId()];
    const content = Buffer.from(`The file of ${name}`);
    const objectKey = `${organizationId}/documents/${documentId}`;
    await storage.put(objectKey, Readable.from([content]), { contentType: 'application/pdf' });
    const own = { organizationId, documentId };
    await asPlatform(database, (trx) => trx.insertInto('organizations').values({ id: organizationId, name }).execute());
    await withTenant(database, organizationId, async (trx) => {
      await trx.insertInto('customers').values({ id: customerId, organizationId, name }).execute();
      const workspace = { id: workspaceId, organizationId, customerId, name, value: '1234567890123456.78' };
      await trx.insertInto('workspaces').values(workspace).execute();
      const sha256 = createHash('sha256').update(content).digest('hex');
      const file = {
        fileName: 'a.pdf',
        fileNameKey: 'a.pdf',
        mediaType: 'application/pdf',
        size: content.length,
        sha256,
      };
      const read = { status: 'ready', pages: 1, language: 'en', tags: ['a,b', '"c"', ''] };
      const row = { id: documentId, organizationId, workspaceId, objectKey, ...file, ...read };
      await trx.insertInto('documents').values(row).execute();
      const page = {
        number: 1,
        width: 595.276,
        height: 841.89,
        text: 'Page\u2028break\u2029s',
        blocks: '[]',
        source: 'text',
      };
      await trx
        .insertInto('documentPages')
        .values({ ...own, ...page, words: Buffer.from([0, 255, 92, 10]) })
        .execute();
      const chunk = { ordinal: 0, kind: 'prose', text: 'Page', sectionPath: ['1'], pageFrom: 1, pageTo: 1, tokens: 1 };
      await trx
        .insertInto('documentChunks')
        .values({ ...own, ...chunk, workspaceId, spans: '[]' })
        .execute();
      await trx
        .insertInto('documentTerms')
        .values({ ...own, key: 'page', ordinals: [0] })
        .execute();
      const vector = `[${Array.from({ length: 1024 }, (_, index) => (index % 7) / 8).join(',')}]`;
      await sql`insert into chunk_embeddings (organization_id, workspace_id, document_id, ordinal, model, embedding)
        values (${organizationId}, ${workspaceId}, ${documentId}, 0, 'm', ${vector})`.execute(trx);
      await trx.insertInto('notifications').values({ organizationId, event: '{"Message":"Done"}' }).execute();
      await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId });
    });
    documents.push(objectKey);
  }
  await queue.stop({ drainSeconds: 1 });
  await database.close();
  return { documents };
}

/** Every row and every waiting job, as JSON. */
export async function contentOf(config: Config): Promise<Record<string, string[]>> {
  const database = await openConfigured(config);
  try {
    return await readSnapshot(database.engine, async (snapshot) => {
      const content: Record<string, string[]> = {};
      for (const table of snapshot.tables) content[table] = (await collect(snapshot.rows(table))).sort();
      const jobs = await collect(snapshot.jobs());
      content.jobs = jobs.map((line) => JSON.stringify(JSON.parse(line).data)).sort();
      return content;
    });
  } finally {
    await database.close();
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export async function bytesOf(storage: ObjectStorage, key: string): Promise<Buffer> {
  return Buffer.concat(await collect((await storage.get(key)) as AsyncIterable<Buffer>));
}
