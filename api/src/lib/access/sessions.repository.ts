import type { Role } from '@bidloom/contract';
import { type Database, newId, type PlatformTransaction, queryAsPlatform } from '@bidloom/db';
import { sql } from 'kysely';
import type { SignedIn } from './signed-in.ts';

/** Where a session is opened from, for its owner to recognise it. */
export interface SessionPlace {
  address: string | null;
  userAgent: string | null;
}

/** Opens a session for a user and returns its id. */
export async function openSession(
  trx: PlatformTransaction,
  userId: string,
  days: number,
  { address, userAgent }: SessionPlace = { address: null, userAgent: null },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('sessions')
    .values({
      ...{ id, userId, address, userAgent: userAgent?.slice(0, 500) ?? null },
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .execute();
  return id;
}

/** A session as it was found, with the age of its last note of activity in seconds. */
export interface FoundSession extends SignedIn {
  idleSeconds: number;
}

/** The person of this session; null where it has ended, was not used for `idleHours`, or where the account or its organisation is out of use. */
export async function findSession(
  database: Database,
  sessionId: string,
  idleHours: number,
): Promise<FoundSession | null> {
  // By the platform: which organisation a session belongs to is only known once it is read.
  const row = await queryAsPlatform(database, (db) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .leftJoin('organizations', 'organizations.id', 'users.organizationId')
      .select(['sessions.id as sessionId', 'users.id as userId', 'users.organizationId', 'users.role'])
      .select(sql<number>`extract(epoch from now() - last_seen_at)::int`.as('idleSeconds'))
      .where('sessions.id', '=', sessionId)
      .where('sessions.endedAt', 'is', null)
      .where('sessions.expiresAt', '>', sql<Date>`now()`)
      .where(
        'sessions.lastSeenAt',
        '>',
        sql<Date>`now() - make_interval(secs => ${idleHours * 3600}::double precision)`,
      )
      .where('users.isActive', '=', true)
      .where((eb) => eb.or([eb('users.organizationId', 'is', null), eb('organizations.isActive', '=', true)]))
      .executeTakeFirst(),
  );
  return row ? { ...row, role: row.role as Role } : null;
}

/** In seconds. Activity is recorded at most this often, so that most requests write nothing. */
const noteEvery = 300;

/** Records that somebody uses the session, where the last record is some minutes old. */
export async function noteActivity(
  database: Database,
  sessionId: string,
  { idleSeconds }: FoundSession,
): Promise<void> {
  if (idleSeconds < noteEvery) return;
  await queryAsPlatform(database, (db) =>
    db.updateTable('sessions').set({ lastSeenAt: sql`now()` }).where('id', '=', sessionId).execute(),
  );
}

/** Ends a session at once, with the streams that are open on it: the database tells every process. */
export async function endSession(trx: PlatformTransaction, sessionId: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ endedAt: sql`now()` })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}
