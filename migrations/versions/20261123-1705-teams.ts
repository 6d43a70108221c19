import { type Kysely, sql } from 'kysely';

/** Teams that people manage: members follow their accounts, and a team can go without what was made for it. */
export async function up(db: Kysely<never>): Promise<void> {
  // Runs stay when the team goes that was told of them.
  await sql`
    alter table document_requests
      drop constraint document_requests_organization_id_team_id_fkey,
      add foreign key (organization_id, team_id) references teams (organization_id, id) on delete set null (team_id)`.execute(
    db,
  );
  await sql`
    create index document_requests_team on document_requests (organization_id, team_id) where team_id is not null`.execute(
    db,
  );
  await sql`
    alter table team_members
      -- When the newest invitation was sent.
      add column invited_at timestamptz not null default now()`.execute(db);
  await sql`create index team_members_user on team_members (user_id)`.execute(db);

  await sql`
    create function follow_account() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if new.deleted_at is not null then
        delete from team_members where user_id = new.id;
      else
        update team_members set name = concat_ws(' ', nullif(new.first_name, ''), nullif(new.last_name, '')),
          email = new.email, updated_at = now()
        where user_id = new.id;
      end if;
      if new.email <> old.email then
        -- They were mailed to an address that may be somebody else's.
        update account_links set expires_at = now() where user_id = new.id and used_at is null and expires_at > now();
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger account_followed after update on users for each row
    when (old.first_name <> new.first_name or old.last_name <> new.last_name or old.email <> new.email
      or (old.deleted_at is null and new.deleted_at is not null))
    execute function follow_account()`.execute(db);
}
