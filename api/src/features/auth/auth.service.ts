import { randomUUID } from 'node:crypto';
import type { Session } from '@bidloom/contract/auth';
import { asPlatform, findBranding, type PlatformTransaction } from '@bidloom/db';
import { renderMail } from '@bidloom/platform';
import { AppError } from '../../lib/app-error.ts';
import { enqueueMail } from '../../lib/enqueue-mail.ts';
import { endSession, openSession } from '../../lib/session-store.ts';
import type { SignedIn } from '../../lib/signed-in.ts';
import type { Platform } from '../../platform.ts';
import { sessionDays } from '../../plugins/sign-in.ts';
import { refuseInactive } from './account-state.ts';
import {
  type Account,
  findAccount,
  findChallengeOwner,
  insertChallenge,
  lockCodes,
  markUsed,
  takeGuess,
  voidChallenges,
} from './auth.repository.ts';
import { refuseFurtherCodes, refuseFurtherGuesses } from './code-limits.ts';
import { codeMinutes, hashCode, makeCode, sameHash } from './one-time-code.ts';
import { verifyPassword } from './password.ts';
import { type Attempt, forgiveAttempts, rememberPlace, takePasswordAttempt } from './password-attempts.ts';

export interface AuthServiceOptions extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
  signToken: (sessionId: string) => string;
}

/** Sign-in in two steps, and its end. */
export function createAuthService({ database, queue, secret, signToken }: AuthServiceOptions) {
  return {
    /**
     * Checks the password, sends a code, and answers the challenge that the code belongs to; older challenges of the account end.
     * `address` is the caller's: who fails too often from there has to wait.
     */
    async startSignIn(email: string, password: string, address: string): Promise<string> {
      const attempt: Attempt = { email, address };
      const account = await asPlatform(database, async (trx) => {
        await takePasswordAttempt(trx, secret, attempt);
        return findAccount(trx, { email });
      });
      if (!(await verifyPassword(account?.passwordHash ?? undefined, password)) || !account) {
        throw new AppError('invalid_credentials', 'Invalid email or password');
      }
      await asPlatform(database, (trx) => forgiveAttempts(trx, secret, attempt));
      refuseInactive(account);
      const challengeId = randomUUID();
      const code = makeCode();
      await asPlatform(database, async (trx) => {
        const counts = await lockCodes(trx, account.id);
        refuseFurtherGuesses(counts);
        refuseFurtherCodes(counts);
        await voidChallenges(trx, account.id);
        await insertChallenge(trx, {
          id: challengeId,
          userId: account.id,
          codeHash: hashCode(secret, challengeId, code),
        });
        await enqueueMail(trx, queue, {
          to: account.email,
          subject: 'Your sign-in code',
          ...renderMail({
            from: await findBranding(trx, account.organizationId),
            title: 'Your sign-in code',
            paragraphs: ['Enter this code to sign in:'],
            code,
            notes: [
              `It is valid for ${codeMinutes} minutes and can be used once.`,
              'If you did not try to sign in, change your password.',
            ],
          }),
        });
      });
      return challengeId;
    },

    /** Exchanges a challenge and its code for a session; the code can't be used again. */
    async completeSignIn(challengeId: string, code: string, address: string): Promise<Session> {
      // The guess must count even when it is wrong, so nothing is thrown for it inside the transaction.
      const outcome = await asPlatform(database, (trx) => tryCode(trx, secret, { challengeId, code, address }));
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
    async signOut({ sessionId }: SignedIn): Promise<void> {
      await endSession(database, sessionId);
    },
  };
}

async function tryCode(
  trx: PlatformTransaction,
  secret: string,
  { challengeId, code, address }: { challengeId: string; code: string; address: string },
) {
  if (!isUuid(challengeId)) return null;
  const userId = await findChallengeOwner(trx, challengeId);
  if (!userId) return null;
  // Counted here, where codes are tried, and one after the other: any number of challenges and of requests at once are one account.
  refuseFurtherGuesses(await lockCodes(trx, userId));
  const challenge = await takeGuess(trx, challengeId);
  if (!challenge || !sameHash(challenge.codeHash, hashCode(secret, challenge.id, code))) return null;
  await markUsed(trx, challenge.id);
  const account = await findAccount(trx, { id: userId });
  if (!account || !isUsable(account)) return null;
  await rememberPlace(trx, secret, { email: account.email, address });
  return { account, sessionId: await openSession(trx, account.id, sessionDays) };
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const isUsable = (account: Account) => account.isActive && account.organizationIsActive !== false;
