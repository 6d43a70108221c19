import { type Kysely, sql } from 'kysely';

/** What is counted of a day; `migrations/src/analytics` says how. */
const measures = [
  ...['tenders', 'documents', 'pages'],
  ...['keyword_completed', 'keyword_failed', 'keyword_cancelled', 'keyword_open', 'keywords', 'keyword_hits'],
  ...['datasheet_completed', 'datasheet_failed', 'datasheet_cancelled', 'datasheet_open', 'datasheets', 'parameters'],
  ...['other_runs', 'questions', 'answered', 'corrections', 'model_calls', 'tokens'],
];

/** Counts of the work of each day, the time zone whose days these are, and marks at what has changed since it was counted. */
export async function up(db: Kysely<never>): Promise<void> {
  // Throws for a zone that the server does not know.
  await sql`
    alter table organizations add column time_zone text not null default 'UTC'
    check (timezone(time_zone, timestamptz '2026-01-01 00:00:00Z') is not null)`.execute(db);

  await sql`
    create table analytics_roll_ups (
      organization_id uuid primary key references organizations (id) on delete cascade,
      -- Of the days that are counted; where it is not that of the organisation, none of them holds.
      time_zone text not null,
      -- The first day that is counted; those before it are not yet.
      covered_from date not null
    )`.execute(db);
  await sql`
    create table analytics_marks (
      id bigint generated always as identity primary key,
      organization_id uuid not null references organizations (id) on delete cascade,
      -- The quarter of an hour of what has changed: no border between days lies inside of one, whatever the zone.
      at timestamptz not null
    )`.execute(db);
  await sql`create index analytics_marks_at on analytics_marks (organization_id, at)`.execute(db);
  await sql`
    create table analytics_days (
      organization_id uuid not null references organizations (id) on delete cascade,
      -- 0: everything of the day, 1: by person, 2: by customer, 3: by customer and person.
      grain smallint not null,
      day date not null,
      -- All zeros: of no customer or person, or of all.
      customer_id uuid not null,
      user_id uuid not null,
      ${sql.join(measures.map((name) => sql`${sql.ref(name)} bigint not null`))},
      primary key (organization_id, grain, day, customer_id, user_id)
    )`.execute(db);
  await sql`
    create index analytics_days_customer on analytics_days (organization_id, grain, customer_id, day)
    where grain >= 2`.execute(db);
  await sql`
    create index analytics_days_user on analytics_days (organization_id, grain, user_id, day)
    where grain in (1, 3)`.execute(db);
  await sql`
    create table analytics_keyword_days (
      organization_id uuid not null references organizations (id) on delete cascade,
      grain smallint not null,
      day date not null,
      customer_id uuid not null,
      user_id uuid not null,
      -- The keyword in lower case, and as it was written.
      keyword_key text not null,
      keyword text not null,
      runs bigint not null,
      hits bigint not null,
      primary key (organization_id, grain, day, customer_id, user_id, keyword_key)
    )`.execute(db);
  for (const table of ['analytics_roll_ups', 'analytics_marks', 'analytics_days', 'analytics_keyword_days']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }

  for (const table of ['documents', 'document_requests', 'chat_entries', 'workspaces']) {
    await sql`create index ${sql.id(`${table}_day`)} on ${sql.table(table)} (organization_id, created_at)`.execute(db);
  }
  await sql`
    create index document_request_items_corrected on document_request_items (organization_id, corrected_at)
    where corrected_at is not null`.execute(db);

  await createMarks(db);
}

const quarter = (column: string) => sql`date_bin('15 minutes', ${sql.ref(column)}, '2000-01-01 00:00:00Z')`;

/**
 * Marks are added and never changed, so that nobody waits for anybody; whoever counts a day again removes those that it has seen. What is
 * still being written has marks that nobody has seen.
 */
