import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Minutes until a code expires. */
export const codeMinutes = 10;
/** Guesses that a challenge allows. */
export const codeAttempts = 5;

/** Six digits from the system's random numbers. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is stored of a code: a keyed hash that is bound to its challenge, because six digits alone can soon be tried through. */
export function hashCode(secret: string, challengeId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`one-time-code:${challengeId}:${code}`).digest();
}

/** Compares in constant time. */
export const sameHash = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
