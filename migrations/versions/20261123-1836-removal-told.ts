import { type Kysely, sql } from 'kysely';

/** Who is notified about a removal and its export: the administrators of the organisation at the time of the request. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table organization_removals add column told_addresses text[] not null default '{}'`.execute(db);
}
