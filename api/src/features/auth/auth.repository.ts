import type { Role } from '@bidloom/contract';
import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { isLicenceLapsed } from '../../lib/access/licence-lapsed.repository.ts';
import { codeAttempts, codeMinutes } from './one-time-code.ts';

/** An account, with the fields that sign-in needs. Sign-in runs before the organisation is known, so it works as the platform. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(trx: PlatformTransaction, by: { email: string } | { id: string }) {
  return accounts(trx)
    .where('users.deletedAt', 'is', null)
    .where((eb) => ('id' in by ? eb('users.id', '=', by.id) : eb('users.emailKey', '=', by.email.toLowerCase())))
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
      'organizations.inactiveReason',
    ])
    .select(isLicenceLapsed.as('isLicenceLapsed'))
    .select((eb) => eb.ref('users.role').$castTo<Role>().as('role'));
}

/**
 * Locks the account until the transaction ends, so that its codes are made and tried one after the other, and returns how many were wrong
 * and how many were made.
 */
export async function lockCodes(trx: PlatformTransaction, userId: string): Promise<CodeCounts> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const lastHour = sql<boolean>`created_at > now() - interval '1 hour'`;
  return (
    trx
      .selectFrom('signInChallenges')
      // The right guess counts among the attempts, too.
      .select(sql<number>`coalesce(sum(attempts - (used_at is not null)::int), 0)::int`.as('wrongInDay'))
      .select(
        sql<number>`coalesce(sum(attempts - (used_at is not null)::int) filter (where ${lastHour}), 0)::int`.as(
          'wrongInHour',
        ),
      )
      .select(sql<number>`(count(*) filter (where ${lastHour}))::int`.as('madeInHour'))
      .where('userId', '=', userId)
      .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  );
}

/** An account's codes: how many were wrong, over all its challenges, and how many were mailed. */
export interface CodeCounts {
  wrongInHour: number;
  wrongInDay: number;
  madeInHour: number;
}

/** Whose challenge this is; undefined for one that is not there. */
export async function findChallengeOwner(trx: PlatformTransaction, challengeId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('signInChallenges')
    .select('userId')
    .where('id', '=', challengeId)
    .executeTakeFirst();
  return row?.userId;
}

/** A challenge that still waits for its code; undefined where there is none. */
export function findOpenChallenge(trx: PlatformTransaction, challengeId: string) {
  return trx
    .selectFrom('signInChallenges')
    .select('userId')
    .select(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('ageSeconds'))
    .where('id', '=', challengeId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
}

/** Records that the person has signed in. */
export async function noteSignIn(trx: PlatformTransaction, userId: string): Promise<void> {
  await trx.updateTable('users').set({ signedInAt: sql`now()` }).where('id', '=', userId).execute();
}

/** Ends whatever challenges the account still has open: only the newest code is worth anything. */
export async function voidChallenges(trx: PlatformTransaction, userId: string): Promise<void> {
  await trx
    .updateTable('signInChallenges')
    .set({ expiresAt: sql`now()` })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
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

/** Counts a guess and returns the challenge; undefined where it is used, expired or used up. */
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
