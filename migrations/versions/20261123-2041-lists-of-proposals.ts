import { type Kysely, sql } from 'kysely';

/** What the list of proposals over all tenders is ordered, counted and searched by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table proposals add column search_text text not null generated always as (lower(title)) stored`.execute(db);
  await sql`create index proposals_by_created_at on proposals (organization_id, created_at, id)`.execute(db);
  await sql`create index proposals_count on proposals (organization_id, status)`.execute(db);
  await sql`
    create index proposals_search on proposals using gin ((array[organization_id]), search_text gin_trgm_ops)`.execute(
    db,
  );
}
