import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { asPlatform } from '@bidloom/db';
import { removeObjects, sendMail } from '@bidloom/jobs';
import { createLogger, PermanentError } from '@bidloom/platform';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { createApi } from '../app.ts';
import type { ApiConfig } from '../config.ts';
import { startTestApi, testPassword } from '../testing/main.ts';

const sessionSecret = 'a secret for the tests of logs, of no value elsewhere';
const api = await startTestApi({ sessionSecret });
t.teardown(() => api.close());
const destination = new PassThrough();
const logger = createLogger({ level: 'info', pretty: false, destination });
const config: ApiConfig = {
  ...{ publicUrl: 'http://localhost:3000', sessionSecret, production: true, webDirectory: null, outboxDirectory: null },
  ...{ rateLimits: { general: 1000, signIn: 1000 }, trustedProxies: [], sessionIdleHours: 1 },
  metricsToken: 'a-token-for-operators',
};
const app = await createApi({ ...api.platform, logger }, config);
t.teardown(() => app.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

type Line = Record<string, unknown>;

/** Makes a call and returns its lines in the log, parsed, and as they are written. */
async function logOf(
  method: 'GET' | 'POST',
  url: string,
  { token = '', payload, to = app }: { token?: string; payload?: object; to?: typeof app } = {},
) {
  destination.read();
  await to.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const written = String(destination.read() ?? '');
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return { written, lines, security: lines.find(({ log }) => log === 'security') };
}

t.test('sign-in is in the security log with who, result and address, and without any secret', async (t) => {
  const wrong = await logOf('POST', '/Auth/login', { payload: { email: ada.email, password: 'wrong horse' } });
  const about = { event: 'sign-in', account: ada.email, address: '127.0.0.1', requestId: /^[0-9a-f-]{36}$/ };
  t.match(wrong.security, { ...about, result: 'invalid_credentials', status: 401 });
  t.notMatch(wrong.written, /wrong horse/);
  const right = await logOf('POST', '/Auth/login', { payload: { email: ada.email, password: testPassword } });
  t.match(right.security, { ...about, result: 'ok', status: 200 });
  t.notMatch(right.written, testPassword);
  for (let attempt = 0; attempt < 5; attempt++)
    await logOf('POST', '/Auth/login', { payload: { email: 'x@y.example', password: 'x' } });
  const locked = await logOf('POST', '/Auth/login', { payload: { email: 'x@y.example', password: 'x' } });
  t.match(locked.security, { event: 'sign-in', result: 'too_many_requests', status: 429 });
  for (const email of ['wrong horse', 'horse@', { address: 'wrong horse' }, `${'a'.repeat(300)}@y.example`]) {
    const mixedUp = await logOf('POST', '/Auth/login', { payload: { email, password: 'x' } });
    t.match(mixedUp.security, { event: 'sign-in', account: undefined, address: '127.0.0.1' });
    t.notMatch(mixedUp.written, /horse|a{9}/, 'a password in the wrong field');
  }
  const token = '0190a0a0-0000-7000-8000-000000000009';
  const code = await logOf('POST', '/Auth/otp-login', { payload: { token, otp: '987123' } });
  t.match(code.security, { event: 'sign-in code', result: 'invalid_code' });
  t.notMatch(code.written, /987123/);
  t.notMatch(code.written, token);
});

t.test('refusals are, and calls that go well are in the log of requests alone', async (t) => {
  const list = `/Keywords/search/${organizationId}/all`;
  const bad = await logOf('GET', list, { token: 'not.a.token' });
  t.match(bad.security, { event: 'refused', result: 'not_signed_in', status: 401 });
  t.notMatch(bad.written, /not\.a\.token/);
  const root = await api.person('PLATFORM_ADMIN', null);
  t.match((await logOf('GET', list, { token: root.token })).security, { result: 'forbidden', userId: root.userId });
  const good = await logOf('GET', `${list}?searchTerm=confidential`, { token: ada.token });
  t.equal(good.security, undefined);
  t.equal(good.lines.length, 1);
  const route = '/Keywords/search/:organizationId/:customerId';
  t.match(good.lines[0], { method: 'GET', route, status: 200, ms: Number, userId: ada.userId, organizationId });
  t.notMatch(good.written, /confidential/);
});

t.test('administration and sign-out are, with who, what and result', async (t) => {
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const who = { userId: admin.userId, organizationId, address: '127.0.0.1' };
  const what = { event: 'administration', method: 'POST', route: '/Teams' };
  const payload = { organizationId, name: 'Estimators' };
  const made = await logOf('POST', '/Teams', { token: admin.token, payload });
  t.match(made.security, { ...who, ...what, result: 'ok', status: 201 });
  t.notMatch(made.written, /Estimators/);
  const unnamed = await logOf('POST', '/Teams', { token: admin.token, payload: { organizationId } });
  t.match(unnamed.security, { ...who, ...what, result: 'invalid_input', status: 400 });
  const looked = await logOf('GET', `/Teams/search/${organizationId}`, { token: admin.token });
  t.match(looked.lines, [{ status: 200, userId: admin.userId }]);
  t.equal(looked.security, undefined, 'nothing is changed by looking');
  const left = await logOf('POST', '/Auth/logout', { token: admin.token });
  t.match(left.security, { ...who, event: 'sign-out', result: 'ok', status: 200 });
});

t.test('in production metrics and documentation open with the operator’s token alone', async (t) => {
  for (const url of ['/metrics', '/%6detrics', '/openapi.json', '/docs/', '/docs']) {
    const get = async (authorization: string) => (await app.inject({ url, headers: { authorization } })).statusCode;
    t.equal(await get(''), 404, url);
    t.equal(await get('Bearer wrong'), 404, url);
    t.equal(await get(`Bearer ${ada.token}`), 404, url);
    t.ok((await get('Bearer a-token-for-operators')) < 400, url);
    t.ok((await api.app.inject(url)).statusCode < 400, `${url} is open in development`);
  }
});

t.test('what a job logs carries the id of the request that caused it', async (t) => {
  const bo = await api.person('ORGANIZATION_USER', organizationId);
  const { lines } = await logOf('POST', '/Auth/login', { payload: { email: bo.email, password: testPassword } });
  const requestId = lines[0]?.requestId;
  t.match(requestId, /^[0-9a-f-]{36}$/);
  const written = new PassThrough();
  const logger = createLogger({ level: 'info', pretty: false, destination: written });
  await api.platform.queue.work(sendMail, { concurrency: 1 }, async ({ id }) => logger.info({ id }, 'job'));
  for await (const line of createInterface({ input: written })) {
    // Others have signed in before.
    if (JSON.parse(line).requestId !== requestId) continue;
    t.match(JSON.parse(line), { msg: 'job', id: /./ });
    return;
  }
});

t.test('metrics tell of the queue, of jobs, of connections and of calls', async (t) => {
  const metrics = async () => (await api.app.inject('/metrics')).body;
  const cy = await api.person('ORGANIZATION_USER', organizationId);
  await logOf('POST', '/Auth/login', { payload: { email: cy.email, password: testPassword } });
  const done = /^bidloom_job_duration_seconds_count\{queue="mail\.send",outcome="completed"\} [1-9]/m;
  // The job is worked by the test above.
  while (!done.test(await metrics())) await delay(50);
  const body = await metrics();
  t.match(body, /^http_request_duration_seconds_bucket\{.*route="\/metrics"/m);
  t.equal(body.match(/^process_cpu_seconds_total /gm)?.length, 1, 'the process is told of once');
  const remove = (startAfterSeconds: number) =>
    asPlatform(api.platform.database, (trx) =>
      api.platform.queue.send(
        trx,
        removeObjects,
        { organizationId, keys: [`${organizationId}/none`] },
        { startAfterSeconds },
      ),
    );
  await api.platform.queue.work(removeObjects, { concurrency: 1 }, async () => {
    throw new PermanentError('The storage refuses it.');
  });
  await jobReached(api.platform.queue, await remove(0), 'failed');
  t.match(await metrics(), /^bidloom_queue_dead_letters\{queue="documents\.remove-objects"\} [1-9]/m);
  await remove(600);
  t.match(await metrics(), /^bidloom_queue_jobs\{queue="documents\.remove-objects",state="created"\} [1-9]/m);
  if (api.platform.database.engine.kind === 'postgres') {
    t.match(body, /^bidloom_database_connections\{pool="tenant",state="(?:used|idle)"\} \d/m);
  }
});

// The last: another api of the process takes over the metrics of calls.
t.test('calls that are too many are in the security log', async (t) => {
  const strict = await createApi({ ...api.platform, logger }, { ...config, rateLimits: { general: 1, signIn: 1 } });
  t.teardown(() => strict.close());
  const list = `/Keywords/search/${organizationId}/all`;
  t.equal((await logOf('GET', list, { token: ada.token, to: strict })).security, undefined);
  const { security } = await logOf('GET', list, { token: ada.token, to: strict });
  t.match(security, { event: 'refused', result: 'too_many_requests', status: 429, address: '127.0.0.1' });
});
