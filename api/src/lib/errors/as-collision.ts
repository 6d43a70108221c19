import { failures } from '@bidloom/contract/failures';
import { AppError } from './app-error.ts';

/** Two changes waited for each other: the database rolled this one back. Null for any other error. */
export function asCollision(error: unknown): AppError | null {
  const isDeadlock = typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01';
  return isDeadlock ? new AppError(failures.service.collision) : null;
}
