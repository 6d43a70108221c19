import { type Kysely, sql } from 'kysely';

/**
 * Who did what to whom, when and from where. Entries of an organisation, and those of the platform, form a chain: each carries the
 * digest of the one before, so that one that is changed, left out or put between is found. The account that runs the product adds
 * entries and reads them; it cannot change or remove one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_chains (
      -- The organisation; zeros: the platform.
      chain_id uuid primary key,
      sequence bigint not null,
      hash bytea not null
    )`.execute(db);
  await sql`
    create table audit_entries (
      chain_id uuid not null,
      sequence bigint not null,
      id uuid not null unique,
      -- Null: of the platform. No key to organizations: entries of the platform outlive what they are about.
      organization_id uuid,
      -- Null: nobody was signed in, or the product itself.
      actor_id uuid,
      actor_name text,
      actor_email text,
      -- Such as user.created.
      action text not null,
      outcome text not null default 'done' check (outcome in ('done', 'refused')),
      target_type text,
      target_id text,
      target_name text,
      details jsonb not null default '{}',
      address text,
      user_agent text,
      request_id text,
      created_at timestamptz not null default clock_timestamp(),
      previous_hash bytea not null,
      hash bytea not null,
      primary key (chain_id, sequence)
    )`.execute(db);
  await sql`create index audit_entries_time on audit_entries (chain_id, created_at)`.execute(db);
  await sql`create index audit_entries_actor on audit_entries (chain_id, actor_id, sequence)`.execute(db);
  await sql`create index audit_entries_action on audit_entries (chain_id, action, sequence)`.execute(db);
  for (const table of ['audit_chains', 'audit_entries']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }

  await sql`
    create function audit_hash(entry audit_entries) returns bytea language sql stable as $$
      select sha256(entry.previous_hash || convert_to(jsonb_build_array(
        entry.chain_id, entry.sequence, entry.id, entry.organization_id, entry.actor_id, entry.actor_name, entry.actor_email,
        entry.action, entry.outcome, entry.target_type, entry.target_id, entry.target_name, entry.details, entry.address,
        entry.user_agent, entry.request_id,
        to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))
    $$`.execute(db);
  await sql`
    create function chain_audit_entry() returns trigger language plpgsql security definer
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
        from users where id = new.actor_id;
      end if;
      new.hash := audit_hash(new);
      update audit_chains set sequence = new.sequence, hash = new.hash where chain_id = new.chain_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger chained before insert on audit_entries for each row execute function chain_audit_entry()`.execute(
    db,
  );
}
