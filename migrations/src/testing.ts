import type { Database } from './database.ts';
import { openAsOwner, openOwnTestDatabase } from './testing-engines.ts';

export {
  addressesOf,
  createDatabaseFrom,
  type DatabaseAddresses,
  makeFolderFrom,
  makeTestFolder,
  openAsOwner,
  openOwnTestDatabase,
  type TestEngine,
  testEngines,
} from './testing-engines.ts';

/** The database that the suites of this process share: to open one for each file took most of their time. */
interface SharedDatabase {
  database: Database;
  /** Every table that a fresh database has no rows in, as an SQL list. */
  tables: string;
}

let opened: Promise<SharedDatabase> | null = null;
/** Those who have it open; one that is held stays when its last user goes. */
let users = 0;
let isHeld = false;

/**
 * The migrated database of this process, for suites that make their own organisations: PGlite, or PostgreSQL where
 * `TEST_DATABASE_URL` names a server. When its last user closes it, it is gone; or emptied for the next, where it is held.
 */
export async function openTestDatabase(): Promise<Database> {
  users++;
  opened ??= openShared();
  const { database } = await opened;
  let isOpen = true;
  return {
    ...database,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      if (--users === 0) await (isHeld ? empty() : closeShared());
    },
  };
}

/** Keeps the shared database open between its users, until the function that is returned is called; for who runs file after file. */
export function holdTestDatabase(): () => Promise<void> {
  isHeld = true;
  return async () => {
    isHeld = false;
    if (users === 0) await closeShared();
  };
}

async function openShared(): Promise<SharedDatabase> {
  const database = await openOwnTestDatabase();
  const owner = await openAsOwner(database);
  const tables: string[] = [];
  const named = await owner.query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  for (const { name } of named) {
    const rows = await owner.query(`select 1 from ${name} limit 1`);
    if (rows.length === 0) tables.push(name);
  }
  await owner.close();
  return { database, tables: tables.join(', ') };
}

/** What a suite has left would be found by the next: by watches over all organisations, and by whoever works the queue. */
async function empty(): Promise<void> {
  if (!opened) return;
  const { database, tables } = await opened;
  const owner = await openAsOwner(database);
  // Who still works after its suite has closed everything would be waited for without end.
  await owner.query("set lock_timeout = '10s'");
  await owner.query(`truncate ${tables}`);
  const [queue] = await owner.query("select to_regclass('pgboss.job')::text as name");
  if (queue?.name) await owner.query('delete from pgboss.job');
  await owner.query('reset lock_timeout');
  await owner.close();
}

async function closeShared(): Promise<void> {
  const closing = opened;
  opened = null;
  await (await closing)?.database.close();
}
