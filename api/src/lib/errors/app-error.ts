import type { ErrorCode } from '@bidloom/contract';

/** What a failure may carry besides its message. */
interface More {
  /** Seconds after which the same call may go through; for the header of that name. */
  retryAfter?: number;
  /** Goes into the answer as it is, for endpoints that declare such a failure. */
  data?: object;
}

/** A failure that the caller should be told of: `message` says what happened and what to do, `details` each single point. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: string[] | undefined;
  readonly retryAfter: number | undefined;
  readonly data: object | undefined;
  constructor(code: ErrorCode, message: string, details?: string[], { retryAfter, data }: More = {}) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** Refuses a call until `seconds` have passed. */
export const tooMany = (message: string, seconds: number) =>
  new AppError('too_many_requests', message, undefined, { retryAfter: seconds });

/** The same answer for what is not there and for what belongs to somebody else. */
export const notFound = (what: string) => new AppError('not_found', `${what} was not found`);
