import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '../db.d.ts';
import { type Database, type DatabaseEngine, type Rows, rows } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { embeddedRows, serverRows } from './transact.ts';

/** Where the rows are kept: a PostgreSQL server, or a folder that an embedded PostgreSQL keeps them in. */
export type DatabaseConfig = { connectionString: string; poolSize?: number } | { folder: string };

/**
 * Opens the database, embedded or on a server, and brings its schema up to date.
 * Throws `FolderLockedError` where another process has the embedded folder open.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if ('connectionString' in config) return openPostgres(config);
  await mkdir(config.folder, { recursive: true });
  const unlock = await lockFolder(config.folder);
  try {
    const pglite = await createPglite({ dataDir: join(config.folder, 'pg') });
    return await openPglite(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** An embedded PostgreSQL with our extensions; in memory without `dataDir`, from a snapshot with `loadDataDir`. */
export function createPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { vector, pg_trgm } });
}

/** Opens the rows of an embedded PostgreSQL that is already running. */
export async function openPglite(pglite: PGlite, release: () => Promise<void> = async () => {}): Promise<Database> {
  return open(new PGliteDialect({ pglite }), embeddedRows, { kind: 'pglite', pglite }, release);
}

async function openPostgres(config: { connectionString: string; poolSize?: number }): Promise<Database> {
  const pool = new pg.Pool({ connectionString: config.connectionString, max: config.poolSize ?? 10 });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return open(new PostgresDialect({ pool }), (db) => serverRows(db, pool), {
    kind: 'postgres',
    connectionString: config.connectionString,
  });
}

async function open(
  dialect: Dialect,
  reach: (db: Kysely<DB>) => Rows,
  engine: DatabaseEngine,
  release?: () => Promise<void>,
): Promise<Database> {
  const db = new Kysely<DB>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    [rows]: reach(db),
    engine,
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await db.destroy();
      await release?.();
    },
  };
}
