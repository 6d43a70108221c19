import { asPlatform, insertAccountLink, newId, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { type Person, startTestApi, testPassword } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization('Harbour Board');
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const member = await api.person('ORGANIZATION_USER', organizationId);
const platformAdmin = await api.person('PLATFORM_ADMIN', null);
const otherOrganizationId = await api.organization();
const stranger = await api.person('ORGANIZATION_ADMIN', otherOrganizationId);

const bodyOf = (more: object = {}) => ({
  ...{ firstName: 'Grace', lastName: 'Hopper', email: `${newId()}@example.org`, role: 'ORGANIZATION_USER' },
  ...more,
});
async function invite(more: object = {}, by = admin) {
  const { body } = await api.call(by, 'POST', '/Users', bodyOf(more));
  return body.data;
}
const audits = async (targetId: string) =>
  asPlatform(api.platform.database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['action', 'outcome', 'actorId', 'organizationId'])
      .where('targetId', '=', targetId)
      .orderBy('sequence')
      .execute(),
  );
/** Invitations that were sent to this person. */
async function invitations(userId: string): Promise<number> {
  const { rows } = await asPlatform(api.platform.database, (trx) =>
    sql`select from pgboss.job where name = 'accounts.send-link' and data->'payload'->>'userId' = ${userId}`.execute(
      trx,
    ),
  );
  return rows.length;
}
const isSignedIn = async (person: Person) => (await api.call(person, 'GET', '/Auth/validate')).body.data;

t.test('a person is invited, read, found, changed and removed', async (t) => {
  const fields = bodyOf({ firstName: ' Mary ', lastName: 'Somerville', role: 2 });
  const created = await api.call(admin, 'POST', '/Users', fields);
  t.match(created, {
    status: 201,
    body: {
      data: {
        ...{ firstName: 'Mary', email: fields.email, role: 'ORGANIZATION_ADMIN', organizationId },
        ...{ organizationName: 'Harbour Board', status: 'invited', isActive: false, lastSignInAt: null },
      },
    },
  });
  const { id } = created.body.data;
  t.equal(await invitations(id), 1, 'the link is mailed by a job');
  t.match((await api.call(admin, 'GET', `/Users/${id}`)).body.data, { id, lastName: 'Somerville' });
  const found = await api.call(admin, 'GET', '/Users/search?SearchTerm=MARY%20SOMER');
  t.match(found.body, { data: [{ id }], totalCount: 1, pageNumber: 1, pageSize: 10 });

  const changed = await api.call(admin, 'PUT', `/Users/${id}`, { ...fields, lastName: 'Greig', role: '3' });
  t.match(changed, { status: 200, body: { data: { lastName: 'Greig', role: 'ORGANIZATION_USER' } } });
  t.equal((await api.call(admin, 'DELETE', `/Users/${id}`)).status, 200);
  t.equal((await api.call(admin, 'GET', `/Users/${id}`)).status, 404);
  t.equal((await api.call(admin, 'DELETE', `/Users/${id}`)).status, 404);
  t.equal((await api.call(admin, 'GET', '/Users/search?SearchTerm=somerville')).body.totalCount, 0);
  t.same(await audits(id), [
    { action: 'user.created', outcome: 'done', actorId: admin.userId, organizationId },
    { action: 'user.updated', outcome: 'done', actorId: admin.userId, organizationId },
    { action: 'user.deleted', outcome: 'done', actorId: admin.userId, organizationId },
  ]);
  t.equal((await api.call(admin, 'POST', '/Users', fields)).status, 201, 'the address may be invited again');
});

t.test('missing, wrong or too many fields are refused by name', async (t) => {
  t.same((await api.call(admin, 'POST', '/Users', {})).body.errors.sort(), [
    'email is a required field',
    'firstName is a required field',
    'lastName is a required field',
    'role is a required field',
  ]);
  const refused = async (more: object) => (await api.call(admin, 'POST', '/Users', bodyOf(more))).body.message;
  t.equal(await refused({ email: 'nobody' }), 'email: Enter a valid email');
  t.equal(await refused({ firstName: 'x'.repeat(101) }), 'firstName must be at most 100 characters');
  t.match(await refused({ password: 'chosen by somebody else' }), /password/);
  t.match(await refused({ isActive: true }), /isActive/);
  t.match(await api.call(admin, 'POST', '/Users', bodyOf({ email: member.email.toUpperCase() })), {
    status: 409,
    body: { code: 'conflict', message: 'A person with this e-mail address has an account already' },
  });
  t.equal((await api.call(admin, 'POST', '/Users', bodyOf({ role: 'whatever' }))).body.data.role, 'ORGANIZATION_USER');
  t.equal((await api.call(member, 'GET', '/Users/search')).status, 403);
  t.equal((await api.call(admin, 'GET', '/Users/search?SortBy=password_hash')).status, 400);
});

