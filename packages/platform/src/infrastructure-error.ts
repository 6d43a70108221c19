/** What the product depends on and has no power over; `disk` is the temporary folder of a process. */
export type Dependency = 'database' | 'storage' | 'mail' | 'model' | 'disk';

interface InfrastructureErrorOptions {
  cause?: unknown;
  /** Asks the service again; resolves where it answers. */
  probe?: () => Promise<void>;
  /** The length of the pause that the service asked for. */
  retryAfterMs?: number;
  /** There is no room left: somebody has to make some. */
  isFull?: boolean;
}

/**
 * A service did not do its work: it can't be reached, is silent, overloaded or full, or refuses us altogether. The request itself may be
 * fine, so a job waits until the service is back, and no attempt is used up. It is thrown where the service is called, because only that
 * code can tell.
 */
export class InfrastructureError extends Error {
  override name = 'InfrastructureError';
  readonly outage: Dependency;
  readonly probe: (() => Promise<void>) | undefined;
  readonly retryAfterMs: number;
  readonly isFull: boolean;

  constructor(outage: Dependency, message: string, options: InfrastructureErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.outage = outage;
    this.probe = options.probe;
    this.retryAfterMs = options.retryAfterMs ?? 0;
    this.isFull = options.isFull ?? false;
  }
}

/** What is known about an outage. The database's package has its own error class, so outages are recognised by their shape. */
export type Outage = Pick<InfrastructureError, 'outage' | 'message'> &
  Partial<Pick<InfrastructureError, 'probe' | 'retryAfterMs' | 'isFull'>>;

/** The outage that an error comes from, or null where the error is the work's own. */
export function outageOf(error: unknown): Outage | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if ('outage' in at && typeof at.outage === 'string') return at as Error & Outage;
  }
  return null;
}

const noRoom = new Set(['ENOSPC', 'EDQUOT']);
/** What a file system says for itself, not of the file: full, read-only, broken, out of handles, unmounted. */
const fileSystemCodes = new Set([
  ...noRoom,
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENXIO',
  'EAGAIN',
  'ENOTCONN',
]);

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error of a file system as an outage, or unchanged where it concerns only the file. */
export function asFileSystemOutage(outage: 'storage' | 'disk', error: unknown, probe?: () => Promise<void>): unknown {
  const code = codeOf(error) ?? '';
  if (!fileSystemCodes.has(code)) return error;
  const isFull = noRoom.has(code);
  const place = outage === 'disk' ? 'The disk for temporary files' : 'The file storage';
  const message = isFull ? `${place} is full (${code}).` : `${place} does not work (${code}).`;
  return new InfrastructureError(outage, message, { cause: error, isFull, ...(probe && { probe }) });
}
