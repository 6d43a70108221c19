import { type Kysely, sql } from 'kysely';

/**
 * The other values that the documents stated when a person decided on a fact, as `conflicts` has them: one that is not among them is news.
 * Those of the present are taken as seen.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table workspace_facts add column seen_conflicts jsonb`.execute(db);
  await sql`update workspace_facts set seen_conflicts = conflicts where decision is not null`.execute(db);
}