t.test('lists are filtered and sorted; the usual order is by first name', async (t) => {
  const own = await api.organization();
  const ada = await api.person('ORGANIZATION_ADMIN', own);
  for (const firstName of ['zoe', 'Bea']) await invite({ firstName, role: 2 }, ada);
  const { id } = await invite({ firstName: 'Mia' }, ada);
  const search = async (query: string) =>
    (await api.call(ada, 'GET', `/Users/search/${own}?${query}`)).body.data.map(
      (user: { firstName: string }) => user.firstName,
    );
  t.same(await search(''), ['Ada', 'Bea', 'Mia', 'zoe']);
  t.same(await search('SortBy=firstName&SortDescending=true&PageSize=2&PageNumber=2'), ['Bea', 'Ada']);
  t.same(await search('role=2'), ['Ada', 'Bea', 'zoe']);
  t.same(await search('Role=organization_user'), ['Mia']);
  t.same(await search('IsActive=true'), ['Ada']);
  t.same(await search('IsActive=false'), ['Bea', 'Mia', 'zoe']);
  t.same(await search('status=invited&role=ORGANIZATION_USER'), ['Mia']);
  await asPlatform(api.platform.database, (trx) =>
    trx.updateTable('users').set({ signedInAt: new Date() }).where('id', '=', id).execute(),
  );
  for (const sortBy of ['lastName', 'email', 'role', 'status', 'isActive', 'createdAt', 'lastSignInAt']) {
    t.equal((await search(`SortBy=${sortBy}`)).length, 4, sortBy);
  }
  t.equal((await search('SortBy=lastSignInAt&SortDescending=true'))[0], 'Mia');
  t.equal((await api.call(ada, 'GET', '/Users/search?role=captain')).status, 400);
});

t.test('platform administrators see everybody and name the organisation when they invite', async (t) => {
  const { id } = await invite({ organizationId, firstName: 'Ida', lastName: 'Unmistakable' }, platformAdmin);
  const all = await api.call(platformAdmin, 'GET', '/Users/search?SearchTerm=unmistak');
  t.match(all.body, { data: [{ id, organizationName: 'Harbour Board' }], totalCount: 1 });
  t.equal((await api.call(platformAdmin, 'GET', '/Users/search?SearchTerm=no')).body.totalCount, 0, 'two letters');
  t.match((await api.call(platformAdmin, 'GET', `/Users/search/${otherOrganizationId}`)).body, {
    data: [{ id: stranger.userId }],
    totalCount: 1,
  });
  t.equal((await api.call(platformAdmin, 'PATCH', `/Users/${member.userId}/deactivate`)).status, 200);
  t.equal((await api.call(platformAdmin, 'PATCH', `/Users/${member.userId}/activate`)).status, 200);

  const colleague = await invite({ role: 'PLATFORM_ADMIN' }, platformAdmin);
  t.match(colleague, { role: 'PLATFORM_ADMIN', organizationId: null, organizationName: null });
  t.match(await audits(colleague.id), [{ action: 'user.created', organizationId: null }]);
  const refused = async (more: object) => (await api.call(platformAdmin, 'POST', '/Users', bodyOf(more))).body.message;
  t.equal(await refused({}), 'organizationId is a required field');
  t.equal(await refused({ organizationId, role: 1 }), 'organizationId must be empty for a platform administrator');
  t.equal(await refused({ organizationId: newId() }), 'The organization was not found');
  const put = (who: string, more: object) => api.call(platformAdmin, 'PUT', `/Users/${who}`, bodyOf(more));
  t.equal((await put(id, { role: 'PLATFORM_ADMIN' })).status, 400, 'nobody of an organisation becomes one');
  t.equal((await put(colleague.id, {})).status, 400, 'nor the other way round');
  t.equal((await put(id, { organizationId: otherOrganizationId })).status, 404, 'nobody changes the organisation');
  t.equal((await put(id, { organizationId })).status, 200);
});

