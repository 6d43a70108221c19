import { asPlatform } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { findSession, openSession } from '../../lib/access/sessions.repository.ts';
import { startTestApi, testPassword } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization('Norvane');

/** The code that was written to this address last; the worker that would mail it does not run here. */
async function codeSentTo(email: string): Promise<string> {
  const mail = await asPlatform(api.platform.database, (trx) =>
    trx
      .selectFrom('outgoingMails')
      .select('body')
      .where('recipient', '=', email)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return /\b\d{6}\b/.exec(mail.body)?.[0] ?? '';
}

const login = (email: string, password = testPassword) => api.call(null, 'POST', '/Auth/login', { email, password });
const otpLogin = (token: string, otp: string) => api.call(null, 'POST', '/Auth/otp-login', { token, otp });

async function challenge() {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const { body } = await login(person.email);
  return { person, token: body.data as string, code: await codeSentTo(person.email) };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

t.test('password, then the code, then a session that says who it is', async (t) => {
  const { person, token, code } = await challenge();
  const { status, body } = await otpLogin(token, code);
  t.equal(status, 200);
  t.match(body.data, {
    userId: person.userId,
    email: person.email,
    role: 'ORGANIZATION_USER',
    organizationId,
    organizationName: 'Norvane',
    isActive: true,
    profileImagePath: null,
  });
  const signedIn = { ...person, token: body.data.token };
  t.same((await api.call(signedIn, 'GET', '/Auth/validate')).body.data, true);
});

t.test('an e-mail is known in any case', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  t.equal((await login(person.email.toUpperCase())).status, 200);
});

t.test('an unknown address and a wrong password get the same answer', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const answers = [await login('nobody@example.org'), await login(person.email, 'not the password')];
  for (const { status, body } of answers) {
    t.equal(status, 401);
    t.match(body, { success: false, code: 'invalid_credentials', message: 'Invalid email or password' });
  }
});

t.test('an address that no text of the database can contain is refused as input', async (t) => {
  const { status, body } = await login('a\0@example.org');
  t.equal(status, 400);
  t.equal(body.message, 'email must not contain line breaks, tabs or other control characters');
});

t.test('a code works once, even for two at the same moment', async (t) => {
  const { token, code } = await challenge();
  const statuses = (await Promise.all([otpLogin(token, code), otpLogin(token, code)])).map(({ status }) => status);
  t.same(statuses.sort(), [200, 401]);
  t.equal((await otpLogin(token, code)).status, 401);
});

t.test('a code is bound to its challenge', async (t) => {
  const [one, other] = [await challenge(), await challenge()];
  t.equal((await otpLogin(one.token, other.code === one.code ? wrong(one.code) : other.code)).status, 401);
  t.equal((await otpLogin('not a challenge', one.code)).status, 401);
});

t.test('variants of a code are not the code', async (t) => {
  const { token, code } = await challenge();
  for (const variant of [` ${code}`, `${code} `, `${code}\n`, [...code].join(' '), `${code}0`]) {
    const { status, body } = await otpLogin(token, variant);
    t.equal(status, 400, JSON.stringify(variant));
    t.equal(body.message, 'OTP must be exactly 6 digits');
  }
  t.equal((await otpLogin(token, code)).status, 200, 'and none of them has used up a guess');
});

t.test('five guesses, then even the right code is worth nothing', async (t) => {
  const { token, code } = await challenge();
  for (let guess = 0; guess < 5; guess++) t.equal((await otpLogin(token, wrong(code))).status, 401);
  t.equal((await otpLogin(token, code)).status, 401);
});

t.test('a code is worth nothing after its ten minutes', async (t) => {
  const { token, code } = await challenge();
  await asPlatform(api.platform.database, (trx) =>
    sql`update sign_in_challenges set expires_at = now() - interval '1 second' where id = ${token}`.execute(trx),
  );
  t.equal((await otpLogin(token, code)).status, 401);
});

