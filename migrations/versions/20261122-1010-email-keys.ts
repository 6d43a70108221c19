import { type Kysely, sql } from 'kysely';

/** E-mails as they are compared, as a column: under row-level security an index over `lower(email)` is not used, since that is not leak-proof. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column email_key text not null generated always as (lower(email)) stored`.execute(db);
  await sql`drop index users_email`.execute(db);
  await sql`create unique index users_email on users (email_key)`.execute(db);
}
