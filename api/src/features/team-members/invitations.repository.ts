import type { AccountLink, PlatformTransaction } from '@bidloom/db';

export function findInvited(trx: PlatformTransaction, { userId, teamMemberId }: AccountLink) {
  return trx
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .innerJoin('users', 'users.id', 'teamMembers.userId')
    .innerJoin('organizations', 'organizations.id', 'teamMembers.organizationId')
    .select([
      'organizations.id as organizationId',
      'organizations.name as organizationName',
      'organizations.isActive as organizationIsActive',
      'organizations.inactiveReason',
      'teams.name as teamName',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.isActive',
      'users.activatedAt',
    ])
    .where('teamMembers.id', '=', teamMemberId)
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
}
