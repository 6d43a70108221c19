import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../../db.d.ts';
import type { DatabaseEngine } from '../database.ts';
import { openFolder } from '../embedded/open-folder.ts';
import { migrate, readVersions } from '../migrate.ts';
import type { DatabaseConfig } from '../open.ts';
import { accountOf } from '../open-server.ts';
import { embeddedAccount, ensureRoles } from '../roles.ts';
import { assertRestorable } from './restorable.ts';
import { inSession } from './session.ts';

/** A database that is restored to, with the schema that its rows had. */
export interface RestoreDatabase {
  engine: DatabaseEngine;
  close(): Promise<void>;
}

/** Nobody else listens while a backup is restored. */
const signingSecret = 'restoring';

/**
 * Opens an empty database with the schema of an earlier version, the last of `migrations`: rows are written back into the tables that
 * they came from, and the next normal start brings both up to date. Throws, before anything is changed, `RestoreRefusedError` where
 * they can't be, and `FolderLockedError` where another process has the folder.
 */
export async function openAt(config: DatabaseConfig, migrations: readonly string[]): Promise<RestoreDatabase> {
  const version = migrations.at(-1);
  const files = await readVersions();
  const examine = (engine: DatabaseEngine) =>
    inSession(engine, 'snapshot', (session) => assertRestorable(session, files, migrations));
  if ('connectionString' in config) {
    // Everything as the owner of the tables, who is bound by no policy.
    const { connectionString, ownerConnectionString = connectionString } = config;
    const owner = { kind: 'postgres' as const, connectionString: ownerConnectionString, ownerConnectionString };
    const engine = { ...owner, signingSecret };
    await examine(engine);
    const pool = new pg.Pool({ connectionString: ownerConnectionString, max: 2 });
    pool.on('error', () => {});
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    try {
      await ensureRoles(db, accountOf(connectionString));
      await migrate(db, version);
    } finally {
      await db.destroy();
    }
    return { engine, close: async () => {} };
  }
  const { pglite, release: close } = await openFolder(config.folder);
  const engine = { kind: 'pglite' as const, pglite, signingSecret };
  try {
    await examine(engine);
    const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) });
    await ensureRoles(db, embeddedAccount);
    await migrate(db, version);
    return { engine, close };
  } catch (error) {
    await close();
    throw error;
  }
}
