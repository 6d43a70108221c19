import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/** Accounts that are invited, activated and removed; links in mails; licences, themes, prices and budgets. */
export async function up(db: Kysely<never>): Promise<void> {
  await changeUsers(db);
  await changeOrganizations(db);
  await addAccountLinks(db);
  await keepAnAdministrator(db);
  await keepToLicences(db);
  await sql`alter table sessions add column address text, add column user_agent text`.execute(db);
  await sql`alter table outgoing_mails add column html text`.execute(db);
}

async function changeUsers(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      -- Nobody has chosen one yet: invited.
      alter column password_hash drop not null,
      -- When the person chose a password; null: invited.
      add column activated_at timestamptz default now(),
      -- The row stays for what the person made; the name stays with it, the address does not.
      add column deleted_at timestamptz,
      add column signed_in_at timestamptz,
      -- The person's own choice; null: as the organisation's.
      add column theme_mode text check (theme_mode in ('light', 'dark', 'system')),
      -- Kinds of notification that the person does not want, by name: false.
      add column notification_choices jsonb not null default '{}'`.execute(db);
  await sql`update users set activated_at = created_at`.execute(db);
  await sql`
    alter table users add constraint users_active check (not is_active or (activated_at is not null and deleted_at is null))`.execute(
    db,
  );
  // An address whose account was removed may be invited again.
  await sql`drop index users_email`.execute(db);
  await sql`create unique index users_email on users (email_key) where deleted_at is null`.execute(db);
  await sql`
    create function erase_removed_user() returns trigger language plpgsql as $$
    begin
      new.email := '';
      new.password_hash := null;
      new.is_active := false;
      new.profile_image_path := null;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger user_removed before update of deleted_at on users for each row
    when (old.deleted_at is null and new.deleted_at is not null) execute function erase_removed_user()`.execute(db);
  // As before, and when an account is removed: what a trigger changes is not among the columns that a statement names.
  await sql`drop trigger user_changed on users`.execute(db);
  await sql`
    create trigger user_changed after update of is_active, role, password_hash, organization_id, deleted_at on users for each row
    when ((old.is_active and not new.is_active) or old.role <> new.role or old.password_hash <> new.password_hash
      or old.organization_id is distinct from new.organization_id)
    execute function end_sessions_of_user()`.execute(db);
}

async function changeOrganizations(db: Kysely<never>): Promise<void> {
  await sql`
    alter table organizations
      -- What its people are told at sign-in while it is not active.
      add column inactive_reason text,
      -- Since when it waits for its export and its removal, and who asked for that.
      add column removal_requested_at timestamptz,
      add column removal_requested_by uuid`.execute(db);
  await sql`
    create table organization_themes (
      organization_id uuid primary key references organizations (id) on delete cascade,
      -- As the contract's theme: primary and secondary, each with main, light and dark.
      colours jsonb not null,
      mode text not null default 'light' check (mode in ('light', 'dark', 'system')),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await protectTenantTable(db, 'organization_themes');
  await sql`
    create table model_prices (
      model text primary key,
      -- For a million tokens, in the currency of the installation.
      input_price numeric(14, 6) not null check (input_price >= 0),
      output_price numeric(14, 6) not null check (output_price >= 0),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table model_prices enable row level security`.execute(db);
  await sql`
    create table organization_budgets (
      organization_id uuid primary key references organizations (id) on delete cascade,
      monthly_amount numeric(14, 2) not null check (monthly_amount >= 0),
      -- The month (its first day) and the share, 80 or 100, that was told of last.
      warned_month date,
      warned_share smallint,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table organization_budgets enable row level security`.execute(db);
}

async function addAccountLinks(db: Kysely<never>): Promise<void> {
  await sql`
    create table account_links (
      id uuid primary key,
      kind text not null check (kind in ('activation', 'reset', 'team_invitation')),
      user_id uuid not null references users (id) on delete cascade,
      team_member_id uuid references team_members (id) on delete cascade,
      -- SHA-256 of what the link carries: whoever reads this table cannot use one.
      token_hash bytea not null unique,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index account_links_user on account_links (user_id, kind)`.execute(db);
  await sql`alter table account_links enable row level security`.execute(db);
}

/** Whatever the statement, an organisation keeps an administrator who can sign in, and so does the platform. */
async function keepAnAdministrator(db: Kysely<never>): Promise<void> {
  await sql`
    create function keep_an_administrator() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      -- One after the other, so that two who remove each other at the same moment do not both succeed.
      if old.organization_id is null then
        perform pg_advisory_xact_lock(hashtext('platform administrators'));
      else
        perform from organizations where id = old.organization_id for no key update;
      end if;
      if not exists (select from users where role = old.role and is_active
          and organization_id is not distinct from old.organization_id) then
        raise exception 'the last active administrator' using errcode = 'BL001';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger last_administrator after update of is_active, role, deleted_at on users for each row
    when (old.is_active and old.role <> 'ORGANIZATION_USER' and (not new.is_active or new.role <> old.role))
    execute function keep_an_administrator()`.execute(db);
}

/**
 * Licences and their seats. Everybody who is active or invited takes a seat. An organisation without any licence is not limited: that
 * is how an installation for one's own use runs; one whose licences have all lapsed takes nobody in.
 */
async function keepToLicences(db: Kysely<never>): Promise<void> {
  await sql`
    create table licenses (
      id uuid primary key,
      organization_id uuid not null references organizations (id) on delete cascade,
      plan text not null check (plan in ('trial', 'team', 'business', 'enterprise')),
      seats integer not null check (seats > 0),
      monthly_pages integer not null check (monthly_pages >= 0),
      monthly_tokens bigint not null check (monthly_tokens >= 0),
      -- Both days belong to it, in UTC.
      valid_from date not null,
      valid_to date not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (valid_to >= valid_from)
    )`.execute(db);
  await sql`create index licenses_organization on licenses (organization_id, valid_to)`.execute(db);
  await sql`alter table licenses enable row level security`.execute(db);
  await sql`
    create function keep_to_seats(id uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      allowed integer;
    begin
      -- One after the other: of two who take the last seat at the same moment, one gets it.
      perform from organizations o where o.id = keep_to_seats.id for no key update;
      if not exists (select from licenses l where l.organization_id = keep_to_seats.id) then
        return;
      end if;
      select max(l.seats) into allowed from licenses l where l.organization_id = keep_to_seats.id
        and (now() at time zone 'UTC')::date between l.valid_from and l.valid_to;
      if allowed is null then
        raise exception 'no licence in force' using errcode = 'BL003';
      end if;
      if (select count(*) from users u where u.organization_id = keep_to_seats.id and u.deleted_at is null
          and (u.is_active or u.activated_at is null)) > allowed then
        raise exception 'all % seats are taken', allowed using errcode = 'BL002', detail = allowed::text;
      end if;
    end $$`.execute(db);
  // Once a statement, so that an import of thousands counts a few times.
  await sql`
    create function take_seats() returns trigger language plpgsql as $$
    begin
      perform keep_to_seats(made.organization_id) from
        (select distinct organization_id from made where organization_id is not null) made;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger seats_taken after insert on users referencing new table as made
    for each statement execute function take_seats()`.execute(db);
  await sql`
    create function take_seat_again() returns trigger language plpgsql as $$
    begin
      perform keep_to_seats(new.organization_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger seat_taken_again after update of is_active, deleted_at on users for each row
    when (new.organization_id is not null and new.is_active and not old.is_active and old.activated_at is not null)
    execute function take_seat_again()`.execute(db);
}
