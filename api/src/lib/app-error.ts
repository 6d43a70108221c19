import type { ErrorCode } from '@bidloom/contract';

/** A failure that the caller should be told of: `message` says what happened and what to do, `details` each single point. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: string[] | undefined;
  constructor(code: ErrorCode, message: string, details?: string[]) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The same answer for what is not there and for what belongs to somebody else. */
export const notFound = (what: string) => new AppError('not_found', `${what} was not found`);
