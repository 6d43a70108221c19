import { type Kysely, sql } from 'kysely';
import type { DB } from '../db.d.ts';
import { DatabaseOpenError } from './open-error.ts';

/** A version of the schema as a file has it, and the digest of that file. */
export interface VersionFile {
  name: string;
  sha256: string;
}

/** A version that the database has. */
export interface AppliedVersion {
  name: string;
  /** The hash of the file from which it was applied; null: it was not recorded then. */
  sha256: string | null;
}

/** The versions that the database has do not go with the files of this program. */
export class MigrationHistoryError extends DatabaseOpenError {
  override name = 'MigrationHistoryError';
}

/** Throws a `MigrationHistoryError` where the versions that were applied are not the first of the files, unchanged. */
export function assertHistory(applied: readonly AppliedVersion[], files: readonly VersionFile[]): void {
  const byName = new Map(files.map((file) => [file.name, file]));
  const newest = files.at(-1)?.name ?? '';
  for (const { name, sha256 } of applied) {
    const file = byName.get(name);
    if (!file && name > newest) {
      throw new MigrationHistoryError(
        `The database has the version ${name}, which this program does not know yet: a newer Bidloom has opened it. Start that one or a later one, or restore a backup from before.`,
      );
    }
    if (!file) {
      throw new MigrationHistoryError(
        `The file migrations/versions/${name}.ts is missing, which the database was built with. Bring it back, or install this version of Bidloom again.`,
      );
    }
    if (sha256 && sha256 !== file.sha256) {
      throw new MigrationHistoryError(
        `The file migrations/versions/${name}.ts was changed after the database was built with it. Bring it back as it was, and put the change into a new file; or install this version of Bidloom again.`,
      );
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const known = new Set(applied.map(({ name }) => name));
  const late = files.find(({ name }) => name < last && !known.has(name));
  if (late) {
    throw new MigrationHistoryError(
      `The file migrations/versions/${late.name}.ts comes before ${last}, which the database has already. Give it a later date.`,
    );
  }
}

/** The versions that the database has, in their order; none where it is new. */
export async function readHistory(db: Kysely<DB>): Promise<AppliedVersion[]> {
  const { rows: tables } = await sql<{ versions: boolean; checksums: boolean }>`
    select to_regclass('public.kysely_migration') is not null as versions,
      to_regclass('public.migration_checksums') is not null as checksums`.execute(db);
  if (!tables[0]?.versions) return [];
  const { rows } = tables[0].checksums
    ? await sql<AppliedVersion>`
        select name, sha256 from kysely_migration left join migration_checksums using (name) order by name`.execute(db)
    : await sql<AppliedVersion>`select name, null as sha256 from kysely_migration order by name`.execute(db);
  return rows;
}

/** Stores the digests of the versions that have none yet: of those just applied, and of those from before digests were stored. */
export async function keepChecksums(db: Kysely<DB>, files: readonly VersionFile[]): Promise<void> {
  const without = (await readHistory(db)).filter(({ sha256 }) => !sha256).map(({ name }) => name);
  const rows = files.filter(({ name }) => without.includes(name));
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('bidloom migration checksums'))`.execute(trx);
    await sql`create table if not exists migration_checksums (name text primary key, sha256 text not null)`.execute(
      trx,
    );
    for (const { name, sha256 } of rows) {
      await sql`insert into migration_checksums (name, sha256) values (${name}, ${sha256}) on conflict do nothing`.execute(
        trx,
      );
    }
  });
}
