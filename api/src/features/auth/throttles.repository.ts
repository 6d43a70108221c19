import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { Attempts } from './back-off.ts';

/** Days for which a place where somebody signed in is known as theirs. */
const knownDays = 90;

/** The attempts under this key, locked until the transaction ends; `now` is the database's clock, which all copies of the api share. */
export async function lockAttempts(
  trx: PlatformTransaction,
  key: Buffer,
): Promise<Attempts & { now: Date; isKnown: boolean }> {
  // The clock and not `now()`: the transaction may have waited for the row since it began.
  return trx
    .insertInto('signInThrottles')
    .values({ key })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning([
      'failures',
      'retryAt',
      'changedAt',
      sql<Date>`clock_timestamp()`.as('now'),
      sql<boolean>`coalesce(succeeded_at > now() - make_interval(days => ${knownDays}), false)`.as('isKnown'),
    ])
    .executeTakeFirstOrThrow();
}

export async function keepAttempts(
  trx: PlatformTransaction,
  key: Buffer,
  attempts: Pick<Attempts, 'failures' | 'retryAt'>,
): Promise<void> {
  await trx
    .updateTable('signInThrottles')
    .set({ ...attempts, changedAt: sql`clock_timestamp()` })
    .where('key', '=', key)
    .execute();
}

/** Forgets all failures under this key. */
export async function forgiveAll(trx: PlatformTransaction, key: Buffer): Promise<void> {
  await keepAttempts(trx, key, { failures: 0, retryAt: new Date(0) });
}

/** Takes back the one attempt that was right after all; those that were wrong stay counted, and so does the wait for them. */
export async function forgiveOne(trx: PlatformTransaction, key: Buffer, free: number): Promise<void> {
  await trx
    .updateTable('signInThrottles')
    .set((eb) => ({
      failures: sql`greatest(0, failures - 1)`,
      retryAt: eb.case().when('failures', '<=', free).then(sql<Date>`clock_timestamp()`).else(eb.ref('retryAt')).end(),
    }))
    .where('key', '=', key)
    .execute();
}

/** Remembers that somebody signed in here. */
export async function markKnown(trx: PlatformTransaction, key: Buffer): Promise<void> {
  await trx
    .insertInto('signInThrottles')
    .values({ key, succeededAt: sql`now()` })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ succeededAt: sql`now()` }))
    .execute();
}
