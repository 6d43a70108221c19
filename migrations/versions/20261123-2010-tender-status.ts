import { type Kysely, sql } from 'kysely';

/** Where a tender may go from each status; the contract's `statusWays` says the same to clients. */
const ways = {
  draft: ['open', 'no_bid', 'archived'],
  open: ['draft', 'in_review', 'submitted', 'no_bid', 'archived'],
  in_review: ['open', 'submitted', 'no_bid', 'archived'],
  submitted: ['in_review', 'won', 'lost', 'no_bid', 'archived'],
  won: ['submitted', 'archived'],
  lost: ['submitted', 'archived'],
  no_bid: ['open', 'archived'],
  archived: ['draft', 'open', 'in_review', 'submitted', 'won', 'lost', 'no_bid'],
};

const reasons = [
  ...['price', 'technical', 'delivery', 'references', 'terms', 'deadline', 'capacity', 'relationship', 'other'],
];

/** A tender's status moves along allowed ways, and no move is without a record, whatever the statement. */
export async function up(db: Kysely<never>): Promise<void> {
  await addColumns(db);
  await keepMoves(db);
  await checkMoves(db);
}

async function addColumns(db: Kysely<never>): Promise<void> {
  await sql`
    alter table workspaces
      -- Who gave it its status, and what they said of it.
      add column status_by uuid,
      add column status_note text,
      -- While it is archived: where it goes back to.
      add column archived_from text,
      add column closed_at timestamptz,
      add column closing_reasons text[] not null default '{}'
        check (closing_reasons <@ array[${sql.join(reasons.map((reason) => sql.lit(reason)))}]),
      add column closing_note text,
      -- What is asked of it: work (0), to wait for the outcome (1), nothing more (2).
      add column attention smallint not null generated always as (case
        when not is_active or status in ('won', 'lost', 'no_bid', 'archived') then 2
        when status = 'submitted' then 1 else 0 end) stored,
      -- Never null, so that an index gives the order.
      add column due_key timestamptz not null generated always as (coalesce(due_at, 'infinity'::timestamptz)) stored,
      add foreign key (organization_id, status_by) references users (organization_id, id)`.execute(db);
  await sql`
    update workspaces set closed_at = updated_at where status in ('won', 'lost', 'no_bid')`.execute(db);
  for (const [name, columns] of [
    ['attention', ['attention', 'due_key']],
    ['customer_attention', ['customer_id', 'attention', 'due_key']],
    ['owner_attention', ['owner_id', 'attention', 'due_key']],
    ['status_attention', ['status', 'attention', 'due_key']],
  ] as const) {
    const refs = ['organization_id', ...columns, 'id'].map((column) => sql.ref(column));
    await sql`create index ${sql.id(`workspaces_by_${name}`)} on workspaces (${sql.join(refs)})`.execute(db);
  }
}

async function keepMoves(db: Kysely<never>): Promise<void> {
  await sql`
    create table workspace_status_moves (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      workspace_id uuid not null,
      -- Null: the tender was made with this status.
      from_status text,
      to_status text not null,
      note text,
      moved_by uuid,
      moved_at timestamptz not null default clock_timestamp(),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id) on delete cascade,
      foreign key (organization_id, moved_by) references users (organization_id, id)
    )`.execute(db);
  await sql`
    create index workspace_status_moves_of on workspace_status_moves (organization_id, workspace_id, moved_at, id)`.execute(
    db,
  );
  await sql`alter table workspace_status_moves enable row level security`.execute(db);
  await sql`
    insert into workspace_status_moves (organization_id, workspace_id, to_status, moved_at)
    select organization_id, id, status, created_at from workspaces`.execute(db);
  // As the owner of the tables: tenants' work reads moves and writes none.
  await sql`
    create function record_status_move() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      insert into workspace_status_moves (organization_id, workspace_id, from_status, to_status, note, moved_by, moved_at)
      values (new.organization_id, new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.status_note,
        new.status_by, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger status_recorded after insert on workspaces for each row execute function record_status_move()`.execute(
    db,
  );
  await sql`
    create trigger status_move_recorded after update of status on workspaces for each row
    when (old.status <> new.status) execute function record_status_move()`.execute(db);
}

async function checkMoves(db: Kysely<never>): Promise<void> {
  const allowed = Object.entries(ways).map(
    ([from, to]) => sql`when ${sql.lit(from)} then array[${sql.join(to.map((status) => sql.lit(status)))}]`,
  );
  await sql`
    create function check_status_move() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then
        if new.status <> all (case when old.archived_from is not null then array[old.archived_from]
          else case old.status ${sql.join(allowed, sql` `)} end end) then
          raise exception 'a tender can not go from % to %', old.status, new.status
            using errcode = 'BL010', detail = old.status || ',' || new.status;
        end if;
        new.archived_from := case when new.status = 'archived' then old.status end;
      end if;
      if new.status in ('won', 'lost', 'no_bid') then
        new.closed_at := coalesce(new.closed_at, now());
      elsif new.status <> 'archived' then
        new.closed_at := null;
        new.closing_reasons := '{}';
        new.closing_note := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger status_checked before insert on workspaces for each row execute function check_status_move()`.execute(
    db,
  );
  await sql`
    create trigger status_move_checked before update of status on workspaces for each row
    when (old.status <> new.status) execute function check_status_move()`.execute(db);
}
