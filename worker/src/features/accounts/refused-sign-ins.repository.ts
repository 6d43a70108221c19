import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Attempts of one network within so many seconds are one entry of a log, which no stranger can fill. */
export const summedUpAfter = 60;

/** One that was not summed up in time, since its job had failed, is summed up with those that follow. */
const isFirstOfMany = sql<boolean>`count = 1 or started_at < now() - make_interval(secs => ${2 * summedUpAfter})`;

/** What a network tried at the account of somebody. */
export interface Throttled {
  userId: string;
  network: string;
}

/** What was counted since the last sum. */
export interface Tried {
  count: number;
  startedAt: Date;
}

/** Counts an attempt at an address that nobody has; answers whether it is the first since the last sum. */
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

/** Counts an attempt that came too often; answers whether it is the first since the last sum. False where the person was removed meanwhile. */
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
