import { type Kysely, sql } from 'kysely';

/** Where a tender was archived from decides its outcome: moves alone write it, whatever the statement. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function refuse_archived_from() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      raise exception 'archived_from is written by moves of the status alone' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger archived_from_kept before insert on workspaces for each row
    when (new.archived_from is not null) execute function refuse_archived_from()`.execute(db);
  // Of what the statement names: by its name it comes before the trigger of moves, which writes the column afterwards.
  await sql`
    create trigger archived_from_change_kept before update of archived_from on workspaces for each row
    when (new.archived_from is distinct from old.archived_from) execute function refuse_archived_from()`.execute(db);
}
