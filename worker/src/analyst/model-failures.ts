import { PermanentError } from '@bidloom/platform';

/** Failures that concern this request; any other would meet the next question, too. */
const failuresOfOne = ['too_long', 'cut', 'empty', 'bad_output', 'too_much'];

/** A model's failure as analysts throw it: with what went wrong, told apart. */
type FailureOfModel = PermanentError & { kind: string };

function isOfModel(error: unknown): error is FailureOfModel {
  return error instanceof PermanentError && typeof (error as { kind?: unknown }).kind === 'string';
}

/** Whether a model failed only at this one request: it may well answer another one. */
export function isFailureOfOne(error: unknown): error is PermanentError {
  return isOfModel(error) && failuresOfOne.includes(error.kind);
}

/** A model's failures, set aside until everything that needs no model is written. */
export interface ModelFailures {
  /** Sets a failure of the model aside; false for any other error, which is not for this. */
  setAside(error: unknown): boolean;
  /** Whether the model is of no use to the rest of the run either. */
  readonly isModelLost: boolean;
  /** Ends the run where something was set aside: with what prevents everything, otherwise with the first. */
  throwIfAny(): void;
}

export function collectFailures(): ModelFailures {
  let first: PermanentError | null = null;
  let ofAll: PermanentError | null = null;
  return {
    setAside(error) {
      if (!isOfModel(error)) return false;
      first ??= error;
      if (!isFailureOfOne(error)) ofAll ??= error;
      return true;
    },
    get isModelLost() {
      return ofAll !== null;
    },
    throwIfAny() {
      const failure = ofAll ?? first;
      if (failure) throw failure;
    },
  };
}
