import { type Kysely, sql } from 'kysely';

/**
 * The function as `20261123-1829-platform-rules` has it: the version between is an older one, which knew neither the platform's chain
 * nor the entry that tells of the removal.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function finish_organization_removal(id uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      found_organization organizations;
      removal organization_removals;
    begin
      if not works_for_platform() then
        raise exception 'the platform alone removes organisations' using errcode = '42501';
      end if;
      if finish_organization_removal.id = '00000000-0000-0000-0000-000000000000' then
        raise exception 'the platform is no organisation' using errcode = '42501';
      end if;
      select * into found_organization from organizations o where o.id = finish_organization_removal.id for update;
      if found_organization.is_active then
        raise exception 'the organisation is active' using errcode = 'BL006';
      end if;
      select * into removal from organization_removals r where r.organization_id = finish_organization_removal.id
        and r.status = 'removing' and r.export_object_key is not null;
      if removal.organization_id is null then
        raise exception 'the removal is not confirmed, or there is no export' using errcode = 'BL006';
      end if;
      if found_organization.id is not null then
        delete from audit_entries where chain_id = finish_organization_removal.id;
        delete from audit_chains where chain_id = finish_organization_removal.id;
        delete from organizations o where o.id = finish_organization_removal.id;
        insert into audit_entries (id, organization_id, actor_id, action, target_type, target_id, target_name)
        values (gen_random_uuid(), null, removal.confirmed_by, 'organization.removed', 'organization',
          found_organization.id::text, found_organization.name);
      end if;
      update organization_removals r set rows_removed_at = coalesce(rows_removed_at, now())
        where r.organization_id = finish_organization_removal.id;
    end $$`.execute(db);
}
