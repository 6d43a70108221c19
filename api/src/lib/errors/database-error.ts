import type { CodedMessage } from '@bidloom/contract/coded-message';
import { failures } from '@bidloom/contract/failures';
import { AppError } from './app-error.ts';

/** Runs `work`, and turns a violated unique key into this failure. */
export async function onDuplicate<T>(failure: CodedMessage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23505') throw new AppError(failure);
    throw error;
  }
}

/** Runs `work`, and turns a key that points at nothing of this organisation into this failure. */
export async function onMissingReference<T>(failure: CodedMessage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23503') throw new AppError(failure);
    throw error;
  }
}

/** Runs `work`. Where a trigger refuses it with this error code, throws the failure that `toFailure` makes from the detail of the error. */
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
    const failure = accountRules[String(sqlState(error))];
    if (!failure) throw error;
    throw new AppError(failure(String((error as { detail?: unknown }).detail ?? '')));
  }
}

/** By the codes that the triggers of `users` raise. */
const accountRules: Record<string, (detail: string) => CodedMessage> = {
  BL001: () => failures.access.lastAdministrator,
  BL002: failures.access.seatsTaken,
  BL003: () => failures.access.noLicence,
};

/** Runs `work`, and turns what the database refuses about sealed proposals into failures. */
export async function onSealingRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = sealingRules[String(sqlState(error))];
    if (!failure) throw error;
    throw new AppError(failure(error instanceof Error ? error.message : ''));
  }
}

/** By the codes that the trigger of `workspaces` raises; the first one's message is the time. */
const sealingRules: Record<string, (message: string) => CodedMessage> = {
  BL020: failures.proposals.sealed,
  BL021: () => failures.proposals.sealingTooLate,
  BL022: () => failures.proposals.documentsStay,
};

function sqlState(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
