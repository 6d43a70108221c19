import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from './database.ts';
import { createPglite } from './embedded/create-pglite.ts';
import { openDatabase, openPglite } from './open.ts';

export type TestEngine = 'pglite' | 'postgres';

/** The engines that this machine has: PGlite always, PostgreSQL where `TEST_DATABASE_URL` names a server; the one that suites run on is last. */
export const testEngines: readonly TestEngine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];

/**
 * A separate, empty, migrated database, for a test that is about a whole database or about an engine; by default on PostgreSQL where there
 * is one.
 */
export function openOwnTestDatabase(engine: TestEngine = testEngines.at(-1) ?? 'pglite'): Promise<Database> {
  if (engine === 'pglite') return openFromSnapshot();
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('PostgreSQL was asked for, and TEST_DATABASE_URL names none: scripts/services.sh up');
  return openFromTemplate(server);
}

/** A connection that may do anything with a test's database, past the roles of the product. */
export interface OwnerConnection {
  query(statement: string): Promise<{ name: string }[]>;
  close(): Promise<void>;
}

export async function openAsOwner({ engine }: Database): Promise<OwnerConnection> {
  if (engine.kind === 'pglite') {
    const { pglite } = engine;
    return {
      query: async (statement) => (await pglite.query<{ name: string }>(statement)).rows,
      close: async () => {},
    };
  }
  const client = new pg.Client({ connectionString: engine.ownerConnectionString });
  await client.connect();
  return {
    query: async (statement) => (await client.query<{ name: string }>(statement)).rows,
    close: () => client.end(),
  };
}

/** Making a cluster and migrating it takes seconds; loading it from a file is several times faster. */
async function openFromSnapshot(): Promise<Database> {
  return openPglite(await createPglite({ loadDataDir: await readSnapshot() }));
}

/**
 * Makes a data folder with an embedded, migrated database, for who opens it by `openDatabase`. Copied: to make a cluster takes twenty times
 * as long, so that only tests that are about a new folder begin with an empty one.
 */
export async function makeTestFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  cpSync(await keepFolder(), join(folder, 'pg'), { recursive: true });
}

/** Makes a data folder whose embedded database has what the statements write, and nothing else. */
export async function makeFolderFrom(folder: string, statements: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pglite = await createPglite({ dataDir: join(folder, 'pg') });
  await pglite.exec(statements);
  await pglite.close();
}

const cache = new URL('../node_modules/.cache/', import.meta.url);

/** The files of a migrated database, made once for each version of the schema. */
async function readSnapshot(): Promise<Blob> {
  const file = new URL(`schema-${await schemaDigest()}.tar`, cache);
  const snapshot = await readFile(file).catch(() => null);
  if (snapshot) return new Blob([snapshot]);
  const pglite = await createPglite({});
  const database = await openPglite(pglite);
  const made = await pglite.dumpDataDir('none');
  await database.close();
  await mkdir(cache, { recursive: true });
  await replaceBy(file, async (own) => writeFile(own, Buffer.from(await made.arrayBuffer())));
  return made;
}

/** The snapshot as a folder of files. */
async function keepFolder(): Promise<string> {
  const folder = new URL(`schema-${await schemaDigest()}`, cache);
  if (!existsSync(folder)) {
    await replaceBy(folder, async (own) => {
      const pglite = await createPglite({ dataDir: fileURLToPath(own), loadDataDir: await readSnapshot() });
      await pglite.close();
    });
  }
  return fileURLToPath(folder);
}

/** Written beside its place and renamed when whole, so that a test that starts meanwhile never reads half of it. */
async function replaceBy(place: URL, write: (own: URL) => Promise<void>): Promise<void> {
  const own = new URL(`${place.href}.${randomUUID()}`);
  await write(own);
  await rename(own, place).catch(async (error) => {
    // A folder that another process has made meanwhile is as good.
    if (!existsSync(place)) throw error;
    await rm(own, { recursive: true });
  });
}

/** Copies a migrated template; it is made once for each version of the schema, under a lock. */
async function openFromTemplate(server: string): Promise<Database> {
  const template = `bidloom_template_${await schemaDigest()}`;
  const name = `bidloom_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await makeRunner(admin);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database ${template}_new`);
      const database = await openDatabase(addresses(server, `${template}_new`));
      await database.close();
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const database = await openDatabase(addresses(server, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}

/** The account that tests run the product as: it owns nothing and may create nothing. Nobody but tests knows the server. */
const runner = 'bidloom_test';

async function makeRunner(admin: pg.Client): Promise<void> {
  // Several test processes begin at once; the lock ends with the connection.
  await admin.query('select pg_advisory_lock(4021950)');
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [runner]);
  if (!rowCount) await admin.query(`create role ${runner} login password '${runner}'`);
}

/** Where a database is, for those who run the product and for the owner of its tables. */
export interface DatabaseAddresses {
  connectionString: string;
  ownerConnectionString: string;
}

function addresses(server: string, name: string): DatabaseAddresses {
  const ownerConnectionString = withName(server, name);
  const url = new URL(ownerConnectionString);
  url.username = runner;
  url.password = runner;
  return { connectionString: url.href, ownerConnectionString };
}

/** The addresses of a test's database, to open it once more. */
export function addressesOf({ engine }: Database): DatabaseAddresses {
  if (engine.kind === 'pglite') throw new Error('An embedded database has no address');
  const { ownerConnectionString } = engine;
  return addresses(ownerConnectionString, new URL(ownerConnectionString).pathname.slice(1));
}

/** An own database on the server with what the statements write, empty without them; returns its addresses and how to drop it. */
export async function createDatabaseFrom(statements = ''): Promise<DatabaseAddresses & { drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `bidloom_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await makeRunner(admin);
  await admin.query(`create database ${name}`);
  await admin.end();
  const made = addresses(server, name);
  const owner = new pg.Client({ connectionString: made.ownerConnectionString });
  await owner.connect();
  await owner.query(statements);
  await owner.end();
  return { ...made, drop: () => dropDatabase(server, name) };
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
      if (folder === './' && file !== 'tenant-table.ts' && !file.startsWith('access')) continue;
      digest.update(file).update(await readFile(new URL(file, url)));
    }
  }
  return digest.digest('hex').slice(0, 16);
}
