import { type Kysely, sql } from 'kysely';

/**
 * An account whose address is changed belongs to whoever reads the new one: sessions end, codes and links that were mailed to the old
 * address are worth nothing. The same address in other letters is the same.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Members of teams follow names and addresses; links are the matter of the trigger below.
  await sql`
    create or replace function follow_account() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if new.deleted_at is not null then
        delete from team_members where user_id = new.id;
      else
        update team_members set name = concat_ws(' ', nullif(new.first_name, ''), nullif(new.last_name, '')),
          email = new.email, updated_at = now()
        where user_id = new.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function end_account_links() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      update account_links set expires_at = now() where user_id = new.id and used_at is null and expires_at > now();
      update sign_in_challenges set expires_at = now() where user_id = new.id and used_at is null and expires_at > now();
      update sessions set ended_at = now() where user_id = new.id and ended_at is null;
      return null;
    end $$`.execute(db);
}
