import type { Role } from '@bidloom/contract';
import { asPlatform, type Database, newId, type PlatformTransaction, queryAsPlatform } from '@bidloom/db';
import { sql } from 'kysely';
import type { SignedIn } from './signed-in.ts';

/** Opens a session for a user and answers its id. */
export async function openSession(trx: PlatformTransaction, userId: string, days: number): Promise<string> {
  const id = newId();
  await trx
    .insertInto('sessions')
    .values({ id, userId, expiresAt: sql`now() + make_interval(days => ${days})` })
    .execute();
  return id;
}

/** Whoever holds this session; null where it has ended, or where the account or its organisation is out of use. */
export async function findSession(database: Database, sessionId: string): Promise<SignedIn | null> {
  // By the platform: which organisation a session belongs to is only known once it is read.
  const row = await queryAsPlatform(database, (db) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .leftJoin('organizations', 'organizations.id', 'users.organizationId')
      .select(['sessions.id as sessionId', 'users.id as userId', 'users.organizationId', 'users.role'])
      .where('sessions.id', '=', sessionId)
      .where('sessions.endedAt', 'is', null)
      .where('sessions.expiresAt', '>', sql<Date>`now()`)
      .where('users.isActive', '=', true)
      .where((eb) => eb.or([eb('users.organizationId', 'is', null), eb('organizations.isActive', '=', true)]))
      .executeTakeFirst(),
  );
  return row ? { ...row, role: row.role as Role } : null;
}

/** Ends a session at once. */
export async function endSession(database: Database, sessionId: string): Promise<void> {
  await asPlatform(database, (trx) =>
    trx
      .updateTable('sessions')
      .set({ endedAt: sql`now()` })
      .where('id', '=', sessionId)
      .where('endedAt', 'is', null)
      .execute(),
  );
}
