import { type Kysely, sql } from 'kysely';

/** When a session was used last, to within minutes: one that nobody uses ends before its time. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column last_seen_at timestamptz not null default now()`.execute(db);
}
