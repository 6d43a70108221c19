import { type AccountLinkKind, asPlatform, insertAccountLink, newId } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { startTestApi, testPassword } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const organizationId = await api.organization('Norvane Pumps');
const newPassword = 'long meadow copper kite';

const post = (url: string, body: object) => api.call(null, 'POST', url, body);
const validate = (guid: string) => post('/Auth/validate-forgot-password-link', { guid });
const reset = (token: string, password = newPassword) => post('/Auth/reset-password', { token, newPassword: password });
const verify = (token: string) => post(`/Auth/verify-signup-link/${token}`, {});
const activate = (token: string, more: object = {}) =>
  post('/Auth/set-password-after-signup', { token, newPassword, ...more });
const login = (email: string, password: string) => post('/Auth/login', { email, password });

async function linkFor(userId: string, kind: AccountLinkKind, teamMemberId: string | null = null): Promise<string> {
  const token = await asPlatform(database, (trx) =>
    insertAccountLink(trx, { id: newId(), kind, userId, teamMemberId }),
  );
  return token ?? '';
}

/** A person who was invited and has no password yet. */
async function invite(organization: string | null = organizationId) {
  const userId = newId();
  const email = `${userId}@example.org`;
  const account = { firstName: 'Grace', lastName: 'Hopper', role: 'ORGANIZATION_USER', isActive: false };
  await asPlatform(database, (trx) =>
    trx
      .insertInto('users')
      .values({ id: userId, organizationId: organization, email, activatedAt: null, ...account })
      .execute(),
  );
  return { userId, email };
}

const expire = (userId: string) =>
  asPlatform(database, (trx) =>
    sql`update account_links set expires_at = now() - interval '1 second' where user_id = ${userId}`.execute(trx),
  );

/** What was written about this person, without sign-ins. */
const auditOf = (userId: string) =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['action', 'outcome', 'actorId'])
      .where('targetId', '=', userId)
      .where('action', '<>', 'session.started')
      .execute(),
  );

t.test('a request for a link gets the same answer for every address; the worker looks it up', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const answers = [];
  for (const email of [person.email, 'nobody@example.org']) {
    const { status, body } = await post('/Auth/forgot-password', { email });
    answers.push({ status, body });
  }
  t.same(answers[0], answers[1]);
  t.match(answers[0], { status: 200, body: { success: true, message: /is on its way/ } });
  const jobs = await asPlatform(database, (trx) =>
    sql<{
      email: string;
    }>`select data->'payload'->>'email' as email from pgboss.job where name = 'accounts.request-reset'`.execute(trx),
  );
  t.same(jobs.rows.map(({ email }) => email).sort(), [person.email, 'nobody@example.org'].sort());
});

t.test('the fourth link within an hour has to wait, whether or not somebody has the address', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  for (const email of [person.email, 'no-one@example.org']) {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await post('/Auth/forgot-password', { email })).status);
    t.same(statuses, [200, 200, 200, 429], email);
  }
});

t.test('a reset link tells whose it is, and gives another password once', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const token = await linkFor(person.userId, 'reset');
  t.same((await validate(token)).body.data, {
    email: person.email,
    firstName: 'Ada',
    organizationName: 'Norvane Pumps',
  });
  t.equal((await validate(token)).status, 200, 'a look does not use it');
  t.match(await reset(token), { status: 200, body: { message: 'Your password was changed. Please sign in.' } });
  t.equal((await login(person.email, testPassword)).status, 401);
  t.equal((await login(person.email, newPassword)).status, 200);
  t.equal((await api.call(person, 'POST', '/Auth/logout')).status, 401, 'the earlier sessions have ended');
  for (const again of [await reset(token), await validate(token)]) {
    t.match(again, { status: 409, body: { code: 'link_used', message: /used already/ } });
  }
  t.same(await auditOf(person.userId), [{ action: 'password.reset', outcome: 'done', actorId: person.userId }]);
});

t.test('of two who use a link at the same moment, one succeeds', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const token = await linkFor(person.userId, 'reset');
  const resets = await Promise.all([
    reset(token, 'first meadow copper kite'),
    reset(token, 'other meadow copper kite'),
  ]);
  t.same(resets.map(({ status }) => status).sort(), [200, 409]);
  const { userId } = await invite();
  const invitation = await linkFor(userId, 'activation');
  const activations = await Promise.all([activate(invitation), activate(invitation)]);
  t.same(activations.map(({ status }) => status).sort(), [200, 409]);
});

t.test('expired, replaced and unknown links say what they are', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const older = await linkFor(person.userId, 'reset');
  await linkFor(person.userId, 'reset');
  t.match(await reset(older), { status: 409, body: { code: 'link_expired', message: /no longer valid/ } });
  const expired = await linkFor(person.userId, 'reset');
  await expire(person.userId);
  t.match(await validate(expired), { status: 409, body: { code: 'link_expired' } });
  const unknown = { status: 404, body: { code: 'link_unknown', message: /not valid/ } };
  for (const token of ['6f9619ff-8b86-d011-b42d-00cf4fc964ff', 'none', '\u0000', "' or 1=1 --"]) {
    t.match(await validate(token), unknown, token);
    t.match(await reset(token), unknown, token);
    t.match(await verify(encodeURIComponent(token)), unknown, token);
    t.match(await activate(token), unknown, token);
  }
  const activation = await linkFor((await invite()).userId, 'activation');
  t.match(await reset(activation), unknown, 'a link has only one purpose');
});

