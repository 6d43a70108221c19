import { failures } from '@bidloom/contract/failures';
import type { Invitation } from '@bidloom/contract/team-members';
import {
  type AuditSource,
  asPlatform,
  type Database,
  lockAccountLink,
  markAccountLinkUsed,
  recordAudit,
} from '@bidloom/db';
import { refuseInactive } from '../../lib/access/account-state.ts';
import { activateTeamMember } from '../../lib/access/team-membership.repository.ts';
import { unknownLink, usableLink } from '../../lib/access/usable-link.ts';
import { findInvited } from './invitations.repository.ts';

/**
 * Accepts the invitation that a link carries, where the person has an account; of two at the same moment one does. Without an account
 * the link stays as it is: choosing the password uses it.
 */
export function acceptInvitation(database: Database, source: AuditSource, token: string): Promise<Invitation> {
  // Nobody is signed in: whose link it is decides whose rows these are.
  return asPlatform(database, async (trx) => {
    const link = usableLink(await lockAccountLink(trx, token, ['team_invitation']), failures.invitations);
    const invited = await findInvited(trx, link);
    if (!invited) throw unknownLink(failures.invitations);
    const { organizationId, activatedAt, isActive, organizationIsActive, inactiveReason, ...told } = invited;
    // A person without an account is not active yet; the organisation and team must be.
    refuseInactive({ isActive: isActive || activatedAt === null, organizationIsActive, inactiveReason });
    if (!activatedAt) return { accepted: false, ...told };
    await markAccountLinkUsed(trx, link.id);
    await activateTeamMember(trx, { teamMemberId: link.teamMemberId, userId: link.userId });
    await recordAudit(
      trx,
      { ...source, actorId: link.userId },
      {
        ...{ organizationId, action: 'team_member.accepted' },
        target: {
          type: 'team_member',
          id: link.teamMemberId ?? '',
          name: `${told.firstName} ${told.lastName}`.trim(),
        },
        details: { team: told.teamName },
      },
    );
    return { accepted: true, ...told };
  });
}
