import { type Kysely, sql } from 'kysely';

/** When, by whom and into which room sealed documents were uploaded: analytics count them, as the number of a proposal's documents is known. */
export async function up(db: Kysely<never>): Promise<void> {
  // Nothing for the platform's work, which names no organisation and reads them among the others.
  await sql`
    create function sealed_uploads(starts timestamptz, ends timestamptz)
    returns table (organization_id uuid, created_at timestamptz, created_by uuid, workspace_id uuid)
    language sql stable security definer rows 10
    set search_path = pg_catalog, public, pg_temp as $$
      select d.organization_id, d.created_at, d.created_by, d.workspace_id from documents d
      where d.organization_id = current_organization_id() and d.workspace_id = any (sealed_rooms())
        and d.created_at >= starts and d.created_at < ends
    $$`.execute(db);
}