t.test('an account that was deactivated or removed gets no other password', async (t) => {
  const set = (userId: string, change: object) =>
    asPlatform(database, (trx) => trx.updateTable('users').set(change).where('id', '=', userId).execute());
  const inactive = await api.person('ORGANIZATION_USER', organizationId);
  const token = await linkFor(inactive.userId, 'reset');
  await set(inactive.userId, { isActive: false });
  t.match(await reset(token), { status: 403, body: { code: 'account_inactive' } });
  await set(inactive.userId, { deletedAt: new Date() });
  t.match(await reset(token), { status: 409, body: { code: 'link_expired' } }, 'its links end with it');
});

t.test('an activation link names the person and makes the account active with its first password', async (t) => {
  const { userId, email } = await invite();
  t.equal((await login(email, 'anything')).status, 401, 'before, nobody can sign in with it');
  const token = await linkFor(userId, 'activation');
  t.same((await verify(token)).body.data, {
    ...{ email, firstName: 'Grace', lastName: 'Hopper', organizationName: 'Norvane Pumps', needsPassword: true },
  });
  t.match(await activate(token), { status: 200, body: { message: 'Your account is active. Please sign in.' } });
  t.equal((await login(email, newPassword)).status, 200);
  t.match(await verify(token), { status: 409, body: { code: 'link_used' } });
  t.same(await auditOf(userId), [{ action: 'account.activated', outcome: 'done', actorId: userId }]);
});

t.test('people of a deactivated organisation are told why', async (t) => {
  const organization = await api.organization();
  const { userId } = await invite(organization);
  const person = await api.person('ORGANIZATION_USER', organization);
  const [activation, link] = [await linkFor(userId, 'activation'), await linkFor(person.userId, 'reset')];
  await asPlatform(database, (trx) =>
    trx
      .updateTable('organizations')
      .set({ isActive: false, inactiveReason: 'the contract has ended.' })
      .where('id', '=', organization)
      .execute(),
  );
  const told = { status: 403, body: { message: 'Your organization is not active: the contract has ended.' } };
  t.match(await activate(activation), told);
  t.match(await reset(link), told);
  t.match(await login(person.email, testPassword), told);
});

t.test('a team invitation makes account and member active in one step', async (t) => {
  const { userId, email } = await invite();
  const [teamId, teamMemberId] = [newId(), newId()];
  await asPlatform(database, async (trx) => {
    await trx.insertInto('teams').values({ id: teamId, organizationId, name: teamId }).execute();
    await trx
      .insertInto('teamMembers')
      .values({ id: teamMemberId, organizationId, teamId, userId, name: 'Grace', email, status: 'invited' })
      .execute();
  });
  const token = await linkFor(userId, 'team_invitation', teamMemberId);
  t.equal((await activate(token)).status, 200);
  const member = await asPlatform(database, (trx) =>
    trx.selectFrom('teamMembers').select('status').where('id', '=', teamMemberId).executeTakeFirstOrThrow(),
  );
  t.equal(member.status, 'active');
  t.equal((await login(email, newPassword)).status, 200);
});

t.test('an account with a password keeps it unless the person knows it', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const token = await linkFor(person.userId, 'team_invitation');
  for (const oldPassword of [undefined, '', 'not the password']) {
    t.match(await activate(token, { oldPassword }), { status: 400, body: { message: /has a password already/ } });
  }
  const weak = await activate(token, { oldPassword: testPassword, newPassword: person.email });
  t.match(weak.body.message, /without your name/);
  for (let attempt = 0; attempt < 4; attempt++) {
    t.equal((await login(person.email, 'wrong')).status, 401, 'the right password clears earlier wrong ones');
  }
  t.equal((await activate(token, { oldPassword: testPassword })).status, 200);
  const mails = await asPlatform(database, (trx) =>
    trx.selectFrom('outgoingMails').select('subject').where('recipient', '=', person.email).execute(),
  );
  t.same(mails, [{ subject: 'Your password was changed' }]);
  t.equal((await login(person.email, newPassword)).status, 200);
});

t.test('bad passwords are refused with advice, and the link stays valid', async (t) => {
  const { userId, email } = await invite();
  const token = await linkFor(userId, 'activation');
  const easy = /easy to guess/;
  const context = /without your name/;
  for (const [password, message] of [
    ['', 'newPassword is a required field'],
    ['copper kite', 'Use at least 12 characters'],
    ['copper kite '.repeat(11), 'Use at most 128 characters'],
    ['password1234', easy],
    ['123456789012', easy],
    ['qwertyuiop12', easy],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', easy],
    [email, context],
    ['Hopper meadow copper', context],
    ['h0pp3r meadow copper', context],
    ['norvane meadow copper', context],
    ['bidl00m meadow copper', context],
  ] as const) {
    const { status, body } = await activate(token, { newPassword: password });
    t.equal(status, 400, password);
    t.match(body.message, message, password);
  }
  t.equal((await verify(token)).status, 200);
});
