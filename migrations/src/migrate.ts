import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DB } from '../db.d.ts';

const folder = new URL('../versions/', import.meta.url);

/** Brings the schema up to date. Processes that start together wait for each other (the migrator's own lock). */
export async function migrate(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const entries = files.map(async (file) => {
    const migration: Migration = await import(new URL(file, folder).href);
    return [file.replace(/\.ts$/, ''), migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