async function createMarks(db: Kysely<never>): Promise<void> {
  const definer = sql`language plpgsql security definer set search_path = pg_catalog, public, pg_temp`;
  await sql`
    create function mark_rows() returns trigger ${definer} as $$
    begin
      insert into analytics_marks (organization_id, at)
      select distinct organization_id, ${quarter('created_at')} from changed;
      return null;
    end $$`.execute(db);
  await sql`
    create function mark_row() returns trigger ${definer} as $$
    begin
      insert into analytics_marks (organization_id, at)
      select organization_id, ${quarter('at')}
      from (values (old.organization_id, old.created_at), (new.organization_id, new.created_at)) as row (organization_id, at)
      group by 1, 2;
      return null;
    end $$`.execute(db);
  // What is counted of a row; progress of reading and running is not.
  const counted: Record<string, string[]> = {
    documents: ['created_at', 'organization_id', 'workspace_id', 'created_by', 'pages'],
    document_requests: ['created_at', 'organization_id', 'workspace_id', 'created_by', 'request_type', 'status'],
    chat_entries: ['created_at', 'organization_id', 'workspace_id', 'user_id', 'answered'],
    usage_events: [
      ...['created_at', 'organization_id', 'workspace_id', 'user_id'],
      ...['model', 'input_tokens', 'output_tokens'],
    ],
    workspaces: ['created_at', 'organization_id', 'customer_id', 'owner_id', 'kind'],
  };
  for (const [table, columns] of Object.entries(counted)) {
    const of = (version: 'old' | 'new') => sql.join(columns.map((column) => sql.ref(`${version}.${column}`)));
    await sql`
      create trigger marked_after_insert after insert on ${sql.table(table)}
      referencing new table as changed for each statement execute function mark_rows()`.execute(db);
    await sql`
      create trigger marked_after_delete after delete on ${sql.table(table)}
      referencing old table as changed for each statement execute function mark_rows()`.execute(db);
    await sql`
      create trigger marked_after_update after update on ${sql.table(table)} for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function mark_row()`.execute(db);
  }

  // A tender that comes to another customer takes its work along.
  await sql`
    create function mark_customer() returns trigger ${definer} as $$
    begin
      insert into analytics_marks (organization_id, at)
      select distinct new.organization_id, ${quarter('at')} from (
        select created_at as at from documents where (organization_id, workspace_id) = (new.organization_id, new.id)
        union all
        select created_at from document_requests where (organization_id, workspace_id) = (new.organization_id, new.id)
        union all
        select i.corrected_at from document_request_items i join document_requests r on r.id = i.request_id
        where (r.organization_id, r.workspace_id) = (new.organization_id, new.id) and i.corrected_at is not null
        union all
        select created_at from chat_entries where (organization_id, workspace_id) = (new.organization_id, new.id)
        union all
        select created_at from usage_events where (organization_id, workspace_id) = (new.organization_id, new.id)) as work;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger customer_marked after update on workspaces for each row
    when (old.customer_id is distinct from new.customer_id) execute function mark_customer()`.execute(db);

  // What a run found belongs to the day of the run, a correction to its own day. Those of a run that is removed go with it.
  await sql`
    create function mark_items() returns trigger ${definer} as $$
    begin
      insert into analytics_marks (organization_id, at)
      select distinct organization_id, ${quarter('at')} from (
        select r.organization_id, r.created_at as at
        from document_requests r where r.id in (select request_id from changed)
        union all
        select organization_id, corrected_at from changed where corrected_at is not null) as items;
      return null;
    end $$`.execute(db);
  await sql`
    create function mark_item() returns trigger ${definer} as $$
    begin
      insert into analytics_marks (organization_id, at)
      select distinct new.organization_id, ${quarter('at')} from (
        select r.created_at as at from document_requests r
        where r.id in (old.request_id, new.request_id)
          and (old.request_id, old.kind, old.headline) is distinct from (new.request_id, new.kind, new.headline)
        union all
        values (old.corrected_at), (new.corrected_at)) as items where at is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger marked_after_insert after insert on document_request_items
    referencing new table as changed for each statement execute function mark_items()`.execute(db);
  await sql`
    create trigger marked_after_delete after delete on document_request_items
    referencing old table as changed for each statement execute function mark_items()`.execute(db);
  await sql`
    create trigger marked_after_update after update on document_request_items for each row
    when ((old.request_id, old.kind, old.headline, old.corrected_at, old.corrected_by)
      is distinct from (new.request_id, new.kind, new.headline, new.corrected_at, new.corrected_by))
    execute function mark_item()`.execute(db);
}
