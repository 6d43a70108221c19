import type { Role } from '@bidloom/contract';
import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { codeAttempts, codeMinutes } from './one-time-code.ts';

/** An account with what sign-in decides on. Sign-in runs before anybody's organisation is known, hence by the platform. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(trx: PlatformTransaction, by: { email: string } | { id: string }) {
  return accounts(trx)
    .where((eb) => ('id' in by ? eb('users.id', '=', by.id) : eb(sql`lower(users.email)`, '=', by.email.toLowerCase())))
    .executeTakeFirst();
}

function accounts(trx: PlatformTransaction) {
  return trx
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      'users.id',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.passwordHash',
      'users.organizationId',
      'users.isActive',
      'users.createdAt',
      'users.updatedAt',
      'users.profileImagePath',
      'organizations.name as organizationName',
      'organizations.isActive as organizationIsActive',
    ])
    .select((eb) => eb.ref('users.role').$castTo<Role>().as('role'));
}

/** Wrong codes of an account within the last hour, over all its challenges. */
export async function countWrongCodes(trx: PlatformTransaction, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('signInChallenges')
    // The guess that was right counts among the attempts, too.
    .select(sql<number>`coalesce(sum(attempts - (used_at is not null)::int), 0)::int`.as('wrong'))
    .where('userId', '=', userId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return row.wrong;
}

export async function insertChallenge(
  trx: PlatformTransaction,
  challenge: { id: string; userId: string; codeHash: Buffer },
): Promise<void> {
  await trx
    .insertInto('signInChallenges')
    .values({ ...challenge, expiresAt: sql`now() + make_interval(mins => ${codeMinutes})` })
    .execute();
}

/** Counts a guess and answers the challenge, locked until the transaction ends; undefined where it is used, expired or used up. */
export function takeGuess(trx: PlatformTransaction, challengeId: string) {
  return trx
    .updateTable('signInChallenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', challengeId)
    .where('usedAt', 'is', null)
    .where('attempts', '<', codeAttempts)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['id', 'userId', 'codeHash'])
    .executeTakeFirst();
}

export async function markUsed(trx: PlatformTransaction, challengeId: string): Promise<void> {
  await trx.updateTable('signInChallenges').set({ usedAt: sql`now()` }).where('id', '=', challengeId).execute();
}
