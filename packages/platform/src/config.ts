import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { environment, localPrefix } from './environment.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Settings that stop the start, every problem at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** All settings, read once and passed on. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** The port on which a worker reports its health; null: none. */
  healthPort: number | null;
  /** Seconds between the moment when `/health/ready` says that the process stops, and its stop: a load balancer has to notice. */
  shutdownDelay: number;
  publicUrl: string;
  dataDirectory: string;
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** The account that owns the tables, used while the database is opened; null: that of `databaseUrl` does both. */
  databaseOwnerUrl: string | null;
  /** The most connections of this process to PostgreSQL. */
  databasePoolSize: number;
  /** The most seconds of one statement on a server. */
  databaseTimeout: number;
  /** Null: the data folder. */
  s3: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKey: string;
    secretKey: string;
    /** Seconds without any data after which a request to the storage is ended. */
    timeoutSeconds: number;
  } | null;
  mail: { smtpUrl: string | null; from: string };
  /** Null: the built-in extractive analyst. */
  model: {
    apiKey: string;
    baseUrl: string | null;
    chatModel: string;
    embeddingModel: string | null;
    /** The most tokens of one request, including its answer. */
    contextTokens: number;
    /** Seconds without output of the model after which a request to it is ended. */
    timeoutSeconds: number;
    /** The price of a million tokens; null: not set. */
    prices: { input: number; output: number } | null;
  } | null;
  /** An embedding model in a folder of this machine, `<directory>/<name>`; null: none. */
  localEmbedding: { name: string; directory: string } | null;
  /** Folder with further OCR languages, `<code>.traineddata`. */
  ocrDirectory: string;
  /** LibreOffice's program, or `none`; null: it is searched for. */
  officePath: string | null;
  /** The file with the operator's words for the public page; where none is named, it is looked for in the data folder. */
  landingContent: { path: string; required: boolean };
  /** Who gets a mail when somebody asks for a demo; none: the administrators of the platform. */
  demoRequestsTo: readonly string[];
  /** The proxies in front of the api; none: `X-Forwarded-For` is ignored. */
  trustedProxies: TrustedProxies;
  /** Gives access to metrics and the API's documentation in production; null: both are off. */
  metricsToken: string | null;
  /** Hours without a request after which a session ends. */
  sessionIdleHours: number;
  /** How many documents a worker reads at once; null: depends on the number of processors. */
  readingConcurrency: number | null;
  sessionSecret: string;
  logLevel: string;
}

/**
 * Reads the settings from environment variables; throws a `ConfigError` that lists every problem. In production a missing secret or service
 * is a problem. Otherwise missing services are embedded, and missing secrets are made once and stored in the data folder.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty value, which compose files pass on, means the same as no value.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...differentDatabases(given),
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
    healthPort: settings.HEALTH_PORT ?? null,
    shutdownDelay: settings.SHUTDOWN_DELAY ?? (settings.NODE_ENV === 'production' ? 3 : 0),
    publicUrl: (settings.PUBLIC_URL ?? `http://${shownHost}:${settings.PORT}`).replace(/(?<!\/)\/+$/, ''),
    dataDirectory,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    databaseTimeout: settings.DATABASE_TIMEOUT,
    s3: s3Settings(settings),
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    model: modelSettings(settings),
    localEmbedding: settings.EMBEDDING_MODEL?.startsWith(localPrefix)
      ? { name: settings.EMBEDDING_MODEL.slice(localPrefix.length), directory: join(dataDirectory, 'models') }
      : null,
    ocrDirectory: resolve(settings.OCR_DIR ?? join(dataDirectory, 'ocr')),
    officePath: settings.SOFFICE_PATH ?? null,
    landingContent: {
      path: settings.LANDING_CONTENT ? resolve(settings.LANDING_CONTENT) : join(dataDirectory, 'landing.json'),
      required: Boolean(settings.LANDING_CONTENT),
    },
    demoRequestsTo: settings.DEMO_REQUESTS_TO,
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsToken: settings.METRICS_TOKEN ?? null,
    sessionIdleHours: settings.SESSION_IDLE_HOURS,
    readingConcurrency: settings.READING_CONCURRENCY ?? null,
    sessionSecret: settings.SESSION_SECRET ?? keptSecret(dataDirectory),
    logLevel: settings.LOG_LEVEL,
  };
}

type Settings = z.infer<typeof environment>;
/** The variables that have a value. Missing ones are checked here, whether or not the rest is well-formed. */
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

/** Both accounts must belong to one database: otherwise the owner would migrate another one. */
function differentDatabases(given: Given): string[] {
  const [running, owner] = [given.DATABASE_URL, given.DATABASE_OWNER_URL].map((url) =>
    url && URL.canParse(url) ? new URL(url) : null,
  );
  if (given.DATABASE_OWNER_URL && !given.DATABASE_URL)
    return ['DATABASE_URL: required together with DATABASE_OWNER_URL'];
  if (!running || !owner || (running.host === owner.host && running.pathname === owner.pathname)) return [];
  return ['DATABASE_OWNER_URL: must name the same server and database as DATABASE_URL'];
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
  // With only one price, every cost would be silently wrong.
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
    timeoutSeconds: settings.S3_TIMEOUT,
  };
}

function modelSettings(settings: Settings): Config['model'] {
  if (!settings.CHAT_MODEL || !(settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL)) return null;
  const { CHAT_MODEL_INPUT_PRICE: input, CHAT_MODEL_OUTPUT_PRICE: output } = settings;
  return {
    // Local model servers need no key, but the client requires one.
    apiKey: settings.OPENAI_API_KEY ?? 'none',
    baseUrl: settings.OPENAI_BASE_URL ?? null,
    chatModel: settings.CHAT_MODEL,
    embeddingModel: settings.EMBEDDING_MODEL?.startsWith(localPrefix) ? null : (settings.EMBEDDING_MODEL ?? null),
    contextTokens: settings.CHAT_MODEL_CONTEXT,
    timeoutSeconds: settings.CHAT_MODEL_TIMEOUT,
    prices: input === undefined || output === undefined ? null : { input, output },
  };
}

/** The secret of this data folder: made at the first start, readable only by its owner. */
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
