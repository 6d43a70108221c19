import { type Kysely, sql } from 'kysely';

/** Places that say more of a fact that is stated in words: terms of payment or required experience seldom fit into one sentence. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table workspace_facts add column further jsonb not null default '[]'`.execute(db);
}
