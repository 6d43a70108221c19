import { asPlatform, newId } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';
import t from 'tap';
import { type Person, startTestApi, testPassword } from '../../testing/main.ts';
import { listen, openStream } from '../../testing/streams.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const address = await listen(api);
const organizationId = await api.organization('Norvane');
const newPerson = (organization = organizationId) => api.person('ORGANIZATION_USER', organization);
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const post = async (url: string, payload: object) => {
  const answer = await api.app.inject({ method: 'POST', url, payload, headers: { 'user-agent': browser } });
  return { status: answer.statusCode, body: answer.json() };
};
const login = (email: string, password = testPassword) => post('/Auth/login', { email, password });
const otpLogin = (token: string, otp: string) => post('/Auth/otp-login', { token, otp });
const resend = (token: string) => post('/Auth/resend-otp', { token });

const mailsTo = (email: string) =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('outgoingMails')
      .select('body')
      .where('recipient', '=', email)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
const codeSentTo = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email))[0]?.body ?? '')?.[0] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signIn({ email, ...person }: Person): Promise<Person> {
  const { body } = await login(email);
  const answer = await otpLogin(body.data, await codeSentTo(email));
  return { ...person, email, token: answer.body.data.token };
}

/** Makes the codes of this person so much older. */
const age = ({ userId }: Person, seconds: number) =>
  asPlatform(database, (trx) =>
    sql`update sign_in_challenges set created_at = created_at - make_interval(secs => ${seconds})
      where user_id = ${userId}`.execute(trx),
  );

const auditOf = ({ userId }: Person) =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['action', 'outcome', 'details', 'address', 'userAgent'])
      .where((eb) => eb.or([eb('actorId', '=', userId), eb('targetId', '=', userId)]))
      .orderBy('sequence')
      .execute(),
  );

t.test('another code takes the place of the one before, after half a minute', async (t) => {
  const person = await newPerson();
  const first: string = (await login(person.email)).body.data;
  const firstCode = await codeSentTo(person.email);
  t.match(await resend(first), { status: 429, body: { message: /^A code was sent just now\. .* in \d+ seconds?\.$/ } });
  await age(person, 31);
  const again = await resend(first);
  t.match(again, { status: 200, body: { message: 'Another code was sent to your email.' } });
  t.equal((await mailsTo(person.email)).length, 2);
  t.equal((await otpLogin(first, firstCode)).status, 401);
  t.equal((await otpLogin(again.body.data, await codeSentTo(person.email))).status, 200);
});

t.test('who asks twice at the same moment is sent one', async (t) => {
  const person = await newPerson();
  const { body } = await login(person.email);
  await age(person, 31);
  const statuses = (await Promise.all([resend(body.data), resend(body.data)])).map(({ status }) => status);
  t.same(statuses.sort(), [200, 401]);
});

t.test('no other code for a sign-in that is over, of nobody, or of an account that was put out of use', async (t) => {
  const person = await newPerson();
  const { body } = await login(person.email);
  await age(person, 31);
  await asPlatform(database, (trx) =>
    trx.updateTable('users').set({ isActive: false }).where('id', '=', person.userId).execute(),
  );
  t.equal((await resend(body.data)).status, 403);
  await asPlatform(database, (trx) =>
    sql`update sign_in_challenges set expires_at = now() where user_id = ${person.userId}`.execute(trx),
  );
  for (const token of [body.data, newId(), 'none']) {
    t.match(await resend(token), { status: 401, body: { code: 'invalid_code', message: /has expired/ } });
  }
});

t.test(
  'the licence is told after the right password, once the organisation had one and none is in force',
  async (t) => {
    const organization = await api.organization();
    const person = await newPerson(organization);
    const license = (from: string, to: string) =>
      asPlatform(database, (trx) =>
        sql`insert into licenses (id, organization_id, plan, seats, monthly_pages, monthly_tokens, valid_from, valid_to)
        values (${newId()}, ${organization}, 'team', 5, 100, 100, current_date + ${from}::interval,
          current_date + ${to}::interval)`.execute(trx),
      );
    t.equal((await login(person.email)).status, 200, 'none is needed where there never was one');
    await license('-60 days', '-2 days');
    t.match(await login(person.email), {
      status: 403,
      body: { code: 'licence_limit', message: /license of your organization.*platform administrator/ },
    });
    t.equal((await login(person.email, 'wrong')).status, 401);
    await license('-1 days', '30 days');
    t.equal((await login(person.email)).status, 200);
  },
);

