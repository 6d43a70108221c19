import { type Kysely, sql } from 'kysely';

/** Views of the tenders that people saved, and the private addresses at which calendars read due dates. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table workspace_views (
      id uuid primary key,
      organization_id uuid not null,
      user_id uuid not null,
      name text not null,
      name_key text not null generated always as (lower(name)) stored,
      query jsonb not null,
      is_shared boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);
  await sql`create unique index workspace_views_name on workspace_views (organization_id, user_id, name_key)`.execute(
    db,
  );
  await sql`create index workspace_views_shared on workspace_views (organization_id, name_key) where is_shared`.execute(
    db,
  );
  await sql`
    create table calendar_feeds (
      id uuid primary key,
      organization_id uuid not null,
      user_id uuid not null,
      scope text not null check (scope in ('mine', 'all')),
      -- SHA-256 of what the address carries, which nothing keeps.
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      last_read_at timestamptz,
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);
  await sql`create unique index calendar_feeds_of on calendar_feeds (organization_id, user_id, scope)`.execute(db);
  for (const table of ['workspace_views', 'calendar_feeds']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }

  // Whoever is put out of use leaves their calendars; coming back opens none of them again.
  await sql`
    create function end_calendar_feeds() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      delete from calendar_feeds where user_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger calendar_feeds_ended after update of is_active, deleted_at on users for each row
    when (not new.is_active or new.deleted_at is not null) execute function end_calendar_feeds()`.execute(db);

  // Lists are of tenders alone: with their condition in the index, pages and totals still come out of it.
  for (const [name, columns] of [
    ['attention', ['attention', 'due_key']],
    ['customer_attention', ['customer_id', 'attention', 'due_key']],
    ['owner_attention', ['owner_id', 'attention', 'due_key']],
    ['status_attention', ['status', 'attention', 'due_key']],
  ] as const) {
    const index = sql.id(`workspaces_by_${name}`);
    const refs = ['organization_id', ...columns, 'id'].map((column) => sql.ref(column));
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on workspaces (${sql.join(refs)}) where kind = 'tender'`.execute(db);
  }
}
