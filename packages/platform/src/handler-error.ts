import { outageOf } from './infrastructure-error.ts';

/**
 * Thrown by a job's handler where another attempt can't help (the row no longer exists, the file is not what it claims to be): the job goes
 * straight to the dead letters, with this message as the reason.
 */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/** Why a running job must end: by a person, by its time limit, by the shutdown of its process, or because another worker has it now. */
export type InterruptionReason = 'cancelled' | 'expired' | 'draining' | 'lost';

/** The `reason` of a job's `signal`. A handler may read it; to rethrow it is always right. */
export class JobInterruption extends Error {
  override name = 'JobInterruption';
  readonly reason: InterruptionReason;

  constructor(reason: InterruptionReason) {
    super(`The job was interrupted: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Whether a job ends with this error, so that people who wait for it are notified: the error is permanent, or it is the job's own error on
 * its last attempt. An outage ends no job. An interruption ends none either: the job continues elsewhere, or the code that stopped it has
 * already decided what happens to it.
 */
export function endsWith(
  { lastAttempt, signal }: { lastAttempt: boolean; signal: AbortSignal },
  error: unknown,
): boolean {
  if (signal.aborted && !(signal.reason instanceof JobInterruption && signal.reason.reason === 'expired')) return false;
  if (error instanceof PermanentError) return true;
  return lastAttempt && outageOf(error) === null;
}
