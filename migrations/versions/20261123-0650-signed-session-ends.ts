import { type Kysely, sql } from 'kysely';

/**
 * The end of a session is told under the installation's signature, as all that processes tell each other is: without it nobody
 * believes it, and streams would stay open until sessions are looked at by the clock.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // RFC 2104, for keys of 64 bytes, which is how long ours are; the extension that has it is not everywhere.
  await sql`
    create function hmac_sha256(key text, message text) returns bytea
    language plpgsql immutable parallel safe set search_path = pg_catalog as $$
    declare
      inside bytea := convert_to(key, 'UTF8');
      outside bytea := inside;
    begin
      for place in 0..63 loop
        inside := set_byte(inside, place, get_byte(inside, place) # 54);
        outside := set_byte(outside, place, get_byte(outside, place) # 92);
      end loop;
      return sha256(outside || sha256(inside || convert_to(message, 'UTF8')));
    end $$`.execute(db);
  // The key is read here and in no function of its own, which others could call.
  await sql`
    create or replace function tell_session_end() returns trigger
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      message text := json_build_object('event', json_build_object(
        'type', 'session.ended', 'organizationId', null, 'userId', old.user_id,
        'data', json_build_object('sessionId', old.id)));
      secret text := (select encode(hmac_sha256(key, 'signing'), 'hex') from access_keys);
      signature text := encode(hmac_sha256(secret, message), 'base64');
    begin
      perform pg_notify('bidloom_events', rtrim(translate(signature, '+/', '-_'), '=') || '.' || message);
      return null;
    end $$`.execute(db);
}
