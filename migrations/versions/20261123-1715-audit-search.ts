import { type Kysely, sql } from 'kysely';

/** Chains of a million entries: what is filtered and searched in them comes out of indexes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audit_entries add column search_text text not null generated always as (
      lower(coalesce(actor_name, '') || e'\n' || coalesce(actor_email, '') || e'\n' || action || e'\n' || coalesce(target_name, ''))
    ) stored`.execute(db);
  await sql`create index audit_entries_target on audit_entries (chain_id, target_id, sequence)`.execute(db);
  // Few, and what is looked for first when something happened.
  await sql`create index audit_entries_refused on audit_entries (chain_id, sequence) where outcome = 'refused'`.execute(
    db,
  );
  // The chain as an array: such an index takes one without an extension of its own.
  await sql`
    create index audit_entries_search on audit_entries
    using gin ((array[chain_id]), search_text gin_trgm_ops)`.execute(db);

  // As find_rows: `like` is kept away from indexes by row-level security. Work of an organisation finds its own entries alone. It answers
  // one more than `most` where there are more.
  await sql`
    create function find_audit_entries(chain uuid, pattern text, most integer) returns bigint[]
    language plpgsql stable security definer set search_path = pg_catalog, pg_temp
    as $$
    begin
      if chain <> public.current_organization_id() then
        return '{}';
      end if;
      return array(
        select sequence from public.audit_entries
        where array[chain_id] OPERATOR(pg_catalog.@>) array[chain] and search_text like pattern limit most + 1
      );
    end $$`.execute(db);
}
