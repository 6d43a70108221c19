import type { ErrorCode } from '@bidloom/contract';
import { AppError } from './app-error.ts';

/** Runs `work`, and turns a violated unique key into a `conflict` with this message. */
export async function onDuplicate<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23505') throw new AppError('conflict', message);
    throw error;
  }
}

/** Runs `work`, and turns a key that points at nothing of this organisation into a `not_found`. */
export async function onMissingReference<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23503') throw new AppError('not_found', message);
    throw error;
  }
}

/** Runs `work`, and turns what a trigger refuses by this code of its own into the failure that `toFailure` makes of its detail. */
export async function onRule<T>(
  code: string,
  toFailure: (detail: string) => AppError,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === code) throw toFailure(String((error as { detail?: unknown }).detail ?? ''));
    throw error;
  }
}

/**
 * Runs `work`, and turns what the database refuses about accounts into failures: the last active administrator, and seats or
 * licences that are used up.
 */
export async function onAccountRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = accountRules[String(sqlState(error))];
    if (!message) throw error;
    const [code, words] = message;
    throw new AppError(code, words(String((error as { detail?: unknown }).detail ?? '')));
  }
}

/** By the codes that the triggers of `users` raise. */
const accountRules: Record<string, [ErrorCode, (detail: string) => string]> = {
  BL001: [
    'conflict',
    () => 'This is the last active administrator. Make another person an administrator first, then try again.',
  ],
  BL002: [
    'licence_limit',
    (seats) =>
      `All ${seats} seats of the licence are taken. Deactivate or delete somebody, or ask the platform administrator for more seats.`,
  ],
  BL003: [
    'licence_limit',
    () => 'The licence of this organisation is not valid today. Ask the platform administrator to renew it.',
  ],
};

/** Runs `work`, and turns what the database refuses about sealed proposals into failures. */
export async function onSealingRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = sealingRules[String(sqlState(error))];
    if (!words) throw error;
    throw new AppError('conflict', words(error instanceof Error ? error.message : ''));
  }
}

/** By the codes that the trigger of `workspaces` raises; the first one's message is the time. */
const sealingRules: Record<string, (message: string) => string> = {
  BL020: (time) => `The proposals are sealed until ${time}`,
  BL021: () => 'There are proposals already. Sealing is chosen before the first one is added.',
  BL022: () => 'The documents of a proposal stay with its tender',
};

function sqlState(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
