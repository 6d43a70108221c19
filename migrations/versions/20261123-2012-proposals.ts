import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/**
 * Vendors, their proposals for a tender, the rooms that hold proposals' documents, and sealing: until a tender's proposals are opened, what
 * they offer is written and never read. `docs/decisions/029-proposals-and-sealing.md`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await makeRooms(db);
  await makeTables(db);
  await keepCounts(db);
  await seal(db);
  await removeProposals(db);
}

/** A room is a row of `workspaces`: whatever reads, searches and analyses a tender's documents does so with a proposal's. */
async function makeRooms(db: Kysely<never>): Promise<void> {
  await sql`
    alter table workspaces
      add column kind text not null default 'tender' check (kind in ('tender', 'proposal')),
      add column tender_id uuid,
      add column proposals_open_at timestamptz,
      add constraint workspaces_room check ((kind = 'proposal') = (tender_id is not null)),
      add constraint workspaces_sealing check (proposals_open_at is null or kind = 'tender'),
      add foreign key (organization_id, tender_id) references workspaces (organization_id, id)`.execute(db);
  await sql`drop index workspaces_name`.execute(db);
  await sql`
    create unique index workspaces_name on workspaces (organization_id, customer_id, lower(name)) where kind = 'tender'`.execute(
    db,
  );
  await sql`create index workspaces_rooms on workspaces (organization_id, tender_id) where kind = 'proposal'`.execute(
    db,
  );
  await sql`
    create index workspaces_sealed on workspaces (organization_id, proposals_open_at) where proposals_open_at is not null`.execute(
    db,
  );
  // Lists are of tenders alone: with their condition in the index, pages and totals still come out of it.
  const attention = ['attention', 'due_key'];
  for (const [name, order] of [
    ['created_at', ['created_at']],
    ['customer_id_created_at', ['customer_id', 'created_at']],
    ['name_key', ['name_key']],
    ['customer_id_name_key', ['customer_id', 'name_key']],
    ['attention', attention],
    ['customer_attention', ['customer_id', ...attention]],
    ['owner_attention', ['owner_id', ...attention]],
    ['status_attention', ['status', ...attention]],
  ] as const) {
    const index = sql.id(`workspaces_by_${name}`);
    const columns = ['organization_id', ...order, 'id'].map((column) => sql.ref(column));
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on workspaces (${sql.join(columns)}) where kind = 'tender'`.execute(db);
  }
  await sql`drop index workspaces_count`.execute(db);
  await sql`
    create index workspaces_count on workspaces (organization_id, customer_id, status, is_active) where kind = 'tender'`.execute(
    db,
  );
}

async function makeTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table vendors (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      name text not null,
      contact_name text,
      email text,
      phone text,
      specialities text[] not null default '{}',
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      name_key text not null generated always as (lower(name)) stored,
      search_text text not null generated always as (
        lower(name) || e'\n' || coalesce(lower(contact_name), '') || e'\n' || coalesce(lower(email), '')) stored,
      unique (organization_id, id)
    )`.execute(db);
  await sql`create unique index vendors_name on vendors (organization_id, name_key)`.execute(db);
  await sql`create index vendors_by_name_key on vendors (organization_id, name_key, id)`.execute(db);
  await sql`create index vendors_by_created_at on vendors (organization_id, created_at, id)`.execute(db);
  await sql`create index vendors_count on vendors (organization_id, is_active)`.execute(db);
  await sql`
    create index vendors_search on vendors using gin ((array[organization_id]), search_text gin_trgm_ops)`.execute(db);

  // What is known of a proposal while it is sealed.
  await sql`
    create table proposals (
      id uuid primary key,
      organization_id uuid not null,
      workspace_id uuid not null,
      room_id uuid not null unique,
      vendor_id uuid not null,
      title text not null,
      status text not null default 'draft' check (status in ('draft', 'submitted')),
      submitted_at timestamptz,
      -- Kept by the database: while they are sealed, nobody can count the documents.
      document_count integer not null default 0,
      created_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id),
      foreign key (organization_id, room_id) references workspaces (organization_id, id),
      foreign key (organization_id, vendor_id) references vendors (organization_id, id),
      foreign key (organization_id, created_by) references users (organization_id, id)
    )`.execute(db);
  await sql`create index proposals_of_tender on proposals (organization_id, workspace_id, created_at, id)`.execute(db);
  await sql`create index proposals_of_vendor on proposals (organization_id, vendor_id)`.execute(db);

  // Added to, never changed: the newest row holds. While it is sealed, no row can be read, hence none can be replaced.
  await sql`
    create table proposal_contents (
      id uuid primary key,
      organization_id uuid not null,
      proposal_id uuid not null,
      amount numeric(18, 2),
      currency text,
      notes text,
      created_by uuid,
      created_at timestamptz not null default clock_timestamp(),
      foreign key (organization_id, proposal_id) references proposals (organization_id, id) on delete cascade,
      foreign key (organization_id, created_by) references users (organization_id, id)
    )`.execute(db);
  await sql`create index proposal_contents_newest on proposal_contents (proposal_id, created_at desc, id desc)`.execute(
    db,
  );

  await sql`
    create table proposal_counts (
      workspace_id uuid primary key,
      organization_id uuid not null,
      total integer not null default 0,
      draft integer not null default 0,
      submitted integer not null default 0,
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index proposal_counts_organization on proposal_counts (organization_id, workspace_id)`.execute(db);

  await protectTenantTable(db, 'vendors');
  // Tenants may not do everything with these: `access-tables.ts` says what.
  for (const table of ['proposals', 'proposal_contents', 'proposal_counts']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }
}

async function keepCounts(db: Kysely<never>): Promise<void> {
  await sql`
    create function count_proposals() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op <> 'DELETE' then
        insert into proposal_counts as c (workspace_id, organization_id, total, draft, submitted)
        values (new.workspace_id, new.organization_id, 1, (new.status = 'draft')::int, (new.status = 'submitted')::int)
        on conflict (workspace_id) do update set total = c.total + 1,
          draft = c.draft + excluded.draft, submitted = c.submitted + excluded.submitted;
      end if;
      if tg_op <> 'INSERT' then
        update proposal_counts c set total = c.total - 1, draft = c.draft - (old.status = 'draft')::int,
          submitted = c.submitted - (old.status = 'submitted')::int
        where c.workspace_id = old.workspace_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger counted after insert or delete or update of status on proposals
    for each row execute function count_proposals()`.execute(db);

  await sql`
    create function count_proposal_documents() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op <> 'DELETE' then
        update proposals set document_count = document_count + 1 where room_id = new.workspace_id;
      end if;
      if tg_op <> 'INSERT' then
        update proposals set document_count = document_count - 1 where room_id = old.workspace_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger counted_for_proposal after insert or delete or update of workspace_id on documents
    for each row execute function count_proposal_documents()`.execute(db);
}

async function seal(db: Kysely<never>): Promise<void> {
  // Of the organisation that the transaction names; asked by policies, once a statement.
  await sql`
    create function sealed_rooms() returns uuid[] language sql stable security definer
    set search_path = pg_catalog, public, pg_temp as $$
      select coalesce(array_agg(room.id), '{}') from workspaces tender
      join workspaces room on room.organization_id = tender.organization_id and room.tender_id = tender.id and room.kind = 'proposal'
      where tender.organization_id = current_organization_id() and tender.proposals_open_at > now()
    $$`.execute(db);
  await sql`
    create function sealed_proposals() returns uuid[] language sql stable security definer
    set search_path = pg_catalog, public, pg_temp as $$
      select coalesce(array_agg(p.id), '{}') from workspaces tender
      join proposals p on p.organization_id = tender.organization_id and p.workspace_id = tender.id
      where tender.organization_id = current_organization_id() and tender.proposals_open_at > now()
    $$`.execute(db);
  // Tells that a document is there and nothing else of it: an upload whose commit was not answered has to know.
  await sql`
    create function has_document(id uuid) returns boolean language sql stable security definer
    set search_path = pg_catalog, public, pg_temp as $$
      select exists (select from documents d
        where d.id = has_document.id and d.organization_id = current_organization_id())
    $$`.execute(db);

  await sql`
    create function keep_sealing() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      has_rooms boolean := exists (select from workspaces room
        where room.organization_id = old.organization_id and room.tender_id = old.id);
    begin
      if (new.kind, new.organization_id, new.tender_id) is distinct from (old.kind, old.organization_id, old.tender_id) then
        raise exception 'a room stays with its tender' using errcode = 'BL022';
      end if;
      if new.proposals_open_at is distinct from old.proposals_open_at and has_rooms then
        -- Neither opened before its time, nor closed once there is something to close.
        if old.proposals_open_at is null or old.proposals_open_at <= now() then
          raise exception 'there are proposals already' using errcode = 'BL021';
        end if;
        if new.proposals_open_at is null or new.proposals_open_at < old.proposals_open_at then
          raise exception '%', to_char(old.proposals_open_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') using errcode = 'BL020';
        end if;
      end if;
      if old.proposals_open_at > now() and new.due_at is distinct from old.due_at then
        if new.due_at is null or (has_rooms and new.due_at < old.proposals_open_at) then
          raise exception '%', to_char(old.proposals_open_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') using errcode = 'BL020';
        end if;
        new.proposals_open_at := new.due_at;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger sealing before update of proposals_open_at, due_at, kind, tender_id, organization_id on workspaces
    for each row execute function keep_sealing()`.execute(db);
}

/** Sealed documents are removed, too, although nobody may read which files they are. */
async function removeProposals(db: Kysely<never>): Promise<void> {
  await sql`
    create function remove_proposal(id uuid) returns text[] language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      room uuid;
      keys text[];
      pointing record;
    begin
      delete from proposals p where p.id = remove_proposal.id and p.organization_id = current_organization_id()
      returning p.room_id into room;
      if room is null then
        return null;
      end if;
      select array_agg(object_key) into keys from (
        select d.object_key from documents d where d.workspace_id = room
        union all
        select e.object_key from document_exports e join document_requests r on r.id = e.request_id
        where r.workspace_id = room and e.object_key is not null) found;
      -- Whatever belongs to a tender belongs to the room.
      for pointing in
        select k.conrelid::regclass as name, a.attname as room_column from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'organization_id'
        where k.contype = 'f' and k.confrelid = 'public.workspaces'::regclass and k.conrelid <> k.confrelid
      loop
        execute format('delete from %s where %I = $1', pointing.name, pointing.room_column) using room;
      end loop;
      delete from workspaces w where w.id = room;
      return coalesce(keys, '{}');
    end $$`.execute(db);
}
