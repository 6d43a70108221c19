import type { Invitation } from '@bidloom/contract/team-members';
import {
  type AccountLink,
  type AuditSource,
  asPlatform,
  type Database,
  lockAccountLink,
  markAccountLinkUsed,
  type PlatformTransaction,
  recordAudit,
} from '@bidloom/db';
import { sql } from 'kysely';
import { refuseInactive } from '../../lib/account-state.ts';
import { AppError } from '../../lib/app-error.ts';

/**
 * Accepts the invitation that a link carries, where the person has an account; of two at the same moment one does. Without an account
 * the link stays as it is: choosing the password uses it.
 */
export function acceptInvitation(database: Database, source: AuditSource, token: string): Promise<Invitation> {
  // Nobody is signed in: whose link it is decides whose rows these are.
  return asPlatform(database, async (trx) => {
    const link = await lockAccountLink(trx, token, ['team_invitation']);
    refuseUnusable(link);
    const invited = await findInvited(trx, link);
    if (!invited) throw unknown();
    const { organizationId, activatedAt, isActive, organizationIsActive, inactiveReason, ...words } = invited;
    // Whoever has no account yet is not active yet; what they are invited to must be.
    refuseInactive({ isActive: isActive || activatedAt === null, organizationIsActive, inactiveReason });
    if (!activatedAt) return { accepted: false, ...words };
    await markAccountLinkUsed(trx, link.id);
    await trx
      .updateTable('teamMembers')
      .set({ status: 'active', updatedAt: sql`now()` })
      .where('id', '=', link.teamMemberId)
      .execute();
    await recordAudit(
      trx,
      { ...source, actorId: link.userId },
      {
        ...{ organizationId, action: 'team_member.accepted' },
        target: {
          type: 'team_member',
          id: link.teamMemberId ?? '',
          name: `${words.firstName} ${words.lastName}`.trim(),
        },
        details: { team: words.teamName },
      },
    );
    return { accepted: true, ...words };
  });
}

function findInvited(trx: PlatformTransaction, { userId, teamMemberId }: AccountLink) {
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

const unknown = () =>
  new AppError(
    'link_unknown',
    'This invitation is not known. Open the link of the newest mail, or ask your administrator for a new invitation.',
  );

function refuseUnusable(link: AccountLink | undefined): asserts link is AccountLink {
  if (!link) throw unknown();
  if (link.state === 'used') {
    throw new AppError('link_used', 'This invitation has been accepted already. Sign in to go on.');
  }
  if (link.state === 'expired') {
    throw new AppError(
      'link_expired',
      'This invitation has expired. Open the link of the newest mail, or ask your administrator to send the invitation again.',
    );
  }
}
