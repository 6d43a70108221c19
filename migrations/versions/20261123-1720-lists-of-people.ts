import { type Kysely, sql } from 'kysely';

/** What lists of people are ordered by, and the list of everybody as well as that of an organisation. */
const orders = ['first_name_key', 'last_name_key', 'email_key', 'role', 'status', 'created_at', 'signed_in_key'];

/** Lists of 100,000 people, as those of `20261123-0700-long-lists`; and imports of people. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      add column status text not null generated always as (
        case when is_active then 'active' when activated_at is null then 'invited' else 'inactive' end) stored,
      add column first_name_key text not null generated always as (lower(first_name)) stored,
      add column last_name_key text not null generated always as (lower(last_name)) stored,
      -- Never null, so that its index is read from both ends: whoever never signed in did so longest ago.
      add column signed_in_key timestamptz not null generated always as (coalesce(signed_in_at, '-infinity')) stored,
      -- The whole name in one line, then the address.
      add column search_text text not null generated always as (
        lower(first_name) || ' ' || lower(last_name) || e'\n' || lower(email)) stored,
      -- How often the person was invited, and when last: each invitation waits longer than the one before.
      add column invitations_sent smallint not null default 0,
      add column invitation_sent_at timestamptz`.execute(db);
  // Removed accounts keep their row for what they made, and are in no list.
  const listed = sql`where deleted_at is null`;
  for (const order of orders) {
    const column = sql.ref(order);
    await sql`create index ${sql.id(`users_by_${order}`)} on users (organization_id, ${column}, id) ${listed}`.execute(
      db,
    );
    await sql`create index ${sql.id(`all_users_by_${order}`)} on users (${column}, id) ${listed}`.execute(db);
  }
  await sql`create index users_count on users (organization_id, role, status) ${listed}`.execute(db);
  // Of all rows: what looks something up here does not know which of them are listed.
  await sql`
    create index users_search on users using gin ((array[organization_id]), search_text gin_trgm_ops)`.execute(db);
  await findAnybody(db);
  await endLinksToOldAddresses(db);
  await countSeats(db);

  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  await sql`
    alter table imports
      add constraint imports_kind_check check (kind in ('keywords', 'questions', 'customers', 'users')),
      -- Who asked for it and from where, for the audit log; a platform administrator is nobody of the organisation.
      add column audit_source jsonb`.execute(db);
}

/** As `find_rows`, over all organisations, for the platform's work alone; null for everybody else, to whom it says nothing. */
async function findAnybody(db: Kysely<never>): Promise<void> {
  await sql`
    create function find_rows_of_all(list text, pattern text, most integer) returns uuid[]
    language plpgsql stable security definer set search_path = pg_catalog, pg_temp
    as $$
    declare
      found uuid[];
    begin
      if public.is_platform() is not true then
        return null;
      end if;
      execute format('select array(select id from public.%I where search_text like $1 limit $2)', list)
      into found using pattern, most + 1;
      return found;
    end $$`.execute(db);
}

/** Whoever reads the old address has no business with the account any more. */
async function endLinksToOldAddresses(db: Kysely<never>): Promise<void> {
  await sql`
    create function end_account_links() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      update account_links set expires_at = now() where user_id = new.id and used_at is null and expires_at > now();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger user_address_changed after update of email, deleted_at on users for each row
    when (lower(old.email) <> lower(new.email)) execute function end_account_links()`.execute(db);
}

/** How many may still be taken in: null: as many as come; -1: no licence is in force. The organisation is locked from then on. */
async function countSeats(db: Kysely<never>): Promise<void> {
  await sql`
    create function seats_left() returns integer language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      organization uuid := current_organization_id();
      allowed integer;
    begin
      perform from organizations where id = organization for no key update;
      if not exists (select from licenses where organization_id = organization) then
        return null;
      end if;
      select max(seats) into allowed from licenses where organization_id = organization
        and (now() at time zone 'UTC')::date between valid_from and valid_to;
      if allowed is null then
        return -1;
      end if;
      return greatest(0, allowed - (select count(*) from users where organization_id = organization
        and deleted_at is null and status in ('active', 'invited')));
    end $$`.execute(db);
}
