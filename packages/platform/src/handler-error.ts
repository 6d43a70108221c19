import { outageOf } from './infrastructure-error.ts';

/**
 * Thrown by a job's handler where another attempt can't help (the row is gone, the file is not what it says it is):
 * the job goes straight to the dead letters, with this message as the reason.
 */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/** Why a running job was told to end: by a person, by its time limit, by the shutdown of its process, or because another worker has it now. */
export type InterruptionReason = 'cancelled' | 'expired' | 'draining' | 'lost';

/** The `reason` of a job's `signal`. A handler may look at it; throwing it on is right in every case. */
export class JobInterruption extends Error {
  override name = 'JobInterruption';
  readonly reason: InterruptionReason;

  constructor(reason: InterruptionReason) {
    super(`The job was interrupted: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Whether a job ends with this error, so that whoever waits for it is to be told: the error is permanent, or the job's own and its last
 * attempt's. An outage ends no job, nor does an interruption, after which it goes on elsewhere or somebody has said what becomes of it.
 */
export function endsWith(
  { lastAttempt, signal }: { lastAttempt: boolean; signal: AbortSignal },
  error: unknown,
): boolean {
  if (signal.aborted && !(signal.reason instanceof JobInterruption && signal.reason.reason === 'expired')) return false;
  if (error instanceof PermanentError) return true;
  return lastAttempt && outageOf(error) === null;
}
