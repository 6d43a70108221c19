import type { DatabaseEngine } from '../database.ts';
import { type ReferencedObject, readReferencedObjects } from './objects.ts';
import { inSession, type Session } from './session.ts';
import { listMigrations, listTables, quoted } from './tables.ts';

/** Rows that one round trip brings; pages and vectors are kilobytes each. */
const batch = 200;

/** All rows as they were at one moment. */
export interface Snapshot {
  /** Versions of the schema, in their order. */
  migrations: string[];
  /** Tables in an order in which their rows can be written back. */
  tables: string[];
  /** The objects that these rows point at. */
  objects: ReferencedObject[];
  /** The rows of a table, each as a line of JSON with the columns' names; to be read to their end before the next table's. */
  rows(table: string): AsyncGenerator<string>;
  /** Jobs that wait, run or were given up, as lines of JSON. */
  jobs(): AsyncGenerator<string>;
}

/**
 * Reads all rows at one moment, of every organisation, while other work continues. The embedded database makes other work wait, because one
 * moment is one transaction and it has only one connection: `work` should do nothing there that could be done later. Keys of rows and their
 * JSON are the same on every engine, so that a backup of the embedded database can be restored to a server.
 */
export function readSnapshot<T>(engine: DatabaseEngine, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return inSession(engine, 'snapshot', async (session) =>
    work({
      migrations: await listMigrations(session),
      tables: await listTables(session),
      objects: await readReferencedObjects(session),
      rows: (table) => lines(session, `select to_jsonb(t)::text as line from ${quoted(table)} t`),
      jobs: () => openJobs(session),
    }),
  );
}

async function* openJobs(session: Session): AsyncGenerator<string> {
  const [queue] = await session.query<{ exists: boolean }>("select to_regclass('pgboss.job') is not null as exists");
  if (!queue?.exists) return;
  yield* lines(
    session,
    "select to_jsonb(t)::text as line from pgboss.job t where state in ('created', 'retry', 'active') order by created_on",
  );
}

async function* lines(session: Session, select: string): AsyncGenerator<string> {
  await session.query(`declare saved no scroll cursor for ${select}`);
  for (;;) {
    const rows = await session.query<{ line: string }>(`fetch ${batch} from saved`);
    for (const { line } of rows) yield line;
    if (rows.length < batch) break;
  }
  await session.query('close saved');
}
