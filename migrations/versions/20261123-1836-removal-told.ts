import { type Kysely, sql } from 'kysely';

/** Who is told what becomes of a removal and its export: those who administered the organisation when it was asked for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table organization_removals add column told_addresses text[] not null default '{}'`.execute(db);
}
