import { type Kysely, sql } from 'kysely';

/** Places that still name a date which a corrigendum replaces: an answer that quotes one must say the new date. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table workspace_facts add column replaced jsonb not null default '[]'`.execute(db);
}
