import type { Session } from '@bidloom/contract/auth';
import { failures } from '@bidloom/contract/failures';
import { type AuditSource, asPlatform, type PlatformTransaction, recordAudit } from '@bidloom/db';
import { noteRefusedSignIn } from '@bidloom/jobs';
import { refuseInactive } from '../../lib/access/account-state.ts';
import { endSession, openSession } from '../../lib/access/sessions.repository.ts';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { sessionDays } from '../../plugins/sign-in.ts';
import {
  type Account,
  findAccount,
  findChallengeOwner,
  findOpenChallenge,
  lockCodes,
  markUsed,
  noteSignIn,
  takeGuess,
} from './auth.repository.ts';
import { refuseFurtherGuesses, refuseHaste } from './code-limits.ts';
import { hashCode, sameHash } from './one-time-code.ts';
import { verifyPassword } from './password.ts';
import { type Attempt, forgiveAttempts, networkOf, rememberPlace, takePasswordAttempt } from './password-attempts.ts';
import { sendCode } from './send-code.ts';
import { recordRefusedSignIn } from './sign-in-audit.ts';

export interface AuthServiceOptions extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
  signToken: (sessionId: string) => string;
}

/** Sign-in in two steps, and its end. Each attempt that is checked is in the audit log. */
export function createAuthService({ database, queue, secret, signToken }: AuthServiceOptions) {
  /** The same work and time for an address that nobody has: the worker writes the entry of the audit log. */
  const noteRefused = (
    { address, userAgent, requestId }: AuditSource,
    account: Account | undefined,
    { isThrottled = false } = {},
  ) =>
    asPlatform(database, (trx) =>
      queue.send(trx, noteRefusedSignIn, {
        ...(isThrottled && { isThrottled }),
        userId: account?.id ?? null,
        network: networkOf(address ?? ''),
        source: { address, userAgent: userAgent?.slice(0, 500) ?? null, requestId },
      }),
    );

  /** For errors of a sign-in: attempts that are refused because there were too many are counted, and the worker reports them. */
  const noteThrottled =
    (source: AuditSource, find: (trx: PlatformTransaction) => Promise<Account | undefined>) =>
    async (error: unknown): Promise<never> => {
      if (error instanceof AppError && error.code === 'too_many_requests') {
        await noteRefused(source, await asPlatform(database, find), { isThrottled: true });
      }
      throw error;
    };

  return {
    /**
     * Checks the password, sends a code, and returns the challenge of the code; older challenges of the account end. After too many
     * failures from one address, the caller has to wait.
     */
    async startSignIn(email: string, password: string, source: AuditSource): Promise<string> {
      const attempt: Attempt = { email, address: source.address ?? '' };
      const account = await asPlatform(database, async (trx) => {
        await takePasswordAttempt(trx, secret, attempt);
        return findAccount(trx, { email });
      }).catch(noteThrottled(source, (trx) => findAccount(trx, { email })));
      if (!(await verifyPassword(account?.passwordHash ?? undefined, password)) || !account) {
        await noteRefused(source, account);
        throw new AppError(failures.auth.wrongPassword);
      }
      await asPlatform(database, (trx) => forgiveAttempts(trx, secret, attempt));
      try {
        // Only after the right password: before it, the message would reveal that the account exists.
        refuseInactive(account);
      } catch (error) {
        await asPlatform(database, (trx) => recordRefusedSignIn(trx, source, { account, reason: 'inactive' }));
        throw error;
      }
      return asPlatform(database, async (trx) =>
        sendCode(trx, { queue, secret, account }, await lockCodes(trx, account.id)),
      ).catch(noteThrottled(source, async () => account));
    },

    /** Sends another code where a sign-in waits for one, and returns its challenge. */
    async resendCode(challengeId: string): Promise<string> {
      return asPlatform(database, async (trx) => {
        const userId = isUuid(challengeId) ? await findChallengeOwner(trx, challengeId) : undefined;
        const counts = userId ? await lockCodes(trx, userId) : undefined;
        // After the lock: of two requests at the same moment the second finds its challenge replaced.
        const challenge = userId ? await findOpenChallenge(trx, challengeId) : undefined;
        const account = challenge && (await findAccount(trx, { id: challenge.userId }));
        if (!challenge || !counts || !account) {
          throw new AppError(failures.auth.signInExpired);
        }
        refuseInactive(account);
        refuseHaste(challenge);
        return sendCode(trx, { queue, secret, account }, counts);
      });
    },

    /** Exchanges a challenge and its code for a session; the code can't be used again. */
    async completeSignIn(challengeId: string, code: string, source: AuditSource): Promise<Session> {
      // The guess must count even when it is wrong, so nothing is thrown for it inside the transaction.
      const { account, sessionId } = await asPlatform(database, (trx) =>
        tryCode(trx, secret, { challengeId, code, source }),
      ).catch(
        noteThrottled(source, async (trx) => {
          const id = isUuid(challengeId) ? await findChallengeOwner(trx, challengeId) : undefined;
          return id ? findAccount(trx, { id }) : undefined;
        }),
      );
      if (!account || !sessionId) {
        if (account) refuseInactive(account);
        throw new AppError(failures.auth.wrongCode);
      }
      return presentSession(account, signToken(sessionId));
    },

    /** Ends the session; streams that are open in it end too, in whichever process they are. */
    async signOut({ sessionId, organizationId }: SignedIn, source: AuditSource): Promise<void> {
      await asPlatform(database, async (trx) => {
        await endSession(trx, sessionId);
        await recordAudit(trx, source, { organizationId, action: 'session.ended' });
      });
    },
  };
}

interface Guess {
  challengeId: string;
  code: string;
  source: AuditSource;
}

/** Returns the account and its session; only the account where the code was right but the account is deactivated; otherwise nothing. */
async function tryCode(
  trx: PlatformTransaction,
  secret: string,
  { challengeId, code, source }: Guess,
): Promise<{ account?: Account; sessionId?: string }> {
  if (!isUuid(challengeId)) return {};
  const userId = await findChallengeOwner(trx, challengeId);
  if (!userId) return {};
  // Counted here, where codes are checked one after the other, so that all challenges and simultaneous requests of one account count
  // together.
  refuseFurtherGuesses(await lockCodes(trx, userId));
  const challenge = await takeGuess(trx, challengeId);
  const isRight = challenge && sameHash(challenge.codeHash, hashCode(secret, challenge.id, code));
  const account = await findAccount(trx, { id: userId });
  if (!account) return {};
  if (!isRight) {
    await recordRefusedSignIn(trx, source, { account, reason: 'code' });
    return {};
  }
  await markUsed(trx, challenge.id);
  try {
    refuseInactive(account);
  } catch {
    await recordRefusedSignIn(trx, source, { account, reason: 'inactive' });
    return { account };
  }
  await rememberPlace(trx, secret, { email: account.email, address: source.address ?? '' });
  await noteSignIn(trx, userId);
  const sessionId = await openSession(trx, userId, sessionDays, source);
  await recordAudit(
    trx,
    { ...source, actorId: userId },
    { organizationId: account.organizationId, action: 'session.started' },
  );
  return { account, sessionId };
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function presentSession(account: Account, token: string): Session {
  const { id: userId, email, firstName, lastName, role, organizationId, organizationName, isActive } = account;
  return {
    ...{ token, userId, email, firstName, lastName, role, organizationId, organizationName, isActive },
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
    profileImagePath: account.profileImagePath,
  };
}
