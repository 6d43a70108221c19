import { asPlatform } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { openSession } from '../lib/access/sessions.repository.ts';
import { type Person, startTestApi } from '../testing/main.ts';
import { type ClientStream, listen, openStream } from '../testing/streams.ts';

const api = await startTestApi({ streamLimits: { session: 3, user: 5 } });
t.teardown(() => api.close());
const { database } = api.platform;
const address = await listen(api);

/** Another session of the same person, as on another device. */
async function elsewhere(person: Person): Promise<Person> {
  const sessionId = await asPlatform(database, (trx) => openSession(trx, person.userId, 1));
  return { ...person, token: api.app.jwt.sign({ sid: sessionId }) };
}

async function follow(person: Person): Promise<ClientStream> {
  const stream = await openStream(`${address}/api/Notification/subscribe/window`, person);
  t.teardown(() => stream.leave());
  return stream;
}

const statusesOf = async (streams: Promise<ClientStream>[]) => (await Promise.all(streams)).map(({ status }) => status);

t.test('the number of streams is limited for a session, and for a person over all sessions', async (t) => {
  const ada = await api.person('ORGANIZATION_USER', await api.organization());
  const first = await follow(ada);
  const statuses = await statusesOf(Array.from({ length: 4 }, () => follow(ada)));
  t.same(statuses.sort(), [200, 200, 429, 429]);
  const phone = await elsewhere(ada);
  t.same((await statusesOf([follow(phone), follow(phone), follow(phone)])).sort(), [200, 200, 429]);

  const { headers, json } = await fetchStream(ada);
  t.equal(headers.get('retry-after'), '30');
  t.match(json, { success: false, code: 'too_many_requests', message: /Close some/ });
  const bob = await api.person('ORGANIZATION_USER', ada.organizationId);
  t.equal((await follow(bob)).status, 200, 'others are not affected');

  first.leave();
  for (;;) if ((await follow(ada)).status === 200) break;
  t.pass('a stream that was left makes room');
});

async function fetchStream(person: Person) {
  const answer = await fetch(`${address}/api/Notification/subscribe/window`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { headers: answer.headers, json: await answer.json() };
}

t.test('a session has twelve streams where no limit is set', async (t) => {
  const usual = await startTestApi();
  t.teardown(() => usual.close());
  const usualAddress = await listen(usual);
  const person = await usual.person('ORGANIZATION_USER', await usual.organization());
  const opened = Array.from({ length: 13 }, async () => {
    const stream = await openStream(`${usualAddress}/api/Notification/subscribe/window`, person);
    t.teardown(() => stream.leave());
    return stream;
  });
  t.same((await statusesOf(opened)).sort(), [...Array(12).fill(200), 429]);
});

const cuts: [string, (person: Person) => Promise<unknown>][] = [
  ['sign-out', (person) => api.call(person, 'POST', '/Auth/logout')],
  ['deactivation of the user', ({ userId }) => set('users', userId, { is_active: false })],
  [
    'deactivation of the organisation',
    ({ organizationId }) => set('organizations', organizationId, { is_active: false }),
  ],
  ['another role', ({ userId }) => set('users', userId, { role: 'ORGANIZATION_ADMIN' })],
  ['another password', ({ userId }) => set('users', userId, { password_hash: 'another' })],
  ['removal of the session', ({ userId }) => remove('sessions', 'user_id', userId)],
];

/** By plain statements: any change of an account, however it is made, ends its sessions. */
function set(table: string, id: string | null, change: Record<string, unknown>): Promise<unknown> {
  const [[column = '', value] = []] = Object.entries(change);
  return asPlatform(database, (trx) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(trx),
  );
}

function remove(table: string, column: string, value: string): Promise<unknown> {
  return asPlatform(database, (trx) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(trx),
  );
}

for (const [what, cut] of cuts) {
  t.test(`${what} ends the streams at once, and the session for good`, async (t) => {
    // Before the clock checks the sessions, every 30 seconds: it would end the streams, too.
    t.setTimeout(20_000);
    const organizationId = await api.organization();
    const person = await api.person('ORGANIZATION_USER', organizationId);
    const [one, two] = [await follow(person), await follow(person)];
    const bystander = await follow(await api.person('ORGANIZATION_USER', await api.organization()));
    let isBystanderOver = false;
    const over = bystander.next().then(
      () => {
        isBystanderOver = true;
      },
      () => 'left by this test in the end',
    );
    await cut(person);
    t.equal(await one.next(), undefined);
    t.equal(await two.next(), undefined);
    t.equal(isBystanderOver, false);
    await set('users', person.userId, { is_active: true });
    await set('organizations', organizationId, { is_active: true });
    t.equal((await api.call(person, 'GET', '/api/Notification/recent')).status, 401);
    bystander.leave();
    await over;
  });
}

t.test('changes that end nothing leave sessions as they are', async (t) => {
  const organizationId = await api.organization();
  const person = await api.person('ORGANIZATION_USER', organizationId);
  await set('users', person.userId, { first_name: 'Augusta' });
  await set('users', person.userId, { is_active: true });
  await set('organizations', organizationId, { name: `Another name ${organizationId}` });
  t.equal((await api.call(person, 'GET', '/api/Notification/recent')).status, 200);
});
