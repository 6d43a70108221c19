import { asPlatform } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { type Person, startTestApi, testPassword } from '../testing/main.ts';
import { listen, openStream } from '../testing/streams.ts';

const api = await startTestApi({ sessionIdleHours: 12 });
t.teardown(() => api.close());
const { database } = api.platform;
const organizationId = await api.organization();

/** Signs in and returns the cookie as it is set. */
async function cookieOf(at: typeof api): Promise<{ name: string; header: string }> {
  const person = await at.person('PLATFORM_ADMIN', null);
  const { body } = await at.call(null, 'POST', '/Auth/login', { email: person.email, password: testPassword });
  const mail = await asPlatform(at.platform.database, (trx) =>
    trx.selectFrom('outgoingMails').select('body').where('recipient', '=', person.email).executeTakeFirstOrThrow(),
  );
  const otp = /\b\d{6}\b/.exec(mail.body)?.[0];
  const answer = await at.app.inject({ method: 'POST', url: '/Auth/otp-login', payload: { token: body.data, otp } });
  const cookie = answer.cookies[0];
  return { name: cookie?.name ?? '', header: String(answer.headers['set-cookie']) };
}

t.test('over HTTPS the cookie is one that no other host can set', async (t) => {
  const secure = await startTestApi({ publicUrl: 'https://bids.example.org' });
  t.teardown(() => secure.close());
  const { name, header } = await cookieOf(secure);
  t.equal(name, '__Host-bidloom_session');
  t.match(header, /; Path=\//);
  t.match(header, /; Secure/);
  t.match(header, /; HttpOnly/);
  t.notMatch(header, /Domain=/i);
  const person = await secure.person('ORGANIZATION_USER', await secure.organization());
  const read = async (cookie: string) =>
    (await secure.app.inject({ url: '/api/Notification/recent', headers: { cookie } })).statusCode;
  t.equal(await read(`__Host-bidloom_session=${person.token}`), 200);
  t.equal(await read(`bidloom_session=${person.token}`), 401, 'the plain name, which any host beside can set');
});

t.test('on this machine, where there is no HTTPS, it has its plain name', async (t) => {
  const { name, header } = await cookieOf(api);
  t.equal(name, 'bidloom_session');
  t.notMatch(header, /; Secure/);
});

const lastSeen = async ({ userId }: Person) => {
  const row = await asPlatform(database, (trx) =>
    trx.selectFrom('sessions').select('lastSeenAt').where('userId', '=', userId).executeTakeFirstOrThrow(),
  );
  return row.lastSeenAt.getTime();
};
const leaveAlone = ({ userId }: Person, minutes: number) =>
  asPlatform(database, (trx) =>
    sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes}) where user_id = ${userId}`.execute(
      trx,
    ),
  );

t.test('a session that nobody uses ends, and each use keeps it', async (t) => {
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  const read = async () => (await api.call(ada, 'GET', '/api/Notification/recent')).status;
  await leaveAlone(ada, 12 * 60 - 5);
  t.equal(await read(), 200, 'not quite twelve hours');
  await leaveAlone(ada, 12 * 60 + 1);
  t.equal(await read(), 401);
  t.same((await api.call(ada, 'GET', '/Auth/validate')).body.data, false);
});

t.test('use is noted once in some minutes, and a window that only listens is none', async (t) => {
  const url = await listen(api);
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  await leaveAlone(ada, 4);
  const before = await lastSeen(ada);
  await api.call(ada, 'GET', '/api/Notification/recent');
  t.equal(await lastSeen(ada), before, 'four minutes ago is recent');
  await leaveAlone(ada, 60);
  const hourAgo = await lastSeen(ada);
  const stream = await openStream(`${url}/api/Notification/subscribe/x`, ada);
  t.equal(stream.status, 200);
  t.equal(await lastSeen(ada), hourAgo);
  stream.leave();
  await api.call(ada, 'GET', '/api/Notification/recent');
  t.ok((await lastSeen(ada)) > hourAgo + 50 * 60_000);
});

t.test('no JSON is kept by a cache', async (t) => {
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  for (const [url, token] of [
    ['/api/Notification/recent', ada.token],
    ['/Auth/validate', ''],
    ['/api/Notification/recent', 'wrong'],
    ['/nothing/here', ''],
    ['/%E0%A4%A', ''],
  ] as const) {
    const { headers } = await api.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
    t.equal(headers['cache-control'], 'no-store', url);
  }
});

t.test('only this machine can open the mailbox, by a name of this machine', async (t) => {
  const get = async (host: string, remoteAddress: string, more: Record<string, string> = {}) =>
    (await api.app.inject({ url: '/dev/mailbox', headers: { host, ...more }, remoteAddress })).statusCode;
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'bidloom.localhost'])
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) t.equal(await get(host, peer), 200, `${host} ${peer}`);
  t.equal(await get('localhost:3000', '192.168.1.20'), 403, 'a neighbour in the network');
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
  ] as const)
    t.equal(
      await get('localhost:3000', '127.0.0.1', { [name]: value }),
      403,
      'a stranger through a proxy of this machine',
    );
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5:3000', '['])
    t.equal(await get(host, '127.0.0.1'), 403, `a name that was pointed here: ${host}`);
});
