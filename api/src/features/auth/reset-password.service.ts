import type { resetLink } from '@bidloom/contract/auth';
import { type AuditSource, asPlatform, markAccountLinkUsed, recordAudit } from '@bidloom/db';
import type { z } from 'zod';
import { refuseInactive } from '../../lib/access/account-state.ts';
import type { Platform } from '../../platform.ts';
import { choosePassword, findLink } from './choose-password.ts';
import { setPassword } from './link-owner.repository.ts';
import { forgiveAttempts } from './password-attempts.ts';
import { mailPasswordChanged } from './password-changed-mail.ts';

interface Options extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
}

const kinds = ['reset'] as const;

/** A forgotten password: what its link is for, and the new one. */
export function createResetPassword({ database, queue, secret }: Options) {
  return {
    /** Whose password the link resets. Throws where it cannot be used. */
    async look(token: string): Promise<z.input<typeof resetLink>> {
      const { owner } = await asPlatform(database, (trx) => findLink(trx, token, kinds));
      return { email: owner.email, firstName: owner.firstName, organizationName: owner.organizationName };
    },

    /** Keeps another password and uses the link up; all sessions of the account end. */
    async reset(token: string, newPassword: string, source: AuditSource): Promise<void> {
      await choosePassword(
        database,
        { token, kinds, newPassword },
        {
          check: ({ owner }) => refuseInactive(owner),
          use: async (trx, { link, owner }, passwordHash) => {
            refuseInactive(owner);
            await markAccountLinkUsed(trx, link.id);
            await setPassword(trx, owner.id, passwordHash);
            // A person who reads the account's mails does not have to wait because of earlier wrong guesses.
            await forgiveAttempts(trx, secret, { email: owner.email, address: source.address ?? '' });
            await mailPasswordChanged(trx, queue, owner);
            await recordAudit(
              trx,
              { ...source, actorId: owner.id },
              {
                organizationId: owner.organizationId,
                action: 'password.reset',
                target: { type: 'user', id: owner.id, name: owner.email },
              },
            );
          },
        },
      );
    },
  };
}
