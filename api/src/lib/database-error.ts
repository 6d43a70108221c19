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

function sqlState(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