t.test('guesses spread over many challenges are stopped, too', async (t) => {
  const { person } = await challenge();
  await asPlatform(api.platform.database, (trx) =>
    sql`update sign_in_challenges set attempts = 30 where user_id = ${person.userId}`.execute(trx),
  );
  t.equal((await login(person.email)).status, 429);
});

t.test('nothing readable is kept of a code', async (t) => {
  const { token, code } = await challenge();
  const row = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('signInChallenges').selectAll().where('id', '=', token).executeTakeFirstOrThrow(),
  );
  t.notOk(JSON.stringify(row).includes(code));
});

t.test('signing out ends the session everywhere at once', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const list = `/Keywords/search/${organizationId}/all`;
  t.equal((await api.call(person, 'GET', list)).status, 200);
  const out = await api.call(person, 'POST', '/Auth/logout');
  t.match(out.body, { success: true, message: 'Logout Successful' });
  t.equal((await api.call(person, 'GET', list)).status, 401);
  t.same((await api.call(person, 'GET', '/Auth/validate')).body.data, false);
});

t.test(
  'deactivating a user or an organisation ends their sessions, and is told only after the right password',
  async (t) => {
    const ownOrganization = await api.organization();
    const set = (table: string, id: string, isActive: boolean) =>
      asPlatform(api.platform.database, (trx) =>
        sql`update ${sql.table(table)} set is_active = ${isActive} where id = ${id}`.execute(trx),
      );
    for (const table of ['users', 'organizations']) {
      const person = await api.person('ORGANIZATION_USER', ownOrganization);
      const id = table === 'users' ? person.userId : ownOrganization;
      const read = () => api.call(person, 'GET', `/Keywords/search/${ownOrganization}/all`);
      t.equal((await read()).status, 200, table);
      await set(table, id, false);
      t.equal((await read()).status, 401, table);
      t.equal((await login(person.email)).status, 403, table);
      t.equal((await login(person.email, 'not the password')).status, 401, table);
      await set(table, id, true);
      t.equal((await read()).status, 401, 'the sessions of then are over');
      t.equal((await login(person.email)).status, 200, table);
    }
  },
);

t.test('a session that opens just after its account or organisation was deactivated is worth nothing', async (t) => {
  for (const table of ['users', 'organizations']) {
    const ownOrganization = await api.organization();
    const { userId } = await api.person('ORGANIZATION_USER', ownOrganization);
    const sessionId = await asPlatform(api.platform.database, async (trx) => {
      const id = table === 'users' ? userId : ownOrganization;
      await sql`update ${sql.table(table)} set is_active = false where id = ${id}`.execute(trx);
      return openSession(trx, userId, 1);
    });
    t.equal(await findSession(api.platform.database, sessionId, 1), null, table);
  }
});

t.test('the cookie reads and never writes', async (t) => {
  const { token, code } = await challenge();
  const answer = await api.app.inject({ method: 'POST', url: '/Auth/otp-login', payload: { token, otp: code } });
  const [cookie] = answer.cookies;
  t.match(cookie, { httpOnly: true, sameSite: 'Strict', path: '/' });
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const read = await api.app.inject({ method: 'GET', url: `/Keywords/search/${organizationId}/all`, headers });
  t.equal(read.statusCode, 200);
  const write = await api.app.inject({ method: 'POST', url: '/Keywords', headers, payload: { text: 'By cookie' } });
  t.equal(write.statusCode, 401);
});

t.test('a token that we did not sign is worth nothing', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const [header, payload] = person.token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  for (const token of [unsigned, `${header}.${payload}.AAAA`, 'nonsense']) {
    t.equal((await api.call({ ...person, token }, 'POST', '/Keywords', { text: 'x' })).status, 401);
  }
});

t.test('sign-in is limited more strictly than the rest', async (t) => {
  const strict = await startTestApi({ rateLimits: { general: 1000, signIn: 3 } });
  t.teardown(() => strict.close());
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    const { status } = await strict.call(null, 'POST', '/Auth/login', { email: 'a@example.org', password: 'x' });
    statuses.push(status);
  }
  t.same(statuses, [401, 401, 401, 429]);
});
