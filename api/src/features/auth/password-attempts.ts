import { createHmac } from 'node:crypto';
import type { PlatformTransaction } from '@bidloom/db';
import { normalizeIP } from '@fastify/rate-limit';
import { tooMany } from '../../lib/app-error.ts';
import { inWords } from '../../lib/time-in-words.ts';
import { type BackOff, takeAttempt } from './back-off.ts';
import { forgiveAll, forgiveOne, keepAttempts, lockAttempts, markKnown } from './throttles.repository.ts';

/** From one network at one account: enough for a person who has several passwords, and four guesses an hour for a machine. */
const strict: BackOff = { free: 5, firstWait: 30, longestWait: 15 * 60, forgottenAfter: 24 * 3600 };
/**
 * From everywhere at one account: guesses that are spread over many addresses. Soft, since strangers must not be able to lock a
 * person out: a minute is the longest wait, and whoever signs in from where they did before does not wait at all.
 */
const soft: BackOff = { free: 50, firstWait: 5, longestWait: 60, forgottenAfter: 3600 };

/** Whose password is tried, and from where. */
export interface Attempt {
  email: string;
  /** IPv4 or IPv6; of the latter the /64 counts, which is what one customer gets. */
  address: string;
}

/**
 * Takes an attempt at a password before the password is looked at. Throws `too_many_requests`, in the same way and time for an
 * account that nobody has. Locks the strict key before the soft one, as everybody does.
 */
export async function takePasswordAttempt(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  const { here, everywhere } = keysOf(secret, attempt);
  const isKnown = await take(trx, here, strict);
  if (!isKnown) await take(trx, everywhere, soft);
}

/** The password was right: what was wrong from here is forgotten, the rest stays. */
export async function forgiveAttempts(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  const { here, everywhere } = keysOf(secret, attempt);
  await forgiveAll(trx, here);
  await forgiveOne(trx, everywhere, soft.free);
}

/** The code was right, too: this is where the person signs in. */
export async function rememberPlace(trx: PlatformTransaction, secret: string, attempt: Attempt): Promise<void> {
  await markKnown(trx, keysOf(secret, attempt).here);
}

async function take(trx: PlatformTransaction, key: Buffer, backOff: BackOff): Promise<boolean> {
  const { now, isKnown, ...attempts } = await lockAttempts(trx, key);
  const taken = takeAttempt(attempts, backOff, now);
  if ('wait' in taken) throw tooMany(`Too many attempts. Please try again in ${inWords(taken.wait)}.`, taken.wait);
  await keepAttempts(trx, key, taken);
  return isKnown;
}

function keysOf(secret: string, { email, address }: Attempt): { here: Buffer; everywhere: Buffer } {
  const key = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['sign-in', ...parts]))
      .digest();
  // As accounts are looked up by it.
  const account = email.toLowerCase();
  return { here: key(account, normalizeIP(address)), everywhere: key(account) };
}
