import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DB } from '../db.d.ts';
import { assertHistory, keepChecksums, readHistory, type VersionFile } from './migration-history.ts';

const folder = new URL('../versions/', import.meta.url);

/**
 * Brings the schema up to date, or to the version that is named, which an empty database then has. Processes that start together
 * wait for each other (the migrator's own lock). Throws a `MigrationHistoryError` where the database was built with other files.
 */
export async function migrate(db: Kysely<DB>, version?: string): Promise<void> {
  const files = await readVersions();
  assertHistory(await readHistory(db), files);
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(files) } });
  const { error } = await (version === undefined ? migrator.migrateToLatest() : migrator.migrateTo(version));
  if (error) throw error;
  await keepChecksums(db, files);
}

/** The versions of the schema that this program has, in their order. */
export async function readVersions(): Promise<VersionFile[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.ts$/, ''),
      sha256: digestOf(await readFile(new URL(file, folder), 'utf8')),
    })),
  );
}

/** The same whatever ends the lines: a checkout on Windows changes nothing. */
export function digestOf(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');
}

async function loadMigrations(files: readonly VersionFile[]): Promise<Record<string, Migration>> {
  const entries = files.map(async ({ name }) => {
    const migration: Migration = await import(new URL(`${name}.ts`, folder).href);
    return [name, migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