t.test(
  'an organisation administrator neither reads, makes nor changes a platform administrator, nor anybody elsewhere',
  async (t) => {
    const read = () =>
      asPlatform(api.platform.database, (trx) =>
        trx
          .selectFrom('users')
          // As text: a sort key is a date that only the database knows.
          .select(sql<string>`to_jsonb(users)::text`.as('row'))
          .where('id', 'in', [platformAdmin.userId, stranger.userId])
          .orderBy('id')
          .execute(),
      );
    const before = await read();
    for (const { userId: id } of [platformAdmin, stranger]) {
      for (const [method, path, body] of [
        ['GET', `/Users/${id}`],
        ['PUT', `/Users/${id}`, bodyOf()],
        ['DELETE', `/Users/${id}`],
        ['PATCH', `/Users/${id}/activate`],
        ['PATCH', `/Users/${id}/deactivate`],
        ['POST', `/Users/${id}/resend-activation-link`],
        ['POST', '/Users/bulk', { action: 'role', ids: [id], role: 3 }],
        ['POST', '/Users/bulk', { action: 'deactivate', ids: [id] }],
      ] as const) {
        t.equal((await api.call(admin, method, path, body)).status, 404, `${method} ${path}`);
      }
    }
    t.equal((await api.call(admin, 'GET', `/Users/search/${otherOrganizationId}`)).status, 404);
    const { body } = await api.call(admin, 'GET', '/Users/search?PageSize=100&role=PLATFORM_ADMIN');
    t.equal(body.totalCount, 0);
    const message = 'An organization administrator cannot make a platform administrator';
    for (const role of [1, '1', 'PLATFORM_ADMIN']) {
      t.match(await api.call(admin, 'POST', '/Users', bodyOf({ role })), { status: 400, body: { message } });
      const path = `/Users/${member.userId}`;
      t.match(await api.call(admin, 'PUT', path, bodyOf({ role })), { status: 400, body: { message } });
    }
    t.equal((await api.call(admin, 'POST', '/Users', bodyOf({ organizationId: otherOrganizationId }))).status, 404);
    t.same(await read(), before);
  },
);

t.test('a person who is deactivated or gets another role is signed out at once, and may come back', async (t) => {
  const eva = await api.person('ORGANIZATION_USER', organizationId);
  const path = `/Users/${eva.userId}`;
  t.match((await api.call(admin, 'PATCH', `${path}/deactivate`)).body.data, { isActive: false, status: 'inactive' });
  t.equal(await isSignedIn(eva), false);
  t.equal((await api.call(eva, 'GET', `/Customers/search/${organizationId}`)).status, 401);
  t.match((await api.call(admin, 'PATCH', `${path}/activate`)).body.data, { isActive: true, status: 'active' });
  t.equal((await api.call(admin, 'PATCH', `${path}/activate`)).status, 200, 'twice is once');
  t.same(
    (await audits(eva.userId)).map(({ action }) => action),
    ['user.deactivated', 'user.activated'],
  );
  const otto = await api.person('ORGANIZATION_USER', organizationId);
  const body = { ...bodyOf({ email: otto.email }), role: 'ORGANIZATION_ADMIN' };
  t.equal((await api.call(admin, 'PUT', `/Users/${otto.userId}`, body)).status, 200);
  t.equal(await isSignedIn(otto), false);
  const { id } = await invite();
  t.match(await api.call(admin, 'PATCH', `/Users/${id}/activate`), {
    status: 409,
    body: { message: 'Grace Hopper has not chosen a password yet. Resend the activation link instead.' },
  });
  t.equal((await api.call(admin, 'PATCH', `/Users/${id}/deactivate`)).status, 409);
});

