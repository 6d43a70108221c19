import { type Kysely, sql } from 'kysely';

/**
 * Whether a correction was taken over from an earlier run: it keeps its person and time, and is work that was done once. Those of before are
 * found by both, which an earlier run of the tender has too; outside of the database a time has milliseconds only. Their days are counted again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table document_request_items add column is_carried boolean not null default false`.execute(db);
  await sql`
    with carried as (
      update document_request_items item set is_carried = true
      from document_requests run
      where run.id = item.request_id and item.corrected_at is not null and exists (
        select from document_requests earlier
        join document_request_items original on original.request_id = earlier.id
        where (earlier.organization_id, earlier.workspace_id) = (run.organization_id, run.workspace_id)
          and earlier.request_type = run.request_type and earlier.created_at < run.created_at
          and original.corrected_by = item.corrected_by
          and date_trunc('milliseconds', original.corrected_at) = date_trunc('milliseconds', item.corrected_at))
      returning item.organization_id, item.corrected_at)
    insert into analytics_marks (organization_id, at)
    select distinct organization_id, date_bin('15 minutes', corrected_at, '2000-01-01 00:00:00Z') from carried`.execute(
    db,
  );
}
