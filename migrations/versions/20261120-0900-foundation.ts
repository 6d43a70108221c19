import { type Kysely, sql } from 'kysely';

/** Extensions, organisations and people, sign-in. The role that tenants' work runs as is there before: `src/access.ts` sees to it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists vector`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`grant usage on schema public to bidloom_tenant`.execute(db);
  // The organisation that the running transaction works for; null outside of one.
  await sql`
    create function current_organization_id() returns uuid language sql stable parallel safe
    as $$ select nullif(current_setting('app.organization_id', true), '')::uuid $$`.execute(db);

  await sql`
    create table organizations (
      id uuid primary key,
      name text not null,
      is_active boolean not null default true,
      is_demo boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index organizations_name on organizations (lower(name))`.execute(db);

  await sql`
    create table users (
      id uuid primary key,
      organization_id uuid references organizations (id),
      email text not null,
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('PLATFORM_ADMIN', 'ORGANIZATION_ADMIN', 'ORGANIZATION_USER')),
      password_hash text not null,
      is_active boolean not null default true,
      profile_image_path text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id),
      check ((role = 'PLATFORM_ADMIN') = (organization_id is null))
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);

  await sql`
    create table sign_in_challenges (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      code_hash bytea not null,
      attempts smallint not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_challenges_user on sign_in_challenges (user_id, created_at)`.execute(db);

  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      ended_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id) where ended_at is null`.execute(db);

  await sql`
    create table outgoing_mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      body text not null,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table large_events (
      id uuid primary key,
      payload jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`alter table organizations enable row level security`.execute(db);
  await sql`create policy tenant on organizations to bidloom_tenant using (id = (select current_organization_id()))`.execute(
    db,
  );
  await sql`grant select on organizations to bidloom_tenant`.execute(db);
  await sql`alter table users enable row level security`.execute(db);
  await sql`create policy tenant on users to bidloom_tenant using (organization_id = (select current_organization_id()))`.execute(
    db,
  );
  // Never the password's hash: tenants' work has no business with it.
  await sql`
    grant select (id, organization_id, email, first_name, last_name, role, is_active, profile_image_path, created_at, updated_at)
    on users to bidloom_tenant`.execute(db);
  // An event of a tenant's transaction may be large; nobody but the listener reads it back.
  await sql`grant insert on large_events to bidloom_tenant`.execute(db);
}
