import { type Kysely, sql } from 'kysely';

/** What the platform alone may do through functions that run as the owner, on either engine, and what nobody may. */
export async function up(db: Kysely<never>): Promise<void> {
  await tellPlatform(db);
  await keepChains(db);
  await answerOwnAlone(db);
  await keepRemovedPeople(db);
}

/**
 * The embedded database has one account and no token, so that `is_platform()` is never true there: what neither took the tenant role on
 * nor names an organisation is the platform's work.
 */
async function tellPlatform(db: Kysely<never>): Promise<void> {
  await sql`
    create function works_for_platform() returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
      select current_setting('role') <> 'bidloom_tenant'
        and coalesce(current_setting('app.organization_id', true), '') = ''
        and (public.is_platform() is true or exists (
          select from pg_class where oid = 'public.organizations'::regclass and pg_has_role(session_user, relowner, 'member')))
    $$`.execute(db);
}

/** No part of the audit log goes but with the organisation that it belongs to, and the platform's part says so at the same moment. */
async function keepChains(db: Kysely<never>): Promise<void> {
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

/** Whoever calls these as an organisation learns of that organisation alone. */
async function answerOwnAlone(db: Kysely<never>): Promise<void> {
  await sql`alter function take_seats() security definer set search_path = pg_catalog, public, pg_temp`.execute(db);
  await sql`alter function take_seat_again() security definer set search_path = pg_catalog, public, pg_temp`.execute(
    db,
  );
  await sql`revoke execute on function keep_to_seats(uuid) from public`.execute(db);
  // An entry of an organisation names its own people and those of the platform; the platform's own entries name anybody.
  await sql`
    create or replace function chain_audit_entry() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      new.chain_id := coalesce(new.organization_id, '00000000-0000-0000-0000-000000000000');
      insert into audit_chains (chain_id, sequence, hash) values (new.chain_id, 0, '') on conflict do nothing;
      -- Locks the end of the chain until the transaction is over: the next entry waits for this one.
      select sequence + 1, hash into new.sequence, new.previous_hash
      from audit_chains where chain_id = new.chain_id for update;
      new.created_at := clock_timestamp();
      if new.actor_id is not null then
        select concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), email into new.actor_name, new.actor_email
        from users where id = new.actor_id
          and (new.organization_id is null or organization_id is null or organization_id = new.organization_id);
      end if;
      new.hash := audit_hash(new);
      update audit_chains set sequence = new.sequence, hash = new.hash where chain_id = new.chain_id;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace function find_audit_entries(chain uuid, pattern text, most integer) returns bigint[]
    language plpgsql stable security definer set search_path = pg_catalog, pg_temp
    as $$
    begin
      if chain is distinct from public.current_organization_id() and not public.works_for_platform() then
        return '{}';
      end if;
      return array(
        select sequence from public.audit_entries
        where array[chain_id] OPERATOR(pg_catalog.@>) array[chain] and search_text like pattern limit most + 1
      );
    end $$`.execute(db);
}

/** A removed person has left their seat, address and password behind; whoever comes back is invited again. */
async function keepRemovedPeople(db: Kysely<never>): Promise<void> {
  await sql`
    create function keep_person_removed() returns trigger language plpgsql as $$
    begin
      raise exception 'a removed person stays removed' using errcode = 'check_violation';
    end $$`.execute(db);
  await sql`
    create trigger person_stays_removed before update of deleted_at on users for each row
    when (old.deleted_at is not null and new.deleted_at is null) execute function keep_person_removed()`.execute(db);
}
