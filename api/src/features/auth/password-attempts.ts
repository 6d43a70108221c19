import { createHmac } from 'node:crypto';
import { failures } from '@bidloom/contract/failures';
import type { PlatformTransaction } from '@bidloom/db';
import { normalizeIP } from '@fastify/rate-limit';
import { tooMany } from '../../lib/errors/app-error.ts';
import { inWords } from '../../lib/time-in-words.ts';
import { type BackOff, takeAttempt } from './back-off.ts';
import { forgiveAll, forgiveOne, keepAttempts, lockAttempts, markKnown } from './throttles.repository.ts';

/** What is delayed; each is counted separately. */
type Purpose = 'sign-in' | 'reset';

const limits: Record<Purpose, { strict: BackOff; soft: BackOff }> = {
  'sign-in': {
    /** From one network at one account: enough for a person who has several passwords, and four guesses an hour for a machine. */
    strict: { free: 5, firstWait: 30, longestWait: 15 * 60, forgottenAfter: 24 * 3600 },
    /**
     * From everywhere at one account: guesses that are spread over many addresses. This limit is soft, because strangers must not be able
     * to lock a person out: the longest wait is a minute, and a person who signs in from a known place does not wait at all.
     */
    soft: { free: 50, firstWait: 5, longestWait: 60, forgottenAfter: 3600 },
  },
  reset: {
    /** Links that one network requests for one address. */
    strict: { free: 3, firstWait: 60, longestWait: 15 * 60, forgottenAfter: 3600 },
    /** From everywhere: nobody's mailbox is filled, and its owner gets the links that others requested. */
    soft: { free: 6, firstWait: 60, longestWait: 15 * 60, forgottenAfter: 3600 },
  },
};

/** The IPv4 address, or the /64 of IPv6, which is what one customer gets. */
export const networkOf = (address: string): string => normalizeIP(address);

/** Whose password is tried, and from where. */
export interface Attempt {
  email: string;
  /** IPv4 or IPv6; its network counts. */
  address: string;
}

/**
 * Registers an attempt before the password is checked. Throws `too_many_requests`, in the same way and time for an account that does not
 * exist. Locks the strict key before the soft one, in the same order as all other code.
 */
export async function takePasswordAttempt(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  await takeAttemptAt(trx, secret, 'sign-in', attempt);
}

/** The same before a reset link is mailed. */
export async function takeResetRequest(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  await takeAttemptAt(trx, secret, 'reset', attempt);
}

/** The password was right: failures from this network are cleared, all others stay. */
export async function forgiveAttempts(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  const { here, everywhere } = keysOf(secret, 'sign-in', attempt);
  await forgiveAll(trx, here);
  await forgiveOne(trx, everywhere, limits['sign-in'].soft.free);
}

/** The code was right, too: remembers the network as one where the person signs in. */
export async function rememberPlace(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  await markKnown(trx, keysOf(secret, 'sign-in', attempt).here);
}

async function takeAttemptAt(trx: PlatformTransaction, secret: string, purpose: Purpose, attempt: Attempt) {
  const { here, everywhere } = keysOf(secret, purpose, attempt);
  const { strict, soft } = limits[purpose];
  const isKnown = await take(trx, here, strict);
  if (!isKnown) await take(trx, everywhere, soft);
}

async function take(trx: PlatformTransaction, key: Buffer, backOff: BackOff): Promise<boolean> {
  const { now, isKnown, ...attempts } = await lockAttempts(trx, key);
  const taken = takeAttempt(attempts, backOff, now);
  if ('wait' in taken) throw tooMany(failures.auth.tooManyAttempts(inWords(taken.wait)), taken.wait);
  await keepAttempts(trx, key, taken);
  return isKnown;
}

function keysOf(secret: string, purpose: Purpose, { email, address }: Attempt): { here: Buffer; everywhere: Buffer } {
  const key = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  // In the form in which accounts are looked up.
  const account = email.toLowerCase();
  return { here: key(account, networkOf(address)), everywhere: key(account) };
}
