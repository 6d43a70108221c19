import { PermanentError } from '@bidloom/platform';

/** What went wrong with a model, by what would help. */
export type ModelFailureKind =
  | 'refused_key'
  | 'no_quota'
  | 'unknown_model'
  | 'too_long'
  | 'refused_request'
  | 'busy'
  | 'unavailable'
  | 'silent'
  | 'cut'
  | 'empty'
  | 'bad_output'
  | 'no_vectors';

const messages: Record<ModelFailureKind, string> = {
  refused_key: 'The language model refused the key. Tell your administrator.',
  no_quota: "The language model's quota is used up. Tell your administrator.",
  unknown_model: 'The language model that is set does not exist on its server. Tell your administrator.',
  too_long: 'This is too long for the language model. Ask fewer documents at once, or tell your administrator.',
  refused_request: 'The language model refused the request. Tell your administrator.',
  busy: 'The language model is busy. Please ask again in a moment.',
  unavailable: 'The language model is not available right now. Please ask again in a moment.',
  silent: 'The language model did not answer in time. Please ask again in a moment.',
  cut: 'The language model stopped in the middle of its answer. Please ask again.',
  no_vectors: 'The embedding model gives no vectors that can be kept. Tell your administrator.',
  empty: 'The language model gave an empty answer. Please ask again.',
  bad_output: 'The language model did not give a usable result. Please try again.',
};
const transient: readonly ModelFailureKind[] = ['busy', 'unavailable', 'silent', 'cut', 'empty'];

/** A call to a model that failed. Its message is for a person; what the server said is left out, it may quote keys and prompts. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  /** HTTP status; null where there was none. */
  readonly status: number | null;
  /** How long the server asked to wait. */
  readonly retryAfterMs: number | null;

  constructor(kind: ModelFailureKind, status: number | null = null, retryAfterMs: number | null = null) {
    super(messages[kind]);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call may succeed later. */
  get isTransient(): boolean {
    return transient.includes(this.kind);
  }
}

/** The same, where nobody is to try again; kind and status stay, for the log. */
export function endWith({ message, kind, status }: ModelFailure): PermanentError {
  return Object.assign(new PermanentError(message), { kind, status });
}

/** The parts of the client's errors that we read. */
interface ClientError {
  name?: string;
  status?: number;
  code?: string | null;
  headers?: Headers;
}

/** Reads an error of the model's client. @param isOpen whether the answer had begun */
export function readFailure(error: unknown, isOpen = false): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { name, status, code, headers } = (error ?? {}) as ClientError;
  if (name === 'ContextOverflowError' || code === 'context_length_exceeded' || status === 413)
    return new ModelFailure('too_long', status ?? null);
  if (name === 'InsufficientQuotaError' || code === 'insufficient_quota' || status === 402) {
    return new ModelFailure('no_quota', status ?? null);
  }
  if (status === undefined) return new ModelFailure(isOpen ? 'cut' : 'unavailable');
  if (status === 401 || status === 403) return new ModelFailure('refused_key', status);
  if (status === 404) return new ModelFailure('unknown_model', status);
  if (status === 429) return new ModelFailure('busy', status, retryAfter(headers));
  if (status >= 500 || status === 408 || status === 409) {
    return new ModelFailure('unavailable', status, retryAfter(headers));
  }
  return new ModelFailure('refused_request', status);
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), or the finer header of some servers. */
function retryAfter(headers: Headers | undefined): number | null {
  const fine = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (fine >= 0) return fine;
  const value = headers?.get('retry-after') ?? '';
  if (/^\d+(?:\.\d+)?$/u.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
