import { firstMessages as messages } from './messages.first.ts';

/** A failed call: `message` is for users, `status` is 0 if the server was not reached. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: readonly string[];
  readonly requestId: string | undefined;
  /** What the answer carries besides the failure, where its endpoint declares that. */
  readonly data: unknown;

  constructor(
    message: string,
    details: { status: number; code?: string; errors?: string[]; requestId?: string; data?: unknown },
  ) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
    this.data = details.data;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What is known about a failure, the most specific first. */
interface Failing {
  body?: unknown;
  transport?: string | undefined;
  statusText?: string | undefined;
}

/**
 * The message of a failure: the server's message, else its error field, else its errors joined, else the transport's
 * message, else the status text, else the operation's default.
 */
function failureMessage({ body, transport, statusText }: Failing, fallback: string): string {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const errors = Array.isArray(fields.errors) ? fields.errors.filter((item) => text(item)).join(', ') : undefined;
  return text(fields.message) ?? text(fields.error) ?? text(errors) ?? text(transport) ?? text(statusText) ?? fallback;
}

/** Creates an error from a failed answer; `fallback` is the operation's default text. */
export function toApiError(status: number, failing: Failing, fallback: string): ApiError {
  // A proxy refuses without our envelope, and its status text does not say what to do.
  if (status === 429 && !failing.body) failing.transport = messages.errors.tooMany;
  const fields = (typeof failing.body === 'object' && failing.body !== null ? failing.body : {}) as Record<
    string,
    unknown
  >;
  return new ApiError(failureMessage(failing, fallback), {
    status,
    code: text(fields.code),
    errors: Array.isArray(fields.errors) ? fields.errors.map(String) : undefined,
    requestId: text(fields.requestId),
    data: fields.data,
  });
}

/** Errors of the browser itself, such as a missing field or refused storage. Their messages are for developers. */
const isTechnical = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException;

/** The message to show for any thrown error. */
export function messageOf(error: unknown, fallback: string = messages.errors.unexpected): string {
  return error instanceof Error && error.message && !isTechnical(error) ? error.message : fallback;
}

/** The single reasons of a failure, or its message if it has none. */
export const reasonsOf = (error: unknown, fallback?: string): readonly string[] =>
  error instanceof ApiError && error.errors.length > 0 ? error.errors : [messageOf(error, fallback)];

/** Whether a call was cancelled on purpose, which is not reported. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
