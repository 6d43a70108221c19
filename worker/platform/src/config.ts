import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Settings that stop the start, every problem at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const text = z.string().trim().optional();
const price = z
  .string()
  .trim()
  .regex(/^\d+(?:\.\d+)?$/u, 'must be a decimal number, such as 0.4')
  .transform(Number)
  .optional();

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Bidloom <no-reply@localhost>'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_MODEL: text,
  CHAT_MODEL_CONTEXT: z.coerce.number().int().min(4000, 'must be at least 4000 tokens').default(16_000),
  CHAT_MODEL_TIMEOUT: z.coerce.number().int().min(5, 'must be at least 5 seconds').max(3600).default(60),
  CHAT_MODEL_INPUT_PRICE: price,
  CHAT_MODEL_OUTPUT_PRICE: price,
  EMBEDDING_MODEL: text,
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Everything that can be set, read once and passed on. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDirectory: string;
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** Null: the data folder. */
  s3: { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string } | null;
  mail: { smtpUrl: string | null; from: string };
  /** Null: the built-in extractive analyst. */
  model: {
    apiKey: string;
    baseUrl: string | null;
    chatModel: string;
    embeddingModel: string | null;
    /** Tokens that one request may hold, with its answer. */
    contextTokens: number;
    /** Seconds without a word of the model after which it is given up. */
    timeoutSeconds: number;
    /** What a million tokens cost; null: not set. */
    prices: { input: number; output: number } | null;
  } | null;
  sessionSecret: string;
  logLevel: string;
}

/**
 * Reads the settings from environment variables; throws a `ConfigError` that lists every problem.
 * In production a missing secret or service is a problem; otherwise what is left out is embedded, and secrets are made once
 * and kept in the data folder.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty value, as compose files pass it on, is the same as none.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...incompleteS3(given),
    ...incompleteModel(given),
    ...(given.NODE_ENV === 'production' ? missingInProduction(given) : []),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const settings = parsed.data;
  const dataDirectory = resolve(settings.DATA_DIR);
  const shownHost = ['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  return {
    production: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://${shownHost}:${settings.PORT}`).replace(/\/+$/, ''),
    dataDirectory,
    databaseUrl: settings.DATABASE_URL ?? null,
    s3: s3Settings(settings),
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    model: modelSettings(settings),
    sessionSecret: settings.SESSION_SECRET ?? keptSecret(dataDirectory),
    logLevel: settings.LOG_LEVEL,
  };
}

type Settings = z.infer<typeof environment>;
/** The variables that have a value; what is missing is looked for here, whether or not the rest is well-formed. */
type Given = Record<string, string | undefined>;

const neededInProduction = {
  DATABASE_URL: 'the PostgreSQL to use',
  S3_ENDPOINT: 'the object storage to use',
  SESSION_SECRET: 'a random text of 32 characters or more',
  SMTP_URL: 'the mail server that one-time codes are sent by',
  PUBLIC_URL: 'the address that people open',
};

function missingInProduction(given: Given): string[] {
  return Object.entries(neededInProduction)
    .filter(([name]) => given[name] === undefined)
    .map(([name, meaning]) => `${name}: required in production (${meaning})`);
}

function incompleteS3(given: Given): string[] {
  if (!given.S3_ENDPOINT) return [];
  return ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']
    .filter((name) => !given[name])
    .map((name) => `${name}: required together with S3_ENDPOINT`);
}

function incompleteModel(given: Given): string[] {
  const wanted = given.OPENAI_API_KEY || given.OPENAI_BASE_URL;
  const problems =
    wanted && !given.CHAT_MODEL ? ['CHAT_MODEL: required together with OPENAI_API_KEY or OPENAI_BASE_URL'] : [];
  // With one price alone, every cost would be wrong without a word.
  const prices = ['CHAT_MODEL_INPUT_PRICE', 'CHAT_MODEL_OUTPUT_PRICE'];
  const missing = prices.filter((name) => !given[name]);
  if (missing.length === 1) problems.push(`${missing[0]}: both prices are set, or none`);
  return problems;
}

function s3Settings(settings: Settings): Config['s3'] {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

function modelSettings(settings: Settings): Config['model'] {
  if (!settings.CHAT_MODEL || !(settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL)) return null;
  const { CHAT_MODEL_INPUT_PRICE: input, CHAT_MODEL_OUTPUT_PRICE: output } = settings;
  return {
    // Local model servers want no key, but the client insists on one.
    apiKey: settings.OPENAI_API_KEY ?? 'none',
    baseUrl: settings.OPENAI_BASE_URL ?? null,
    chatModel: settings.CHAT_MODEL,
    embeddingModel: settings.EMBEDDING_MODEL ?? null,
    contextTokens: settings.CHAT_MODEL_CONTEXT,
    timeoutSeconds: settings.CHAT_MODEL_TIMEOUT,
    prices: input === undefined || output === undefined ? null : { input, output },
  };
}

/** The secret of this data folder: made at the first start, readable by its owner alone. */
function keptSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'session-secret');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
