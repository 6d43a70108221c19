import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Attempts of one network within this many seconds are one entry of the log, so that no stranger can fill it. */
export const summedUpAfter = 60;

/** An attempt whose summary is overdue, because its job failed, is summarised together with the later ones. */
const isFirstOfMany = sql<boolean>`count = 1 or started_at < now() - make_interval(secs => ${2 * summedUpAfter})`;

/** What a network tried at somebody's account. */
export interface Throttled {
  userId: string;
  network: string;
}

/** The attempts since the last summary. */
export interface Tried {
  count: number;
  startedAt: Date;
}

/** Counts an attempt with an address that nobody has; returns whether it is the first since the last summary. */
export async function countUnknown(trx: PlatformTransaction, network: string): Promise<boolean> {
  const { isFirst } = await trx
    .insertInto('unknownSignIns')
    .values({ network })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet((eb) => ({ count: eb('unknownSignIns.count', '+', 1) })),
    )
    .returning(isFirstOfMany.as('isFirst'))
    .executeTakeFirstOrThrow();
  return isFirst;
}

export function takeUnknown(trx: PlatformTransaction, network: string): Promise<Tried | undefined> {
  return trx
    .deleteFrom('unknownSignIns')
    .where('network', '=', network)
    .returning(['count', 'startedAt'])
    .executeTakeFirst();
}

/**
 * Counts an attempt that came too often; returns whether it is the first since the last summary. False where the person was removed
 * meanwhile.
 */
export async function countThrottled(trx: PlatformTransaction, { userId, network }: Throttled): Promise<boolean> {
  const user = await trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  if (!user) return false;
  const { isFirst } = await trx
    .insertInto('throttledSignIns')
    .values({ userId, network })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'network']).doUpdateSet((eb) => ({ count: eb('throttledSignIns.count', '+', 1) })),
    )
    .returning(isFirstOfMany.as('isFirst'))
    .executeTakeFirstOrThrow();
  return isFirst;
}

export function takeThrottled(trx: PlatformTransaction, { userId, network }: Throttled): Promise<Tried | undefined> {
  return trx
    .deleteFrom('throttledSignIns')
    .where('userId', '=', userId)
    .where('network', '=', network)
    .returning(['count', 'startedAt'])
    .executeTakeFirst();
}

/** Undefined where the account was removed meanwhile. */
export function findRefused(trx: PlatformTransaction, userId: string) {
  return trx
    .selectFrom('users')
    .select(['email', 'organizationId'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
