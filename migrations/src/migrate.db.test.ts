import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import t from 'tap';
import type { DB } from '../db.d.ts';
import { DatabaseOpenError } from './main.ts';
import { migrate } from './migrate.ts';
import { openAsOwner, openOwnTestDatabase } from './testing-engines.ts';

const database = await openOwnTestDatabase();
t.teardown(() => database.close());

const owner = await openAsOwner(database);
t.teardown(() => owner.close());

/** Runs the statement, and migrates the database as every open does; returns the error message where that fails. */
async function migrateAfter(statement: string): Promise<string> {
  await owner.query(statement);
  const { engine } = database;
  const dialect =
    engine.kind === 'pglite'
      ? new PGliteDialect({ pglite: engine.pglite })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: engine.ownerConnectionString, max: 1 }) });
  const db = new Kysely<DB>({ dialect });
  try {
    await migrate(db);
    return 'up to date';
  } catch (error) {
    if (error instanceof DatabaseOpenError) return error.message;
    throw error;
  } finally {
    if (engine.kind === 'postgres') await db.destroy();
  }
}

t.test('every version is kept with its digest, and those from before are taken as they are', async (t) => {
  const without = () =>
    owner.query('select name from kysely_migration left join migration_checksums using (name) where sha256 is null');
  t.ok((await owner.query('select name from kysely_migration')).length > 5);
  t.same(await without(), []);
  t.equal(await migrateAfter(`drop table migration_checksums`), 'up to date');
  t.same(await without(), []);
});

t.test('a database whose versions are not those of the files is not opened', async (t) => {
  const later = '99991231-0000-later';
  t.match(
    await migrateAfter(
      `insert into kysely_migration (name, timestamp) values ('${later}', '${new Date().toISOString()}')`,
    ),
    /newer Bidloom/,
  );
  t.equal(await migrateAfter(`delete from kysely_migration where name = '${later}'`), 'up to date');
  t.match(
    await migrateAfter(`update migration_checksums set sha256 = 'another' where name = '20261120-0920-documents'`),
    /20261120-0920-documents\.ts was changed/,
  );
});
