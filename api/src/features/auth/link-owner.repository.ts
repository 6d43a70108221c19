import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Whom a link is for. Links are followed before anybody is signed in, so this works as the platform. */
export type LinkOwner = NonNullable<Awaited<ReturnType<typeof findLinkOwner>>>;

/** The account of a link; undefined where it was removed meanwhile. */
export function findLinkOwner(trx: PlatformTransaction, userId: string) {
  return trx
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      ...(['users.id', 'users.email', 'users.firstName', 'users.lastName', 'users.passwordHash'] as const),
      ...(['users.organizationId', 'users.isActive', 'users.activatedAt'] as const),
      'organizations.name as organizationName',
      'organizations.isActive as organizationIsActive',
      'organizations.inactiveReason',
    ])
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * The account as it is now, locked until the transaction ends. All code that changes an account locks it first, and its links, members,
 * challenges and throttles afterwards, so that two changes at the same moment wait for each other without a deadlock.
 */
export async function lockLinkOwner(trx: PlatformTransaction, userId: string): Promise<LinkOwner | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findLinkOwner(trx, userId);
}

/** Keeps another password, which ends all sessions of the account, and makes the codes that are on their way worthless. */
export async function setPassword(trx: PlatformTransaction, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ passwordHash, updatedAt: sql`now()` }).where('id', '=', userId).execute();
  await trx
    .updateTable('signInChallenges')
    .set({ expiresAt: sql`now()` })
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
}

/** Makes an invited account active, with the password that was chosen; a name that is left out stays. */
export async function activateAccount(
  trx: PlatformTransaction,
  userId: string,
  chosen: { passwordHash: string; firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...chosen, isActive: true, activatedAt: sql`coalesce(activated_at, now())`, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .execute();
}
