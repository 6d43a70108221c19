/**
 * The database can't serve: it is unavailable, silent, full, or refuses connections. That is never the fault of the statement. Callers that
 * also know outages of other services recognise it by `outage`.
 */
class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly outage = 'database';
  readonly isFull: boolean;

  constructor(cause: unknown) {
    const { message = String(cause), code } = (cause ?? {}) as { message?: string; code?: string };
    super(`The database can't serve: ${message}`, { cause });
    this.isFull = code === diskFull;
  }
}

const diskFull = '53100';
/**
 * What PostgreSQL says for itself and not of a statement (its Appendix A): lost connections, refused accounts, no such database,
 * too little memory, disk or room for connections, a shutdown, a broken disk, a standby that takes no writes.
 */
const ofServer = /^(?:08...|28...|3D000|53...|57P0.|58...|25006)$/;

/** An error of the driver as the outage that it is, or as it was where the statement is to blame. */
export function asOutage(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !(error instanceof Error)) return error;
  // An error that is no answer of the server comes from the connection to it, except where the call itself is wrong.
  if (!isAnswer(error)) return error instanceof TypeError ? error : new DatabaseUnavailableError(error);
  return asServerFailure(error);
}

/** The same for errors that may not come from the database: only an answer of the server identifies them. */
export function asServerFailure(error: unknown): unknown {
  return isAnswer(error) && ofServer.test(error.code) ? new DatabaseUnavailableError(error) : error;
}

function isAnswer(error: unknown): error is Error & { severity: string; code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}
