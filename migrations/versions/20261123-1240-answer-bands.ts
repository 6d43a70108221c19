import { type Kysely, sql } from 'kysely';

/** Whether what was said is an answer or only close to one, and how likely it is right. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table chat_entries
      -- Null in what is older: there, answered alone tells.
      add column band text check (band in ('answer', 'closest', 'none')),
      -- 0 to 1; null in what is older.
      add column confidence real`.execute(db);
}
