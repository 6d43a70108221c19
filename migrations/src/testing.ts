import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from './database.ts';
import { createPglite, openDatabase, openPglite } from './open.ts';

/** An own, empty, migrated database for one test file: PGlite, or PostgreSQL where `TEST_DATABASE_URL` names a server. */
export function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openFromTemplate(server) : openFromSnapshot();
}

/** Making a cluster and migrating it takes seconds; loading it from a file is several times faster. */
async function openFromSnapshot(): Promise<Database> {
  const folder = new URL('../node_modules/.cache/', import.meta.url);
  const file = new URL(`schema-${await schemaDigest()}.tar`, folder);
  const snapshot = await readFile(file).catch(() => null);
  if (snapshot) return openPglite(await createPglite({ loadDataDir: new Blob([snapshot]) }));
  const pglite = await createPglite({});
  const database = await openPglite(pglite);
  await mkdir(folder, { recursive: true });
  const own = new URL(`${file.href}.${randomUUID()}`);
  await writeFile(own, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  // Renamed when whole, so that a test that starts meanwhile never reads half a snapshot.
  await rename(own, file);
  return database;
}

/** Copies a migrated template; it is made once for each version of the schema, under a lock. */
async function openFromTemplate(server: string): Promise<Database> {
  const template = `bidloom_template_${await schemaDigest()}`;
  const name = `bidloom_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(4021950)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database ${template}_new`);
      const database = await openDatabase({ connectionString: withName(server, `${template}_new`) });
      await database.close();
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const database = await openDatabase({ connectionString: withName(server, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}

async function dropDatabase(server: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}

function withName(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function schemaDigest(): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of ['../versions/', './']) {
    const url = new URL(folder, import.meta.url);
    for (const file of (await readdir(url)).sort()) {
      if (folder === './' && file !== 'tenant-table.ts') continue;
      digest.update(file).update(await readFile(new URL(file, url)));
    }
  }
  return digest.digest('hex').slice(0, 16);
}
