import { z } from 'zod';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const text = z.string().trim().optional();
const price = z
  .string()
  .trim()
  .regex(/^\d+(?:\.\d+)?$/u, 'must be a decimal number, such as 0.4')
  .transform(Number)
  .optional();

/** Reads the list of proxies in front of the api, or says what is wrong with it. */
function proxies(value: string, context: z.RefinementCtx): TrustedProxies {
  const parsed = parseTrustedProxies(value);
  if (parsed !== null) return parsed;
  context.addIssue({
    code: 'custom',
    message: 'must list addresses and networks, such as 10.0.0.0/8, or be a number of hops',
  });
  return z.NEVER;
}

const address = z.email();

/** Reads mail addresses that are separated by commas. */
function addresses(value: string, context: z.RefinementCtx): string[] {
  const list = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (list.every((part) => address.safeParse(part).success)) return list;
  context.addIssue({ code: 'custom', message: 'must list mail addresses, with commas between them' });
  return z.NEVER;
}

/** The prefix of an embedding model on this machine, and its allowed names: a folder, or a folder within one. */
export const localPrefix = 'local/';
const localName = /^local\/\w[\w.-]*(?:\/\w[\w.-]*(?:@\w[\w.-]*)?)?$/;

/** The variables of the environment that are settings. */
export const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  SHUTDOWN_DELAY: z.coerce.number().min(0).max(300).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(8, 'must be at least 8 connections').max(1000).default(9),
  DATABASE_TIMEOUT: z.coerce.number().int().min(1).max(3600).default(60),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_TIMEOUT: z.coerce.number().int().min(1).max(600).default(30),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Bidloom <no-reply@localhost>'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_MODEL: text,
  CHAT_MODEL_CONTEXT: z.coerce.number().int().min(4000, 'must be at least 4000 tokens').default(16_000),
  READING_CONCURRENCY: z.coerce.number().int().min(1, 'must be at least 1').max(32).optional(),
  CHAT_MODEL_TIMEOUT: z.coerce.number().int().min(5, 'must be at least 5 seconds').max(3600).default(60),
  CHAT_MODEL_INPUT_PRICE: price,
  CHAT_MODEL_OUTPUT_PRICE: price,
  EMBEDDING_MODEL: text.refine((name) => !name?.startsWith(localPrefix) || localName.test(name), {
    error: 'after local/ comes the name of a model, such as local/owner/model',
  }),
  OCR_DIR: text,
  SOFFICE_PATH: text,
  LANDING_CONTENT: text,
  DEMO_REQUESTS_TO: z.string().default('').transform(addresses),
  TRUSTED_PROXIES: z.string().default('').transform(proxies),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  SESSION_IDLE_HOURS: z.coerce
    .number()
    .positive()
    .max(14 * 24)
    .default(12),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
