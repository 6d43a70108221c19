import type { DatabaseEngine } from '../database.ts';
import { removeRowsOfObjects } from './objects.ts';
import { assertEmpty, passingTables } from './restorable.ts';
import { inSession, type Session } from './session.ts';
import { listTables, quoted } from './tables.ts';

/** Characters of JSON that one statement writes. */
const batchLength = 1_000_000;

/** Writes rows into an empty database. */
export interface RowWriter {
  /** Writes the rows of a table; tables come in the order of the snapshot. Returns how many were written. */
  rows(table: string, lines: AsyncIterable<string>): Promise<number>;
  /** Writes jobs into queues that exist; those that ran when they were saved wait again. Returns how many were written. */
  jobs(lines: AsyncIterable<string>): Promise<number>;
  /** Removes the rows of objects that there are no more. */
  forget(objectKeys: readonly string[]): Promise<void>;
}

/**
 * Runs `work` in one transaction: all rows and jobs are written, or none. The queue's tables must be there. Throws `RestoreRefusedError`
 * where there are rows already.
 */
export function writeSnapshot<T>(engine: DatabaseEngine, work: (writer: RowWriter) => Promise<T>): Promise<T> {
  return inSession(engine, 'write', async (session) => {
    await assertEmpty(session);
    const tables = await listTables(session);
    for (const table of passingTables) {
      if (tables.includes(table)) await session.query(`delete from ${quoted(table)}`);
    }
    // Rows come as they were: a trigger would renumber and date entries of the audit log again, or count seats and pages again.
    for (const table of tables) await session.query(`alter table ${quoted(table)} disable trigger user`);
    // A row may point at a later one of the same table.
    await session.query('set constraints all deferred');
    const result = await work({
      async rows(table, lines) {
        if (!tables.includes(table)) throw new Error(`This version has no table ${table}.`);
        const columns = await writtenColumns(session, table);
        return insert(
          session,
          lines,
          `insert into ${quoted(table)} (${columns}) overriding system value
          select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb) r`,
        );
      },
      jobs: (lines) =>
        insert(
          session,
          lines,
          `insert into pgboss.job
          select r.* from jsonb_array_elements($1::jsonb) j,
            jsonb_populate_record(null::pgboss.job, case j->>'state' when 'active' then j || '{"state":"retry"}' else j end) r
          where exists (select from pgboss.queue q where q.name = r.name)`,
        ),
      forget: (keys) => removeRowsOfObjects(session, keys),
    });
    await session.query('set constraints all immediate');
    await advanceSequences(session);
    for (const table of tables) await session.query(`alter table ${quoted(table)} enable trigger user`);
    return result;
  });
}

/** Returns how many rows the database has written; that is less than was sent where it leaves some out. */
async function insert(session: Session, lines: AsyncIterable<string>, statement: string): Promise<number> {
  let batch: string[] = [];
  let length = 0;
  let count = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const [written] = await session.query<{ count: number }>(
      `with written as (${statement} returning 1) select count(*)::integer as count from written`,
      [`[${batch.join(',')}]`],
    );
    count += written?.count ?? 0;
    batch = [];
    length = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length >= batchLength) await flush();
  }
  await flush();
  return count;
}

/** The columns of a table, without those that the database computes from others. */
async function writtenColumns(session: Session, table: string): Promise<string> {
  const columns = await session.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [quoted(table)],
  );
  return columns.map(({ name }) => quoted(name)).join(', ');
}

/** Sequences of the database continue after the restored numbers. */
async function advanceSequences(session: Session): Promise<void> {
  const columns = await session.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped`,
  );
  for (const { table, column } of columns) {
    await session.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(table)}), false)`,
      [quoted(table), column],
    );
  }
}
