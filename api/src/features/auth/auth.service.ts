import { randomUUID } from 'node:crypto';
import type { Session } from '@bidloom/contract/auth';
import { asPlatform, type PlatformTransaction } from '@bidloom/db';
import { AppError } from '../../lib/app-error.ts';
import { enqueueMail } from '../../lib/enqueue-mail.ts';
import { endSession, openSession } from '../../lib/session-store.ts';
import type { SignedIn } from '../../lib/signed-in.ts';
import type { Platform } from '../../platform.ts';
import { sessionDays } from '../../plugins/sign-in.ts';
import { type Account, countWrongCodes, findAccount, insertChallenge, markUsed, takeGuess } from './auth.repository.ts';
import { codeMinutes, hashCode, makeCode, sameHash } from './one-time-code.ts';
import { verifyPassword } from './password.ts';

/** Wrong codes an hour after which an account must wait, however many challenges they were spread over. */
const wrongCodesPerHour = 30;

export interface AuthServiceOptions extends Pick<Platform, 'database' | 'queue' | 'events'> {
  secret: string;
  signToken: (sessionId: string) => string;
}

/** Sign-in in two steps, and its end. */
export function createAuthService({ database, queue, events, secret, signToken }: AuthServiceOptions) {
  return {
    /** Checks the password, sends a code, and answers the challenge that the code belongs to. */
    async startSignIn(email: string, password: string): Promise<string> {
      const account = await asPlatform(database, (trx) => findAccount(trx, { email }));
      if (!(await verifyPassword(account?.passwordHash, password)) || !account) {
        throw new AppError('invalid_credentials', 'Invalid email or password');
      }
      refuseInactive(account);
      const challengeId = randomUUID();
      const code = makeCode();
      await asPlatform(database, async (trx) => {
        if ((await countWrongCodes(trx, account.id)) >= wrongCodesPerHour) {
          throw new AppError('too_many_requests', 'Too many wrong codes. Please try again in an hour.');
        }
        await insertChallenge(trx, {
          id: challengeId,
          userId: account.id,
          codeHash: hashCode(secret, challengeId, code),
        });
        await enqueueMail(trx, queue, {
          to: account.email,
          subject: 'Your sign-in code',
          text: `Your Bidloom code is ${code}.\n\nIt is valid for ${codeMinutes} minutes and can be used once. If you did not try to sign in, change your password.`,
        });
      });
      return challengeId;
    },

    /** Exchanges a challenge and its code for a session; the code can't be used again. */
    async completeSignIn(challengeId: string, code: string): Promise<Session> {
      // The guess must count even when it is wrong, so nothing is thrown inside the transaction.
      const outcome = await asPlatform(database, (trx) => tryCode(trx, secret, challengeId, code));
      if (!outcome) throw new AppError('invalid_code', 'Invalid OTP');
      const { account, sessionId } = outcome;
      return {
        token: signToken(sessionId),
        userId: account.id,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        role: account.role,
        organizationId: account.organizationId,
        organizationName: account.organizationName,
        isActive: account.isActive,
        createdAt: account.createdAt.toISOString(),
        updatedAt: account.updatedAt.toISOString(),
        profileImagePath: account.profileImagePath,
      };
    },

    /** Ends the session; streams that are open on it end too, in whichever process they are. */
    async signOut({ sessionId, organizationId, userId }: SignedIn): Promise<void> {
      await endSession(database, sessionId);
      await events.publish({ type: 'session.ended', organizationId, userId, data: { sessionId } });
    },
  };
}

async function tryCode(trx: PlatformTransaction, secret: string, challengeId: string, code: string) {
  if (!isUuid(challengeId)) return null;
  const challenge = await takeGuess(trx, challengeId);
  if (!challenge || !sameHash(challenge.codeHash, hashCode(secret, challenge.id, code))) return null;
  await markUsed(trx, challenge.id);
  const account = await findAccount(trx, { id: challenge.userId });
  if (!account || !isUsable(account)) return null;
  return { account, sessionId: await openSession(trx, account.id, sessionDays) };
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const isUsable = (account: Account) => account.isActive && account.organizationIsActive !== false;

/** Told only after the right password: before it, it would tell that the account exists. */
function refuseInactive(account: Account): void {
  if (!account.isActive) {
    throw new AppError('account_inactive', 'Your account is not active. Please ask your administrator.');
  }
  if (!isUsable(account)) {
    throw new AppError('account_inactive', 'Your organisation is not active. Please ask your administrator.');
  }
}