t.test('sign-ins, refused ones and sign-outs are in the audit log, with where they came from', async (t) => {
  const person = await newPerson();
  const { body } = await login(person.email);
  const code = await codeSentTo(person.email);
  await otpLogin(body.data, wrong(code));
  const { token } = (await otpLogin(body.data, code)).body.data;
  await api.call({ ...person, token }, 'POST', '/Auth/logout');
  const entries = await auditOf(person);
  t.match(entries, [
    { action: 'session.started', outcome: 'refused', details: { reason: 'code' } },
    { action: 'session.started', outcome: 'done', address: '127.0.0.1', userAgent: browser },
    { action: 'session.ended', outcome: 'done' },
  ]);
  t.equal(entries.length, 3);
  t.notMatch(JSON.stringify(entries), code);
});

t.test('a wrong password waits for no audit log, and leaves the same work as an address that nobody has', async (t) => {
  const person = await newPerson();
  const typed = `secret-${newId()}`;
  const read = (query: RawBuilder<{ row: string }>) =>
    asPlatform(database, async (trx) => (await query.execute(trx)).rows.map(({ row }) => row));
  const entries = sql<{ row: string }>`select count(*)::text as row from audit_entries`;
  const jobs = sql<{ row: string }>`
    select (data->'payload')::text as row from pgboss.job where name = 'accounts.note-refused-sign-in' order by created_on`;
  const before = await read(entries);
  const earlier = (await read(jobs)).length;
  for (const email of [person.email, typed]) t.equal((await login(email, 'wrong')).status, 401);
  t.same(await read(entries), before, "neither the organisation's chain nor the platform's");
  const source = { address: '127.0.0.1', userAgent: browser };
  const sent = (await read(jobs)).slice(earlier).map((row) => JSON.parse(row));
  t.match(sent, [
    { userId: person.userId, network: '127.0.0.1', source },
    { userId: null, network: '127.0.0.1', source },
  ]);
  t.notMatch(JSON.stringify(sent), typed, 'nothing of what was typed is kept');
});

t.test('people see where they are signed in, and end one or all others, streams too', async (t) => {
  const person = await newPerson();
  const [here, there] = [await signIn(person), await signIn(person)];
  const other = await newPerson();
  const list = async () => (await api.call(here, 'GET', '/Auth/sessions')).body.data;
  const sessions = await list();
  t.match(sessions, [{ isCurrent: true, address: '127.0.0.1', userAgent: browser }, { isCurrent: false }, {}]);
  const signedInAt = await asPlatform(database, (trx) =>
    trx.selectFrom('users').select('signedInAt').where('id', '=', person.userId).executeTakeFirstOrThrow(),
  );
  t.ok(signedInAt.signedInAt);

  const stream = await openStream(`${address}/api/Notification/subscribe/w`, there);
  const { sid } = api.app.jwt.decode(there.token) as { sid: string };
  t.equal((await api.call(other, 'DELETE', `/Auth/sessions/${sid}`)).status, 404, "nobody ends another's");
  t.match(await api.call(here, 'DELETE', `/Auth/sessions/${sid}`), {
    status: 200,
    body: { message: 'Signed out there' },
  });
  t.equal(await stream.next(), undefined);
  t.equal((await api.call(there, 'GET', '/Auth/sessions')).status, 401);
  t.equal((await api.call(here, 'DELETE', `/Auth/sessions/${sid}`)).status, 404);

  const again = await signIn(person);
  t.match(await api.call(here, 'POST', '/Auth/sessions/end-others'), { status: 200, body: { data: { ended: 2 } } });
  t.equal((await api.call(again, 'GET', '/Auth/sessions')).status, 401);
  t.same(
    (await list()).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent),
    [true],
  );
  t.equal((await api.call(other, 'GET', '/Auth/sessions')).status, 200);
});

for (const table of ['users', 'organizations'] as const) {
  t.test(`token, cookie and open stream end at once when ${table} are put out of use`, async (t) => {
    const organization = await api.organization();
    const person = await newPerson(organization);
    const id = table === 'users' ? person.userId : organization;
    const stream = await openStream(`${address}/api/Notification/subscribe/w`, person);
    const byToken = () => api.call(person, 'GET', '/Auth/sessions');
    const byCookie = () =>
      api.app.inject({ url: '/Auth/sessions', headers: { cookie: `bidloom_session=${person.token}` } });
    t.same([(await byToken()).status, (await byCookie()).statusCode], [200, 200]);
    await asPlatform(database, (trx) =>
      sql`update ${sql.table(table)} set is_active = false where id = ${id}`.execute(trx),
    );
    t.same([(await byToken()).status, (await byCookie()).statusCode], [401, 401]);
    t.equal(await stream.next(), undefined);
    t.equal((await openStream(`${address}/api/Notification/subscribe/w`, person)).status, 401);
  });
}
