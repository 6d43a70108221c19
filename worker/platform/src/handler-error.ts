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
