import { type Kysely, sql } from 'kysely';

/** What of a ready document may be missing or read wrongly. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table documents
      -- In words for a person, with what to do; null: nothing to say.
      add column warning text`.execute(db);
}
