import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { SignedIn } from '../../lib/access/signed-in.ts';

export type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number];

/** The person's sessions that are open, the one that asks first, then by their last use. */
export function listOwnSessions(trx: PlatformTransaction, { userId, sessionId }: SignedIn, idleHours: number) {
  return trx
    .selectFrom('sessions')
    .select(['id', 'address', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', sql<Date>`now() - make_interval(secs => ${idleHours * 3600}::double precision)`)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}

/** Ends one of the person's sessions, or all but one; returns how many were open. */
export async function endOwnSessions(
  trx: PlatformTransaction,
  { userId }: SignedIn,
  which: { only: string } | { but: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ endedAt: sql`now()` })
    .where('userId', '=', userId)
    .where((eb) => ('only' in which ? eb('id', '=', which.only) : eb('id', '<>', which.but)))
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
