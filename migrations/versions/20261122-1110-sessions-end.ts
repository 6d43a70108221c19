import { type Kysely, sql } from 'kysely';

/**
 * Whoever ends a session, by whatever statement, ends it everywhere at once: the processes are told when the change commits, as
 * events are, and end the streams that are open on it. An account or an organisation that is put out of use, another role, another
 * password and another organisation end the sessions that they concern.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function tell_session_end() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform pg_notify('bidloom_events', json_build_object('event', json_build_object(
        'type', 'session.ended', 'organizationId', null, 'userId', old.user_id,
        'data', json_build_object('sessionId', old.id)))::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger session_ended after update of ended_at on sessions for each row
    when (old.ended_at is null and new.ended_at is not null) execute function tell_session_end()`.execute(db);
  await sql`
    create trigger session_removed after delete on sessions for each row
    when (old.ended_at is null) execute function tell_session_end()`.execute(db);

  await sql`
    create function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      update sessions set ended_at = now() where user_id = new.id and ended_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger user_changed after update of is_active, role, password_hash, organization_id on users for each row
    when ((old.is_active and not new.is_active) or old.role <> new.role or old.password_hash <> new.password_hash
      or old.organization_id is distinct from new.organization_id)
    execute function end_sessions_of_user()`.execute(db);

  await sql`
    create function end_sessions_of_organization() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      update sessions set ended_at = now() from users
      where users.id = sessions.user_id and users.organization_id = new.id and sessions.ended_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger organization_deactivated after update of is_active on organizations for each row
    when (old.is_active and not new.is_active) execute function end_sessions_of_organization()`.execute(db);
}
