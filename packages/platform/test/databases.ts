import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseHandle } from '../src/database-handle.ts';

export type DatabaseKind = DatabaseHandle['kind'];

/** A database of a test's own, with the table that the events need. */
export interface TestDatabase {
  handle: DatabaseHandle;
  db: Kysely<never>;
  close(): Promise<void>;
}

export const signingSecret = 'a secret for tests alone';

const server = process.env.TEST_DATABASE_URL;

/** PGlite always, and PostgreSQL where a server for tests is given. */
export const databaseKinds: DatabaseKind[] = server ? ['pglite', 'postgres'] : ['pglite'];

export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const database = kind === 'pglite' ? await openEmbedded() : await openOnServer(server ?? '');
  await sql`create table large_events (id uuid primary key, payload jsonb not null, created_at timestamptz not null default now())`.execute(
    database.db,
  );
  return database;
}

async function openEmbedded(): Promise<TestDatabase> {
  const pglite = await PGlite.create();
  const db = new Kysely<never>({ dialect: new PGliteDialect({ pglite }) });
  return { handle: { kind: 'pglite', pglite, signingSecret }, db, close: () => db.destroy() };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `platform_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = name;
  const connectionString = address.href;
  const pool = new pg.Pool({ connectionString, max: 4 });
  // The server may end a connection that is just being closed.
  pool.on('error', () => {});
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  return {
    handle: { kind: 'postgres', connectionString, ownerConnectionString: connectionString, signingSecret },
    db,
    async close() {
      await db.destroy();
      await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
