import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { DB } from '../db.d.ts';
import { checkAccess, ensureAccess } from './access.ts';
import { ensureAccessKey } from './access-key.ts';
import { type Database, rows } from './database.ts';
import { openFolder } from './embedded/open-folder.ts';
import { migrate } from './migrate.ts';
import { names } from './names.ts';
import { openServer, type ServerConfig } from './open-server.ts';
import { embeddedAccount, ensureRoles } from './roles.ts';
import { embeddedRows } from './transact.ts';

/** Where the rows are stored: on a PostgreSQL server, or in the folder of an embedded PostgreSQL. */
export type DatabaseConfig = ServerConfig | { folder: string };

/**
 * Opens the database, embedded or on a server, and brings its schema up to date.
 * Throws `DatabaseOpenError`, with what to do, where that needs an operator.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if ('connectionString' in config) return openServer(config);
  const { pglite, release } = await openFolder(config.folder);
  try {
    return await openPglite(pglite, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Opens the rows of an embedded PostgreSQL that is already running, and brings its schema up to date. */
export async function openPglite(pglite: PGlite, release: () => Promise<void> = async () => {}): Promise<Database> {
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }), plugins: names });
  try {
    await ensureRoles(db, embeddedAccount);
    await migrate(db);
    await ensureAccess(db);
    const { claim, signingSecret } = await ensureAccessKey(db);
    const reached = embeddedRows(db, claim);
    return {
      [rows]: reached,
      engine: { kind: 'pglite', pglite, signingSecret },
      warnings: [],
      poolUse: () => [],
      check: () => checkAccess(reached),
      close: async () => {
        await db.destroy();
        await release();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
