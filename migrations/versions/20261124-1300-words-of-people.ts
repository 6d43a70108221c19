import { type Kysely, sql } from 'kysely';

/**
 * What is searched goes into the index of the usual order of people: a common word, or one of two letters, is then looked for in that index alone.
 * In the table it would be looked for behind all other columns of each row, which takes longer than the comparison.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index users_by_first_name_key, all_users_by_first_name_key`.execute(db);
  const more = sql`include (role, status, search_text) where deleted_at is null`;
  await sql`
    create index users_by_first_name_key on users (organization_id, first_name_key, id) ${more}`.execute(db);
  await sql`create index all_users_by_first_name_key on users (first_name_key, id) ${more}`.execute(db);
}
