import type { ErrorCode } from '@bidloom/contract';
import type { CodedMessage } from '@bidloom/contract/coded-message';
import { failures } from '@bidloom/contract/failures';

/** What a failure may carry besides its message. */
interface More {
  /** Seconds after which the same call may succeed; for the header of that name. */
  retryAfter?: number;
  /** Is part of the answer as it is, for endpoints that declare such a failure. */
  data?: object;
}

/** A failure for the caller, in the words of the contract's catalogue; `details` are its single points. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: string[] | undefined;
  readonly retryAfter: number | undefined;
  readonly data: object | undefined;
  constructor({ code, message }: CodedMessage, details?: string[], { retryAfter, data }: More = {}) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** Refuses a call until `seconds` have passed. */
export const tooMany = (failure: CodedMessage, seconds: number) =>
  new AppError(failure, undefined, { retryAfter: seconds });

/** The same answer for what does not exist and for what belongs to somebody else. */
export const notFound = (what: string) => new AppError(failures.service.notFound(what));
