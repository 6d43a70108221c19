import type { Writable } from 'node:stream';
import { type Logger as PinoLogger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import { currentRequestId } from './request-context.ts';

/** The one logger type of the product; hand it on, never make a second one. */
export type Logger = PinoLogger;

export interface LoggerOptions {
  /** `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`. */
  level: string;
  /** Lines for people (development) instead of JSON. */
  pretty: boolean;
  /** Where the lines go; standard output where none is given. */
  destination?: Writable;
}

/**
 * Fields that carry secrets or text of people and documents. They are redacted at any depth. (`detail` and `parameters` are PostgreSQL's:
 * an error's detail quotes the row.)
 */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'otp',
  'token',
  'accessToken',
  'secret',
  'secretKey',
  'sessionSecret',
  'signingKey',
  'apiKey',
  'x-api-key',
  'smtpUrl',
  'connectionString',
  'userQuestion',
  'question',
  'answer',
  'prompt',
  'quote',
  'text',
  'html',
  'detail',
  'parameters',
];
const redactedFields = new Set(secretNames.map((name) => name.toLowerCase()));
const redacted = '[redacted]';
/** Query parameters that give access to something. */
const secretParameters =
  /([?&](?:signature|token|code|x-amz-signature|x-amz-credential|x-amz-security-token)=)[^&#\s]*/gi;
/** A path that gives access to something. */
const secretPaths = /(\/calendars\/)[^/?#\s]+/gi;
const maxDepth = 8;

/**
 * Makes the process's logger. Secrets, credentials and text of people and documents are redacted by field name at any depth, and in
 * addresses by parameter name: the log says who did what to which id.
 */
export function createLogger({ level, pretty, destination }: LoggerOptions): Logger {
  const target = pretty
    ? PinoPretty({ colorize: process.stdout.isTTY ?? false, ignore: 'pid,hostname', destination: destination ?? 1 })
    : destination;
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers,
    mixin: (_line: object, _level: number, logger: PinoLogger) => originOf(logger),
    // pino shows the bindings of a child to no formatter.
    redact: { paths: secretNames.map((name) => `["${name}"]`), censor: redacted },
    formatters: {
      level: (label: string) => ({ level: label }),
      bindings: (bindings: Record<string, unknown> | null) => strikeFields(bindings ?? {}, 0),
      log: (line: Record<string, unknown>) => strikeFields(line, 0),
    },
  };
  return target ? pino(options, target) : pino(options);
}

/** The request for which the line was written, where the logger does not add it itself, as a request's own logger does. */
function originOf(logger: PinoLogger): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId && !('requestId' in logger.bindings()) ? { requestId } : {};
}

/** Every line of one run of a job carries the job's kind, id and attempt. */
export function jobLogger(logger: Logger, job: { name: string; id: string; attempt: number }): Logger {
  return logger.child({ job: job.name, jobId: job.id, attempt: job.attempt });
}

/** Fields whose own serialiser decides which parts of the object are logged. */
const serializers = {
  err: serializeError,
  error: serializeError,
  req: (request: { id?: unknown; method?: string; url?: string; ip?: string }) => ({
    id: request.id,
    method: request.method,
    url: strike(request.url, 0),
    remoteAddress: request.ip,
  }),
  res: (response: { statusCode?: number }) => ({ statusCode: response.statusCode }),
};

function serializeError(error: unknown): unknown {
  return error instanceof Error ? strikeFields(pino.stdSerializers.err(error), 0) : strike(error, 0);
}

function strike(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.replace(secretParameters, `$1${redacted}`).replace(secretPaths, `$1${redacted}`);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth >= maxDepth) return '[deep]';
  if (Buffer.isBuffer(value)) return `[${value.length} bytes]`;
  if (value instanceof Error) return serializeError(value);
  if (Array.isArray(value)) return value.map((item) => strike(item, depth + 1));
  if ('toJSON' in value && typeof value.toJSON === 'function') return strike(value.toJSON(), depth + 1);
  return strikeFields(value, depth);
}

function strikeFields(value: object, depth: number): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, field]) => {
    if (depth === 0 && name in serializers) return [name, field];
    const secret = redactedFields.has(name.toLowerCase()) && field !== null && field !== undefined;
    return [name, secret ? redacted : strike(field, depth + 1)];
  });
  return Object.fromEntries(fields);
}
