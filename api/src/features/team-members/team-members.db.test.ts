import { asPlatform, insertAccountLink, newId, withTenant } from '@bidloom/db';
import { sendAccountLink } from '@bidloom/jobs';
import t from 'tap';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database, queue } = api.platform;
const organizationId = await api.organization('Northern Water');
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const ada = await api.person('ORGANIZATION_USER', organizationId);

const sent: Record<string, unknown>[] = [];
await queue.work(sendAccountLink, { concurrency: 1 }, async ({ payload }) => void sent.push(payload));

async function makeTeam(): Promise<string> {
  return (await api.call(admin, 'POST', '/Teams', { name: `Team ${newId()}` })).body.data.id;
}
const invite = (teamId: string, person: object) =>
  api.call(admin, 'POST', '/TeamMembers', { organizationId, teamId, name: 'Grace Hopper', ...person });
const change = (id: string, body: object) => api.call(admin, 'PUT', `/TeamMembers/${id}`, body);
const resend = (teamId: string, id: string) =>
  api.call(admin, 'POST', `/TeamMembers/${organizationId}/${teamId}/${id}/resend-invitation`);
const verify = (token: string) => api.call(null, 'POST', `/Auth/verify-team-member/${token}`);
const listed = async (teamId: string, query = '') =>
  (await api.call(admin, 'GET', `/TeamMembers/search/${organizationId}/${teamId}?${query}`)).body;

