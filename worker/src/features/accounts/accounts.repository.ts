import type { PlatformTransaction } from '@bidloom/db';

/** The account of an address, as sign-in compares it; of organisations that are in use. */
export function findAccountOf(trx: PlatformTransaction, email: string) {
  return trx
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.id', 'users.email', 'users.organizationId', 'users.isActive', 'users.activatedAt'])
    .where('users.emailKey', '=', email.toLowerCase())
    .where('users.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('organizations.id', 'is', null), eb('organizations.isActive', '=', true)]))
    .executeTakeFirst();
}

/** A job says whose person it is about; one that was sent for another organisation finds nobody. */
export function findPerson(trx: PlatformTransaction, organizationId: string | null, userId: string) {
  return trx
    .selectFrom('users')
    .select(['email', 'firstName', 'activatedAt', 'isActive'])
    .where('id', '=', userId)
    .where('organizationId', 'is not distinct from', organizationId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The name of the team that a membership of this person is in. */
export async function findTeamName(
  trx: PlatformTransaction,
  teamMemberId: string,
  userId: string,
): Promise<string | undefined> {
  const member = await trx
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select('teams.name')
    .where('teamMembers.id', '=', teamMemberId)
    .where('teamMembers.userId', '=', userId)
    .executeTakeFirst();
  return member?.name;
}

export function loadPeople(trx: PlatformTransaction, ids: readonly string[]) {
  return trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'organizationId'])
    .where('id', 'in', [...ids])
    .execute();
}