t.test('an activation link is sent again, each time after a longer wait, and never to an active person', async (t) => {
  const { id } = await invite();
  const path = `/Users/${id}/resend-activation-link`;
  const first = await api.call(admin, 'POST', path);
  t.match(first, { status: 429, body: { message: 'Grace Hopper was invited a moment ago. Try again in 1 minute.' } });
  const wait = (minutes: number) =>
    asPlatform(api.platform.database, (trx) =>
      sql`update users set invitation_sent_at = now() - make_interval(secs => ${minutes * 60 + 1}::int) where id = ${id}`.execute(
        trx,
      ),
    );
  await wait(1);
  t.equal((await api.call(admin, 'POST', path)).status, 200);
  t.equal(await invitations(id), 2);
  await wait(1);
  t.equal((await api.call(admin, 'POST', path)).status, 429, 'two minutes after the second');
  await wait(2);
  const both = await Promise.all([api.call(admin, 'POST', path), api.call(admin, 'POST', path)]);
  t.same(both.map(({ status }) => status).sort(), [200, 429], 'of two at the same moment one is sent');
  t.equal(await invitations(id), 3);
  t.match(await api.call(admin, 'POST', `/Users/${member.userId}/resend-activation-link`), {
    status: 409,
    body: { message: /^Ada Byron has activated the account already/ },
  });
});

t.test('a new address of an invited person ends the links to the old one and gets a new invitation', async (t) => {
  const fields = bodyOf();
  const { id } = await invite(fields);
  await asPlatform(api.platform.database, (trx) =>
    trx
      .insertInto('accountLinks')
      .values({
        id: newId(),
        kind: 'activation',
        userId: id,
        tokenHash: Buffer.from(id),
        expiresAt: sql`now() + interval '1 day'`,
      })
      .execute(),
  );
  t.equal((await api.call(admin, 'PUT', `/Users/${id}`, { ...fields, email: `${newId()}@example.org` })).status, 200);
  const links = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('accountLinks').select('expiresAt').where('userId', '=', id).execute(),
  );
  t.ok(links.every(({ expiresAt }) => expiresAt <= new Date()));
  t.equal(await invitations(id), 2);
});

t.test('several people are changed by one call, with a result each', async (t) => {
  const [one, two] = [
    await api.person('ORGANIZATION_USER', organizationId),
    await api.person('ORGANIZATION_USER', organizationId),
  ];
  const invited = await invite();
  const ids = [one.userId, two.userId, two.userId, invited.id, stranger.userId, admin.userId];
  const { status, body } = await api.call(admin, 'POST', '/Users/bulk', { action: 'deactivate', ids });
  t.equal(status, 200);
  t.match(body.data, [
    { id: one.userId, success: true, user: { status: 'inactive' } },
    { id: two.userId, success: true },
    { id: invited.id, success: false, message: /is invited and not active yet/ },
    { id: stranger.userId, success: false, message: 'The user was not found' },
    { id: admin.userId, success: false, message: 'You cannot deactivate your own account. Ask another administrator.' },
  ]);
  t.equal(body.data.length, 5);
  t.equal(await isSignedIn(stranger), true);
  const role = await api.call(admin, 'POST', '/Users/bulk', { action: 'role', ids: [one.userId, invited.id], role: 2 });
  t.match(role.body.data, [{ user: { role: 'ORGANIZATION_ADMIN' } }, { user: { role: 'ORGANIZATION_ADMIN' } }]);
  const makePlatform = { action: 'role', ids: [one.userId], role: 1 };
  t.match((await api.call(admin, 'POST', '/Users/bulk', makePlatform)).body.data, [{ success: false }]);
  const many = Array.from({ length: 101 }, () => newId());
  t.match(await api.call(admin, 'POST', '/Users/bulk', { action: 'activate', ids: many }), {
    status: 400,
    body: { message: 'ids must name at most 100 people' },
  });
  t.equal((await api.call(admin, 'POST', '/Users/bulk', { action: 'delete', ids: [one.userId] })).status, 400);
});