const userOf = (id: string) =>
  asPlatform(database, (trx) => trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
/** The link that the job would mail. */
const linkFor = (member: { id: string; userId: string }) =>
  asPlatform(database, async (trx) => {
    const link = { id: newId(), kind: 'team_invitation' as const, userId: member.userId, teamMemberId: member.id };
    return (await insertAccountLink(trx, link)) ?? '';
  });
const longAgo = (id: string) =>
  withTenant(database, organizationId, (trx) =>
    trx
      .updateTable('teamMembers')
      .set({ invitedAt: new Date(Date.now() - 3_600_000) })
      .where('id', '=', id)
      .execute(),
  );

t.test('a person of the organisation is linked, invited by mail, and accepts', async (t) => {
  const teamId = await makeTeam();
  const invited = await invite(teamId, { email: ada.email.toUpperCase(), name: 'Somebody', teamRole: 'Estimator' });
  t.match(invited, {
    status: 201,
    body: {
      data: {
        ...{ teamId, userId: ada.userId, name: 'Ada Byron', email: ada.email, teamRole: 'Estimator' },
        ...{ status: 'invited', hasAccount: true },
      },
    },
  });
  const member = invited.body.data;
  await waitFor(() => sent.some(({ teamMemberId }) => teamMemberId === member.id));
  t.match(sent.at(-1), { organizationId, kind: 'team_invitation', userId: ada.userId, teamMemberId: member.id });
  const token = await linkFor(member);
  const accepted = await verify(token);
  t.match(accepted, {
    status: 200,
    body: { data: { accepted: true, email: ada.email, firstName: 'Ada', organizationName: 'Northern Water' } },
  });
  t.match((await listed(teamId)).data, [{ id: member.id, status: 'active' }]);
  t.match(await verify(token), {
    status: 409,
    body: { message: 'This invitation has been accepted already. Sign in to go on.' },
  });
  t.match(await resend(teamId, member.id), {
    status: 409,
    body: { message: 'This person has accepted the invitation already.' },
  });
});

t.test('a new address gets an account that waits for its password; opening its link does not use it up', async (t) => {
  const teamId = await makeTeam();
  const { body } = await invite(teamId, { email: 'grace@example.org', name: 'Grace Brewster Hopper' });
  t.match(body.data, { name: 'Grace Brewster Hopper', status: 'invited', hasAccount: false });
  t.match(await userOf(body.data.userId), {
    ...{ organizationId, firstName: 'Grace Brewster', lastName: 'Hopper', role: 'ORGANIZATION_USER' },
    ...{ isActive: false, activatedAt: null, passwordHash: null },
  });
  const again = await api.call(admin, 'POST', `/Users/${body.data.userId}/resend-activation-link`);
  t.equal(again.status, 429, 'a mail was sent a moment ago');
  const token = await linkFor(body.data);
  for (let time = 0; time < 2; time++) {
    t.match(await verify(token), {
      status: 200,
      body: { data: { accepted: false, email: 'grace@example.org', firstName: 'Grace Brewster' } },
    });
  }
  const made = await api.call(null, 'POST', '/Auth/set-password-after-signup', {
    ...{ token, newPassword: 'a harbour full of ships', firstName: 'Grace B.', lastName: 'Hopper' },
  });
  t.equal(made.status, 200);
  t.match((await listed(teamId)).data, [{ name: 'Grace B. Hopper', status: 'active', hasAccount: true }]);
  t.match(await verify(token), { status: 409, body: { code: 'link_used' } });
  const linked = await invite(await makeTeam(), { email: 'Grace@example.org' });
  t.match(linked.body.data, { userId: body.data.userId, name: 'Grace B. Hopper' }, 'one account for both teams');
});

t.test('of two who open one invitation at the same moment, one accepts it', async (t) => {
  const { body } = await invite(await makeTeam(), { email: ada.email });
  const token = await linkFor(body.data);
  const answers = await Promise.all([verify(token), verify(token)]);
  t.same(answers.map(({ status }) => status).sort(), [200, 409]);
});

t.test('unknown, expired and replaced links say what to do', async (t) => {
  t.match(await verify(newId()), {
    status: 404,
    body: {
      message:
        'This invitation is not known. Open the link of the newest mail, or ask your administrator for a new invitation.',
    },
  });
  const { body } = await invite(await makeTeam(), { email: ada.email });
  const old = await linkFor(body.data);
  await linkFor(body.data);
  t.match(await verify(old), { status: 409, body: { message: /^This invitation has expired\. / } });
});

t.test('a person who is deactivated gets the reason, and joins nothing', async (t) => {
  const teamId = await makeTeam();
  const bob = await api.person('ORGANIZATION_USER', organizationId);
  const { body } = await invite(teamId, { email: bob.email });
  const token = await linkFor(body.data);
  await setActive(bob, false);
  t.match(await verify(token), { status: 403, body: { code: 'account_inactive' } });
  t.match(await invite(await makeTeam(), { email: bob.email }), {
    status: 409,
    body: { message: 'The account of this person is not active. Activate it first, then add the person.' },
  });
  await setActive(bob, true);
  t.equal((await verify(token)).status, 200, 'the link has not been used up');
});

t.test('an address that has an account elsewhere is refused, without saying where', async (t) => {
  const elsewhere = await api.person('ORGANIZATION_USER', await api.organization('Eastern Rail'));
  const platform = await api.person('PLATFORM_ADMIN', null);
  for (const { email } of [elsewhere, platform]) {
    t.match(await invite(await makeTeam(), { email }), {
      status: 409,
      body: { message: 'This email address cannot be used here. Ask the person for another one.' },
    });
  }
});

t.test('nobody is in a team twice; a missing seat is reported', async (t) => {
  const teamId = await makeTeam();
  await invite(teamId, { email: ada.email });
  t.match(await invite(teamId, { email: ada.email }), { status: 409, body: { message: /is in this team already$/ } });
  const today = new Date().toISOString().slice(0, 10);
  const licensed = await api.organization();
  const boss = await api.person('ORGANIZATION_ADMIN', licensed);
  await asPlatform(database, (trx) =>
    trx
      .insertInto('licenses')
      .values({
        ...{ id: newId(), organizationId: licensed, plan: 'team', seats: 2, monthlyPages: 10, monthlyTokens: 10 },
        ...{ validFrom: today as never, validTo: today as never },
      })
      .execute(),
  );
  const team = (await api.call(boss, 'POST', '/Teams', { name: 'Small' })).body.data;
  const join = (email: string) =>
    api.call(boss, 'POST', '/TeamMembers', { teamId: team.id, name: 'New', email: `${email}-${newId()}@example.org` });
  const answers = await Promise.all([join('a'), join('b')]);
  t.same(answers.map(({ status }) => status).sort(), [201, 403], 'of two who take the last seat, one gets it');
  t.match(answers.find(({ status }) => status === 403)?.body, { message: /^All 2 seats of the license are taken/ });
});

t.test('the role of a member can always be changed, name and address until there is an account', async (t) => {
  const teamId = await makeTeam();
  const { body } = await invite(teamId, { email: 'mistyped@example.org', name: 'Mary Jackson', teamRole: 'Bid lead' });
  const { id, userId } = body.data;
  const wrongLink = await linkFor(body.data);
  const before = sent.length;
  const changed = await change(id, { teamId, name: 'Mary W. Jackson', email: 'mary@example.org' });
  t.match(changed.body.data, { name: 'Mary W. Jackson', email: 'mary@example.org', teamRole: null });
  t.match(await userOf(userId), { email: 'mary@example.org', firstName: 'Mary W.' });
  t.equal((await verify(wrongLink)).status, 409, 'the link that went to the wrong address is invalid');
  await waitFor(() => sent.length > before);
  t.match(sent.at(-1), { userId, teamMemberId: id }, 'the right address is invited');
  t.equal((await change(id, { teamId, name: 'Mary W. Jackson', email: ada.email })).status, 409);

  const known = (await invite(teamId, { email: ada.email })).body.data;
  const put = (more: object) => change(known.id, { teamId, name: known.name, email: known.email, ...more });
  t.match((await put({ teamRole: 'Reviewer' })).body.data, { teamRole: 'Reviewer' });
  t.match(await put({ name: 'Another' }), {
    status: 409,
    body: { message: /^Name and address belong to the account/ },
  });
  t.equal((await change(known.id, { teamId: await makeTeam(), name: known.name, email: known.email })).status, 404);
});

t.test('an invitation is sent again after a minute; of two at the same moment one is sent', async (t) => {
  const teamId = await makeTeam();
  const { id } = (await invite(teamId, { email: ada.email })).body.data;
  t.match(await resend(teamId, id), {
    status: 429,
    body: { message: /^The invitation was sent a moment ago\. Please try again in \d+ seconds\.$/ },
  });
  await longAgo(id);
  const answers = await Promise.all([resend(teamId, id), resend(teamId, id)]);
  t.same(answers.map(({ status }) => status).sort(), [200, 429]);
});

t.test('members are listed by name, searched and filtered; they follow their accounts', async (t) => {
  const teamId = await makeTeam();
  const bob = await api.person('ORGANIZATION_USER', organizationId);
  await invite(teamId, { email: 'zoe@example.org', name: 'zoe Zed', teamRole: 'Estimator' });
  const member = (await invite(teamId, { email: bob.email })).body.data;
  await verify(await linkFor(member));
  t.match(await listed(teamId), { totalCount: 2, pageSize: 10, data: [{ name: 'Ada Byron' }, { name: 'zoe Zed' }] });
  t.match(await listed(teamId, 'searchTerm=estim'), { totalCount: 1, data: [{ name: 'zoe Zed' }] });
  t.match(await listed(teamId, 'status=active'), { totalCount: 1, data: [{ id: member.id }] });
  t.match((await api.call(admin, 'GET', `/Teams/${organizationId}/${teamId}`)).body.data, { memberCount: 2 });
  const write = (fields: object) =>
    asPlatform(database, (trx) => trx.updateTable('users').set(fields).where('id', '=', bob.userId).execute());
  await write({ firstName: 'Bob' });
  t.match(await listed(teamId, 'searchTerm=bob'), { data: [{ name: 'Bob Byron' }] });
  await write({ deletedAt: new Date() });
  t.match(await listed(teamId), { totalCount: 1, data: [{ name: 'zoe Zed' }] }, 'a removed person is in no team');
});

t.test('a member is removed: the open invitation ends, the account stays', async (t) => {
  const teamId = await makeTeam();
  const { body } = await invite(teamId, { email: 'leaving@example.org', name: 'Katherine' });
  const token = await linkFor(body.data);
  const path = `/TeamMembers/${organizationId}/${teamId}/${body.data.id}`;
  t.equal((await api.call(admin, 'DELETE', path)).status, 200);
  t.match(await api.call(admin, 'DELETE', path), { status: 404, body: { message: 'The team member was not found' } });
  t.equal((await verify(token)).status, 404);
  t.match(await userOf(body.data.userId), { firstName: 'Katherine', lastName: '', deletedAt: null });
});

t.test('missing or wrong fields are named; other people have no access', async (t) => {
  const teamId = await makeTeam();
  t.match((await api.call(admin, 'POST', '/TeamMembers', {})).body.errors.sort(), [
    'email is a required field',
    'name is a required field',
    'teamId is a required field',
  ]);
  t.match(await invite(teamId, { email: 'nobody' }), { status: 400, body: { message: 'Enter a valid email' } });
  t.equal((await invite(teamId, { email: 'x@example.org', role: 'PLATFORM_ADMIN' })).status, 400);
  t.match(await invite(newId(), { email: ada.email }), { status: 404, body: { message: 'The team was not found' } });
  t.equal((await api.call(ada, 'POST', '/TeamMembers', { teamId, name: 'x', email: ada.email })).status, 403);
});

t.test('every change is in the audit log, the acceptance under the name of the person who accepted', async (t) => {
  const entries = await asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['action', 'actorId'])
      .where('organizationId', '=', organizationId)
      .where('action', 'like', 'team_member.%')
      .execute(),
  );
  const by = (action: string) => new Set(entries.filter((entry) => entry.action === action).map((e) => e.actorId));
  t.same([...by('team_member.accepted')].includes(ada.userId), true);
  for (const action of ['invited', 'updated', 'deleted', 'invited_again'])
    t.same([...by(`team_member.${action}`)], [admin.userId], action);
});

