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

/** The database that the suites of this process share: a new one for each file took most of their time. */
interface SharedDatabase {
  database: Database;
  /** Every table that has no rows in a new database, as an SQL list. */
  tables: string;
}

let opened: Promise<SharedDatabase> | null = null;
/** How many suites have it open. A database that is kept stays when its last user goes. */
let users = 0;
let isKept = false;

/**
 * The migrated database of this process, for suites that make their own organisations: PGlite, or PostgreSQL where `TEST_DATABASE_URL`
 * names a server. When its last user closes it, it is removed; where it is kept, it is emptied for the next.
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
      if (--users === 0) await (isKept ? empty() : closeShared());
    },
  };
}

/** Keeps the shared database open between its users until the returned function is called; for processes that run file after file. */
export function keepTestDatabase(): () => Promise<void> {
  isKept = true;
  return async () => {
    isKept = false;
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

/** Rows that a suite leaves would be found by the next one: by watches over all organisations, and by workers of the queue. */
async function empty(): Promise<void> {
  if (!opened) return;
  const { database, tables } = await opened;
  const owner = await openAsOwner(database);
  // Without a limit, this would wait for ever for code that still works after its suite has closed everything.
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
