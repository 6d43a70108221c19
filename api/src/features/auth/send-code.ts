import { randomUUID } from 'node:crypto';
import { findBranding, type PlatformTransaction } from '@bidloom/db';
import { type Queue, renderMail } from '@bidloom/platform';
import { enqueueMail } from '../../lib/jobs/enqueue-mail.ts';
import { type Account, type CodeCounts, insertChallenge, voidChallenges } from './auth.repository.ts';
import { refuseFurtherCodes, refuseFurtherGuesses } from './code-limits.ts';
import { codeMinutes, hashCode, makeCode } from './one-time-code.ts';

interface Sending {
  queue: Queue;
  secret: string;
  account: Account;
}

/** Mails a code and returns its challenge; older challenges of the account end. The account's codes must be locked and counted. */
export async function sendCode(
  trx: PlatformTransaction,
  { queue, secret, account }: Sending,
  counts: CodeCounts,
): Promise<string> {
  refuseFurtherGuesses(counts);
  refuseFurtherCodes(counts);
  const challengeId = randomUUID();
  const code = makeCode();
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
  return challengeId;
}