const setActive = ({ userId }: Person, isActive: boolean) =>
  asPlatform(database, (trx) => trx.updateTable('users').set({ isActive }).where('id', '=', userId).execute());

async function waitFor(isSo: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !isSo(); round++) await new Promise((resolve) => setTimeout(resolve, 50));
}

t.test('simultaneous changes of an account and its place in a team wait, and none is refused', async (t) => {
  const teamId = await makeTeam();
  for (let round = 0; round < 8; round++) {
    const { data: member } = (await invite(teamId, { email: `${newId()}@example.org` })).body;
    const { id, userId, email } = member;
    const answers = await Promise.all([
      change(id, { teamId, name: 'Grace Murray', email, teamRole: 'Estimator' }),
      api.call(admin, 'PUT', `/Users/${userId}`, { firstName: 'Grace', lastName: 'Hopper', email, role: 3 }),
    ]);
    t.same(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const person = await api.person('ORGANIZATION_USER', organizationId);
    const { data: other } = (await invite(teamId, { email: person.email })).body;
    const token = await linkFor(other);
    const [accepted, removed] = await Promise.all([
      verify(token),
      round % 2
        ? api.call(admin, 'DELETE', `/TeamMembers/${organizationId}/${teamId}/${other.id}`)
        : api.call(admin, 'DELETE', `/Users/${other.userId}`),
    ]);
    t.ok([200, 404].includes(accepted.status), `${accepted.status}`);
    t.equal(removed.status, 200);
  }
});
