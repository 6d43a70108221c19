import { type Kysely, sql } from 'kysely';

/**
 * When a document became ready for the first time: a run that was started while it was being read does not have it. Null for those that were
 * read before, of which only the time of their upload is known.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table documents add column ready_at timestamptz`.execute(db);
}
