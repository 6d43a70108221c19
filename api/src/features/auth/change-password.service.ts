import { failures } from '@bidloom/contract/failures';
import { type AuditSource, asPlatform, recordAudit } from '@bidloom/db';
import { refuseWeakPassword } from '../../lib/access/password-rules.ts';
import { openSession } from '../../lib/access/sessions.repository.ts';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { sessionDays } from '../../plugins/sign-in.ts';
import { findLinkOwner, lockLinkOwner, setPassword } from './link-owner.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { forgiveAttempts, takePasswordAttempt } from './password-attempts.ts';
import { mailPasswordChanged } from './password-changed-mail.ts';

interface Options extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
}

/**
 * Changes the password of a person who knows the current one. Guesses are delayed together with those at sign-in. The database ends all
 * sessions of the account; returns the id of a new one, which replaces the session of the request.
 */
export function createChangePassword({ database, queue, secret }: Options) {
  return async (
    { userId, organizationId }: SignedIn,
    { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
    source: AuditSource,
  ): Promise<string> => {
    const target = (name: string) => ({ type: 'user', id: userId, name });
    // As the platform, here and below: tenants' work has no access to passwords and sessions.
    const owner = await asPlatform(database, async (trx) => {
      const found = await findLinkOwner(trx, userId);
      if (!found) throw new AppError(failures.access.notSignedIn);
      await takePasswordAttempt(trx, secret, { email: found.email, address: source.address ?? '' });
      return found;
    });
    if (!(await verifyPassword(owner.passwordHash ?? undefined, oldPassword))) {
      await asPlatform(database, (trx) =>
        recordAudit(trx, source, {
          ...{ organizationId, action: 'password.changed', outcome: 'refused', target: target(owner.email) },
          details: { reason: 'password' },
        }),
      );
      throw new AppError(failures.auth.presentPasswordWrong);
    }
    if (oldPassword === newPassword) {
      throw new AppError(failures.auth.samePassword);
    }
    refuseWeakPassword(newPassword, owner);
    const passwordHash = await hashPassword(newPassword);
    return asPlatform(database, async (trx) => {
      const now = await lockLinkOwner(trx, userId);
      // A reset changed the password, or the account was deactivated, while the hashes were computed: the check is no longer valid.
      if (!now?.isActive || now.passwordHash !== owner.passwordHash) {
        throw new AppError(failures.auth.passwordChanged);
      }
      await forgiveAttempts(trx, secret, { email: owner.email, address: source.address ?? '' });
      await setPassword(trx, userId, passwordHash);
      const sessionId = await openSession(trx, userId, sessionDays, source);
      await mailPasswordChanged(trx, queue, owner);
      await recordAudit(trx, source, { organizationId, action: 'password.changed', target: target(owner.email) });
      return sessionId;
    });
  };
}
