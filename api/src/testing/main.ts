import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@bidloom/contract';
import { asPlatform, type Database, newId } from '@bidloom/db';
import { openTestDatabase } from '@bidloom/db/testing';
import { createLogger, openEvents, openMailer, openObjectStorage, openQueue } from '@bidloom/platform';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApi } from '../app.ts';
import type { ApiConfig } from '../config.ts';
import { createAccounts } from '../features/auth/create-accounts.ts';
import { openSession } from '../lib/access/sessions.repository.ts';
import type { Platform } from '../platform.ts';
import { openAnswerCheck } from './answers.ts';

/** A signed-in person of a test: calls carry their token. */
export interface Person {
  userId: string;
  organizationId: string | null;
  email: string;
  token: string;
}

/** The built api on real parts: the database of the test's process, disk or S3, the queue. */
export interface TestApi {
  app: FastifyInstance;
  platform: Platform;
  /** For another api on the same parts. */
  config: ApiConfig;
  /** Makes an organisation. */
  organization(name?: string): Promise<string>;
  /** Makes an account with a session. */
  person(role: Role, organizationId: string | null): Promise<Person>;
  /** The same person, signed in a second time. */
  session(person: Person): Promise<Person>;
  /** Calls the api as this person, or as nobody. */
  call(
    person: Person | null,
    method: InjectOptions['method'],
    url: string,
    body?: object,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes, and into wrong ones
  ): Promise<{ status: number; body: any }>;
  close(): Promise<void>;
}

export const testPassword = 'correct horse battery staple';

/** Starts the api for one test file; its files are on S3 where `TEST_S3_ENDPOINT` names a server, unless they are wanted on disk. */
export async function startTestApi(
  overrides: Partial<ApiConfig> = {},
  { onDisk = false }: { onDisk?: boolean } = {},
): Promise<TestApi> {
  const directory = await mkdtemp(join(tmpdir(), 'bidloom-api-'));
  const database = await openTestDatabase();
  const logger = createLogger({ level: 'silent', pretty: false });
  const config: ApiConfig = {
    publicUrl: 'http://localhost:3000',
    sessionSecret: 'a secret for tests alone, of no value elsewhere',
    production: false,
    webDirectory: null,
    outboxDirectory: join(directory, 'mail'),
    rateLimits: { general: 100_000, signIn: 100_000 },
    trustedProxies: [],
    sessionIdleHours: 12,
    ...overrides,
  };
  const platform: Platform = {
    database,
    logger,
    queue: await openQueue({ database: database.engine, logger, exclusive: true }),
    events: await openEvents({ database: database.engine, logger }),
    storage: await openTestStorage(join(directory, 'objects'), config, onDisk),
    mailer: await openMailer({ from: 'a@example.org', outboxDirectory: join(directory, 'mail'), logger }),
  };
  const app = await createApi(platform, config);
  await app.ready();
  app.health.enter('serving');
  compareAnswers(app);

  return {
    app,
    platform,
    config,
    organization: (name = `Organisation ${newId()}`) => makeOrganization(database, name),
    async person(role, organizationId) {
      const email = `${newId()}@example.org`;
      const names = { firstName: 'Ada', lastName: 'Byron' };
      const account = { email, ...names, role, organizationId, password: testPassword };
      const [userId = ''] = await createAccounts(database, [account]);
      const sessionId = await asPlatform(database, (trx) => openSession(trx, userId, 1));
      return { userId, organizationId, email, token: app.jwt.sign({ sid: sessionId }) };
    },
    async session(person) {
      const sessionId = await asPlatform(database, (trx) => openSession(trx, person.userId, 1));
      return { ...person, token: app.jwt.sign({ sid: sessionId }) };
    },
    async call(person, method, url, body) {
      const headers = person ? { authorization: `Bearer ${person.token}` } : {};
      const answer = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
      const isJson = String(answer.headers['content-type']).includes('application/json');
      return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
    },
    async close() {
      await app.close();
      await platform.queue.stop({ drainSeconds: 1 });
      await platform.events.close();
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Every answer that a test is given is compared with the document of the api; one that differs fails the test. */
function compareAnswers(app: FastifyInstance): void {
  const check = openAnswerCheck(app);
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = (async (options: InjectOptions | string) => {
    const answer = await inject(options);
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options;
    const difference = check(method, String(url), answer);
    if (difference) throw new Error(`The answer is not as documented. ${difference}`);
    return answer;
  }) as typeof app.inject;
}

async function makeOrganization(database: Database, name: string): Promise<string> {
  const id = newId();
  await asPlatform(database, (trx) => trx.insertInto('organizations').values({ id, name }).execute());
  return id;
}

function openTestStorage(directory: string, { sessionSecret, publicUrl }: ApiConfig, onDisk: boolean) {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_REGION,
    TEST_S3_BUCKET,
    TEST_S3_ACCESS_KEY,
    TEST_S3_SECRET_KEY,
  } = process.env;
  if (onDisk || !endpoint) return openObjectStorage({ kind: 'disk', directory, signingKey: sessionSecret, publicUrl });
  return openObjectStorage({
    kind: 's3',
    endpoint,
    region: TEST_S3_REGION ?? '',
    bucket: TEST_S3_BUCKET ?? '',
    accessKey: TEST_S3_ACCESS_KEY ?? '',
    secretKey: TEST_S3_SECRET_KEY ?? '',
  });
}