t.test(
  'an organisation keeps an active administrator, also when two remove each other at the same moment',
  async (t) => {
    const own = await api.organization();
    const [ada, bea] = [await api.person('ORGANIZATION_ADMIN', own), await api.person('ORGANIZATION_ADMIN', own)];
    const active = async () =>
      (await api.call(platformAdmin, 'GET', `/Users/search/${own}?role=2&isActive=true`)).body.totalCount;
    const both = await Promise.all([
      api.call(ada, 'PATCH', `/Users/${bea.userId}/deactivate`),
      api.call(bea, 'PATCH', `/Users/${ada.userId}/deactivate`),
    ]);
    t.equal(both.filter(({ status }) => status === 200).length, 1, JSON.stringify(both.map(({ status }) => status)));
    t.equal(await active(), 1);
    const last = both[0]?.status === 200 ? ada : bea;
    const message =
      'This is the last active administrator. Make another person an administrator first, then try again.';
    const path = `/Users/${last.userId}`;
    const body = { ...bodyOf({ email: last.email }), role: 3 };
    for (const call of [
      () => api.call(platformAdmin, 'PATCH', `${path}/deactivate`),
      () => api.call(platformAdmin, 'DELETE', path),
      () => api.call(platformAdmin, 'PUT', path, body),
    ]) {
      t.match(await call(), { status: 409, body: { code: 'conflict', message } });
    }
    const bulk = { action: 'role', ids: [last.userId], role: 3 };
    t.match((await api.call(platformAdmin, 'POST', '/Users/bulk', bulk)).body.data, [{ success: false, message }]);
    t.equal(await active(), 1);
    t.ok((await audits(last.userId)).some(({ outcome }) => outcome === 'refused'));
    for (const [method, own] of [
      ['PATCH', `${path}/deactivate`],
      ['DELETE', path],
    ] as const) {
      t.match((await api.call(last, method, own)).body.message, /^You cannot (deactivate|delete) your own account/);
    }
    t.match((await api.call(last, 'PUT', path, body)).body.message, /^You cannot change the role of your own account/);
  },
);

t.test('two administrators who take the last seat at the same moment: one gets it', async (t) => {
  const own = await api.organization();
  const [ada, bea] = [await api.person('ORGANIZATION_ADMIN', own), await api.person('ORGANIZATION_ADMIN', own)];
  const license = { plan: 'team', seats: 3, monthlyPages: 1000, monthlyTokens: 1000 };
  await asPlatform(api.platform.database, (trx) =>
    trx
      .insertInto('licenses')
      .values({
        id: newId(),
        organizationId: own,
        ...license,
        validFrom: sql`current_date - 1`,
        validTo: sql`current_date + 9`,
      })
      .execute(),
  );
  const both = await Promise.all([ada, bea].map((person) => api.call(person, 'POST', '/Users', bodyOf())));
  t.same(both.map(({ status }) => status).sort(), [201, 403]);
  t.match(both.find(({ status }) => status === 403)?.body, {
    code: 'licence_limit',
    message:
      'All 3 seats of the license are taken. Deactivate or delete somebody, or ask the platform administrator for more seats.',
  });
  t.equal((await api.call(ada, 'GET', `/Users/search/${own}`)).body.totalCount, 3);
});

t.test('what a removed person made stays under their name, and nobody can choose them any more', async (t) => {
  const otto = await api.person('ORGANIZATION_USER', organizationId);
  const customer = (await api.call(admin, 'POST', '/Customers', { name: 'Waterworks' })).body.data.id;
  const base = `/organizations/${organizationId}/customers/${customer}/workspaces`;
  const tender = (await api.call(otto, 'POST', base, { name: 'Pumps' })).body.data;
  t.match(tender, { ownerId: otto.userId, ownerName: 'Ada Byron' });
  const run = { workspaceId: tender.id, organizationId, customerId: customer, userId: otto.userId };
  t.equal((await api.call(otto, 'POST', '/AI/chat-history/download', run)).status, 202);
  const team = (await api.call(admin, 'POST', '/Teams', { organizationId, name: 'Bid team' })).body.data.id;
  await withTenant(api.platform.database, organizationId, (trx) =>
    trx
      .insertInto('teamMembers')
      .values({ id: newId(), organizationId, teamId: team, userId: otto.userId, name: 'Ada Byron', email: otto.email })
      .execute(),
  );
  t.equal((await api.call(admin, 'DELETE', `/Users/${otto.userId}`)).status, 200);
  t.equal(await isSignedIn(otto), false);

  const { body } = await api.call(admin, 'GET', `${base}/search`);
  t.match(body.data, [{ id: tender.id, ownerName: 'Ada Byron' }]);
  const [made] = await asPlatform(api.platform.database, (trx) =>
    trx
      .selectFrom('documentRequests')
      .innerJoin('users', 'users.id', 'documentRequests.createdBy')
      .select(['users.firstName', 'users.email', 'users.passwordHash'])
      .where('workspaceId', '=', tender.id)
      .execute(),
  );
  t.same(made, { firstName: 'Ada', email: '', passwordHash: null }, 'the name stays, the address does not');
  const members = await withTenant(api.platform.database, organizationId, (trx) =>
    trx.selectFrom('teamMembers').select('id').where('teamId', '=', team).execute(),
  );
  t.same(members, [], 'they are no longer in teams');

  const fields = { name: 'Pumps', status: 'open', description: null, reference: null, ownerId: otto.userId };
  const changed = await api.call(admin, 'PUT', `${base}/${tender.id}`, fields);
  t.match(changed, { status: 200, body: { data: { ownerName: 'Ada Byron' } } }, 'an owner may stay the owner');
  const other = await api.call(admin, 'POST', base, { name: 'Valves', ownerId: otto.userId });
  t.match(other, { status: 404, body: { message: /owner was not found/ } });
});

