import { type Kysely, sql } from 'kysely';

/**
 * Where one account does everything, as in the embedded database, there is no token: the owner of the tables is the platform there,
 * outside of an organisation's transactions.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function finish_organization_removal(id uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if coalesce(current_setting('app.organization_id', true), '') <> '' or (is_platform() is not true
          and not pg_has_role(session_user, (select relowner from pg_class where oid = 'organizations'::regclass), 'USAGE')) then
        raise exception 'the platform alone removes organisations' using errcode = '42501';
      end if;
      perform from organizations o where o.id = finish_organization_removal.id for update;
      if exists (select from organizations o where o.id = finish_organization_removal.id and o.is_active) then
        raise exception 'the organisation is active' using errcode = 'BL006';
      end if;
      if not exists (select from organization_removals r where r.organization_id = finish_organization_removal.id
          and r.status = 'removing' and r.export_object_key is not null) then
        raise exception 'the removal is not confirmed, or there is no export' using errcode = 'BL006';
      end if;
      delete from audit_entries where chain_id = finish_organization_removal.id;
      delete from audit_chains where chain_id = finish_organization_removal.id;
      delete from organizations o where o.id = finish_organization_removal.id;
      update organization_removals r set rows_removed_at = coalesce(rows_removed_at, now())
        where r.organization_id = finish_organization_removal.id;
    end $$`.execute(db);
}
