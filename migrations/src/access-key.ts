import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db.d.ts';

/** What the processes of an installation know, and nobody who merely runs SQL as one of their accounts. */
export interface AccessKey {
  /** Set on connections whose work is bound to no organisation. */
  platformToken: string;
  /** For what the processes tell each other. */
  signingSecret: string;
  /** The value that a transaction sets to work for this organisation. Throws a `RangeError` where it is no UUID. */
  claim(organizationId: string): string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Claims are made again where more organisations than these are at work. */
const mostClaims = 10_000;

/** The key of this database, made where it has none; for the account that owns its tables. Its digest goes into `is_platform()`. */
export async function ensureAccessKey(db: Kysely<DB>): Promise<AccessKey> {
  await sql`
    insert into access_keys (key) select ${randomBytes(32).toString('hex')} where not exists (select from access_keys)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ key: string; body: string }>`
    select key, (select prosrc from pg_proc where oid = 'is_platform()'::regprocedure) as body from access_keys`.execute(
    db,
  );
  const { key = '', body = '' } = rows[0] ?? {};
  const access = deriveAccess(key);
  const wanted = platformCheck(access.platformToken);
  if (body !== wanted) {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('bidloom access'))`.execute(trx);
      await sql`
        create or replace function is_platform() returns boolean language sql stable parallel safe
        as ${sql.lit(wanted)}`.execute(trx);
    });
  }
  return access;
}

/** A single expression without a `search_path`, so that the planner can inline it; the digest reveals nothing. */
function platformCheck(token: string): string {
  return `select pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.current_setting('app.platform_token', true), 'UTF8')) operator(pg_catalog.=) '\\x${digest(token)}'::pg_catalog.bytea`;
}

function deriveAccess(key: string): AccessKey {
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest('hex');
  const claims = new Map<string, string>();
  return {
    platformToken: derive('platform'),
    signingSecret: derive('signing'),
    claim(organizationId) {
      const known = claims.get(organizationId);
      if (known) return known;
      const id = organizationId.toLowerCase();
      if (!uuid.test(id)) throw new RangeError('An organization is named by a UUID');
      if (claims.size >= mostClaims) claims.clear();
      const claim = `${id}:${digest(id + key)}`;
      claims.set(organizationId, claim);
      return claim;
    },
  };
}