t.test('an open stream ends with the account', async (t) => {
  const eva = await api.person('ORGANIZATION_USER', organizationId);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${eva.token}` };
  const stream = await fetch(`${address}/api/Notification/subscribe/window`, { headers });
  t.equal(stream.status, 200);
  const [, answer] = await Promise.all([
    stream.text(),
    api.call(admin, 'POST', '/Users/bulk', { action: 'deactivate', ids: [eva.userId] }),
  ]);
  t.match(answer.body.data, [{ success: true }], 'and its text came to an end');
  t.equal((await fetch(`${address}/api/Notification/subscribe/window`, { headers })).status, 401);
});

t.test('a change of address is announced at the old one, and ends sessions and codes that went there', async (t) => {
  const grace = await api.person('ORGANIZATION_USER', organizationId);
  const { data: challenge } = (
    await api.call(null, 'POST', '/Auth/login', { email: grace.email, password: testPassword })
  ).body;
  t.ok(challenge);
  const change = (email: string) =>
    api.call(admin, 'PUT', `/Users/${grace.userId}`, { firstName: 'Grace', lastName: 'Hopper', email, role: 3 });
  t.equal((await change(grace.email.toUpperCase())).status, 200);
  t.ok(await isSignedIn(grace), 'an address that differs only in case is the same');
  t.equal((await change(`${newId()}@example.org`)).status, 200);
  t.notOk(await isSignedIn(grace));
  const { rows } = await asPlatform(api.platform.database, (trx) =>
    sql`select data->'payload' as payload from pgboss.job where name = 'accounts.tell-address-change'
      and data->'payload'->>'userId' = ${grace.userId}`.execute(trx),
  );
  t.match(rows, [{ payload: { oldEmail: grace.email.toUpperCase(), changedBy: admin.userId, organizationId } }]);
  const open = await asPlatform(api.platform.database, (trx) =>
    trx
      .selectFrom('signInChallenges')
      .select('id')
      .where('userId', '=', grace.userId)
      .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
      .execute(),
  );
  t.same(open, [], 'a code at the old address is invalid');
});

t.test('an invitation stays valid when only the case of the address changes', async (t) => {
  const { id, email } = await invite();
  const link = { id: newId(), kind: 'activation' as const, userId: id };
  const token = await asPlatform(api.platform.database, (trx) => insertAccountLink(trx, link));
  await api.call(admin, 'PUT', `/Users/${id}`, bodyOf({ email: email.toUpperCase() }));
  t.equal((await api.call(null, 'POST', `/Auth/verify-signup-link/${token}`)).status, 200);
});

t.test('an organisation that does not exist has no people, and a deactivated one accepts nobody', async (t) => {
  const unknown = newId();
  t.equal((await api.call(platformAdmin, 'GET', `/Users/search/${unknown}`)).status, 404);
  const closed = await api.organization();
  await asPlatform(api.platform.database, (trx) =>
    trx.updateTable('organizations').set({ isActive: false }).where('id', '=', closed).execute(),
  );
  const invite = (organizationId: string) =>
    api.call(platformAdmin, 'POST', '/Users', {
      ...{ firstName: 'Ada', lastName: 'Byron', email: `${newId()}@example.org`, role: 'ORGANIZATION_USER' },
      organizationId,
    });
  t.equal((await invite(unknown)).status, 404);
  t.match(await invite(closed), { status: 409, body: { message: /is out of use/ } });
});
