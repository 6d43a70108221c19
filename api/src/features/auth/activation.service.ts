import type { signupLink } from '@bidloom/contract/auth';
import { failures } from '@bidloom/contract/failures';
import { type AuditSource, asPlatform, markAccountLinkUsed, recordAudit } from '@bidloom/db';
import type { z } from 'zod';
import { refuseInactive } from '../../lib/access/account-state.ts';
import { activateTeamMember } from '../../lib/access/team-membership.repository.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import { onAccountRules } from '../../lib/errors/database-error.ts';
import type { Platform } from '../../platform.ts';
import { choosePassword, findLink } from './choose-password.ts';
import { activateAccount, type LinkOwner, setPassword } from './link-owner.repository.ts';
import { verifyPassword } from './password.ts';
import { forgiveAttempts, takePasswordAttempt } from './password-attempts.ts';
import { mailPasswordChanged } from './password-changed-mail.ts';

interface Options extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
}

interface FirstPassword {
  token: string;
  /** The current one, where there is one. */
  oldPassword: string | null;
  newPassword: string;
  /** How the person writes their name; left out: as in the invitation. */
  names: { firstName?: string | undefined; lastName?: string | undefined };
}

/** The first password of a person who was invited to an organisation, or to one of its teams. */
export function createActivation({ database, queue, secret }: Options) {
  /** A person with a password must show that they know it: a link in a mail alone does not change it. */
  async function checkOldPassword(owner: LinkOwner, oldPassword: string | null, source: AuditSource): Promise<void> {
    if (owner.passwordHash === null) return;
    const attempt = { email: owner.email, address: source.address ?? '' };
    await asPlatform(database, (trx) => takePasswordAttempt(trx, secret, attempt));
    if (await verifyPassword(owner.passwordHash, oldPassword ?? '')) {
      await asPlatform(database, (trx) => forgiveAttempts(trx, secret, attempt));
      return;
    }
    throw new AppError(failures.auth.otherPassword);
  }

  return {
    /** The person for whom an activation link is. Throws where it cannot be used. */
    async look(token: string): Promise<z.input<typeof signupLink>> {
      const { owner } = await asPlatform(database, (trx) => findLink(trx, token, ['activation']));
      const { email, firstName, lastName, organizationName, passwordHash } = owner;
      return { email, firstName, lastName, organizationName, needsPassword: passwordHash === null };
    },

    /** Keeps the password, uses the link up, and makes the account and the member of the team active. */
    async choose({ token, oldPassword, newPassword, names }: FirstPassword, source: AuditSource): Promise<void> {
      let checked: string | null = null;
      await choosePassword(
        database,
        { token, kinds: ['activation', 'team_invitation'], newPassword },
        {
          check: async ({ owner }) => {
            refuseUnusable(owner);
            checked = owner.passwordHash;
            await checkOldPassword(owner, oldPassword, source);
          },
          use: (trx, { link, owner }, passwordHash) =>
            onAccountRules(async () => {
              refuseUnusable(owner);
              // Changed by another link at the same moment.
              if (owner.passwordHash !== checked) throw new AppError(failures.auth.activeAlready);
              await markAccountLinkUsed(trx, link.id);
              const isFirst = owner.activatedAt === null;
              if (isFirst) await activateAccount(trx, owner.id, { ...names, passwordHash });
              else await setPassword(trx, owner.id, passwordHash);
              if (owner.passwordHash !== null) await mailPasswordChanged(trx, queue, owner);
              const { id: userId, organizationId } = owner;
              if (link.teamMemberId) await activateTeamMember(trx, { teamMemberId: link.teamMemberId, userId });
              await recordAudit(
                trx,
                { ...source, actorId: userId },
                {
                  organizationId,
                  action: isFirst ? 'account.activated' : 'password.changed',
                  target: { type: 'user', id: userId, name: owner.email },
                },
              );
            }),
        },
      );
    },
  };
}

/** A person who is invited is not active yet; the organisation or team must be. */
function refuseUnusable(owner: LinkOwner): void {
  refuseInactive({ ...owner, isActive: owner.isActive || owner.activatedAt === null });
}
