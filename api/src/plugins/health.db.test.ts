import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '@bidloom/db';
import { addressesOf, openAsOwner, openOwnTestDatabase } from '@bidloom/db/testing';
import { createLogger, openEvents, openMailer, openObjectStorage, openQueue } from '@bidloom/platform';
import { openGate } from '@bidloom/platform/testing-gate';
import t, { type Test } from 'tap';
import { createApi, type Platform } from '../app.ts';
import { startTestApi } from '../testing/main.ts';

t.setTimeout(120_000);

const api = await startTestApi();
t.teardown(() => api.close());
const logger = createLogger({ level: 'silent', pretty: false });
const allOk = { status: 'ok', database: 'ok', storage: 'ok', mail: 'ok', queue: 'ok', events: 'ok' };

/** An api with these parts, and its report about them. */
async function openApi(t: Test, parts: Partial<Platform>) {
  const app = await createApi({ ...api.platform, ...parts }, api.config);
  await app.ready();
  t.teardown(() => app.close());
  app.health.enter('serving');
  const ready = async () => {
    const { statusCode, body } = await app.inject('/health/ready');
    return { status: statusCode, body: JSON.parse(body) };
  };
  /** Waits until it says so; the answer of each check is valid for a moment. */
  const becomes = async (status: number, body: object) => {
    while (!isDeepStrictEqual(await ready(), { status, body })) await delay(20);
  };
  return { app, ready, becomes };
}

/** Makes what is behind a gate unavailable in both ways; only `names` may be reported. */
async function checkGate(
  t: Test,
  gate: Awaited<ReturnType<typeof openGate>>,
  parts: Partial<Platform>,
  names: string[],
) {
  const { becomes } = await openApi(t, parts);
  await becomes(200, allOk);
  const failed = { ...allOk, status: 'failed', ...Object.fromEntries(names.map((name) => [name, 'failed'])) };
  for (const state of ['refuse', 'silence'] as const) {
    await gate[state]();
    await becomes(503, failed);
    t.pass(`${state}: ${names} failed`);
    await gate.open();
    await becomes(200, allOk);
    t.pass(`back after ${state}`);
  }
}

t.test('everything is available, and its names are reported', async (t) => {
  const { app, ready } = await openApi(t, {});
  t.same(await ready(), { status: 200, body: allOk });
  app.health.enter('stopping');
  t.match(await ready(), { status: 503, body: { status: 'stopping' } });
  t.equal((await app.inject('/health/live')).statusCode, 200, 'it is alive until its end');
});

t.test('the database', async (t) => {
  const { database } = api.platform;
  const { ready } = await openApi(t, {
    database: { ...database, check: () => Promise.reject(new Error('no rows for tenants')) },
  });
  t.same(await ready(), { status: 503, body: { ...allOk, status: 'failed', database: 'failed' } });
});

t.test('a database that answers, but not to tenants', async (t) => {
  const database = await openOwnTestDatabase();
  t.teardown(() => database.close());
  const { ready, becomes } = await openApi(t, { database });
  t.match(await ready(), { status: 200 });
  const owner = await openAsOwner(database);
  t.teardown(() => owner.close());
  await owner.query('drop policy tenant on customers');
  await becomes(503, { ...allOk, status: 'failed', database: 'failed' });
  t.pass('a policy is missing');
});

t.test('the mail server', async (t) => {
  const server = createServer((socket) => socket.on('error', () => {}).write('220 ready\r\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const gate = await openGate({ hostname: '127.0.0.1', port: (server.address() as AddressInfo).port });
  t.teardown(() => gate.close());
  const smtpUrl = `smtp://127.0.0.1:${gate.port}`;
  const mailer = await openMailer({ smtpUrl, from: 'a@example.org', outboxDirectory: t.testdir(), logger });
  t.teardown(() => mailer.close());
  await checkGate(t, gate, { mailer }, ['mail']);
});

const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;

t.test('the file storage', { skip: !TEST_S3_ENDPOINT && 'needs S3: scripts/services.sh up' }, async (t) => {
  const gate = await openGate(new URL(TEST_S3_ENDPOINT ?? ''));
  t.teardown(() => gate.close());
  const storage = await openObjectStorage({
    kind: 's3',
    endpoint: `http://127.0.0.1:${gate.port}`,
    region: TEST_S3_REGION ?? '',
    bucket: TEST_S3_BUCKET ?? '',
    accessKey: TEST_S3_ACCESS_KEY ?? '',
    secretKey: TEST_S3_SECRET_KEY ?? '',
  });
  await checkGate(t, gate, { storage }, ['storage']);
});

const { engine } = api.platform.database;

t.test('PostgreSQL', { skip: engine.kind !== 'postgres' && 'needs PostgreSQL: scripts/services.sh up' }, async (t) => {
  const { connectionString, ownerConnectionString } = addressesOf(api.platform.database);
  const address = new URL(connectionString);
  const gate = await openGate(address);
  t.teardown(() => gate.close());
  address.host = `127.0.0.1:${gate.port}`;
  const database = await openDatabase({ connectionString: address.href, ownerConnectionString });
  t.teardown(() => database.close());
  const queue = await openQueue({ database: database.engine, logger });
  t.teardown(() => queue.stop({ drainSeconds: 0 }));
  const events = await openEvents({ database: database.engine, logger });
  t.teardown(() => events.close());
  await checkGate(t, gate, { database, queue, events }, ['database', 'queue', 'events']);
});
