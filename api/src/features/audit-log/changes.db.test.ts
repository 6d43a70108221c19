import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const root = await api.person('PLATFORM_ADMIN', null);

/** The details of the newest entry about this, as its organisation reads it. */
async function detailsOf(targetId: string) {
  const { body } = await api.call(admin, 'GET', `/AuditLog/search/${organizationId}?targetId=${targetId}&PageSize=1`);
  return { action: body.data[0]?.action, ...body.data[0]?.details };
}

t.test('changes of a person have the values before and after', async (t) => {
  const person = await api.person('ORGANIZATION_USER', organizationId);
  const id = person.userId;
  await api.call(person, 'PATCH', `/Users/${id}/Profile`, { firstName: 'Augusta' });
  t.same(await detailsOf(id), { action: 'profile.updated', firstName: { from: 'Ada', to: 'Augusta' } });
  const fields = { firstName: 'Augusta', lastName: 'King', email: `new-${person.email}`, role: 'ORGANIZATION_ADMIN' };
  t.equal((await api.call(admin, 'PUT', `/Users/${id}`, fields)).status, 200);
  t.same(await detailsOf(id), {
    action: 'user.updated',
    lastName: { from: 'Byron', to: 'King' },
    email: { from: person.email, to: `new-${person.email}` },
    role: { from: 'ORGANIZATION_USER', to: 'ORGANIZATION_ADMIN' },
  });
  await api.call(admin, 'PATCH', `/Users/${id}/deactivate`);
  t.same(await detailsOf(id), { action: 'user.deactivated', status: { from: 'active', to: 'inactive' } });
  await api.call(admin, 'PATCH', `/Users/${id}/activate`);
  t.same(await detailsOf(id), { action: 'user.activated', status: { from: 'inactive', to: 'active' } });
});

t.test('and so have those of a team, its members, the organisation and its licence', async (t) => {
  const team = (await api.call(admin, 'POST', '/Teams', { name: 'Bids' })).body.data;
  await api.call(admin, 'PUT', `/Teams/${team.id}`, { name: 'Bids north' });
  t.same(await detailsOf(team.id), { action: 'team.updated', name: { from: 'Bids', to: 'Bids north' } });
  const email = `member-${team.id}@example.org`;
  const member = (
    await api.call(admin, 'POST', '/TeamMembers', { teamId: team.id, name: 'Bob Stone', email, teamRole: 'Lead' })
  ).body.data;
  await api.call(admin, 'PUT', `/TeamMembers/${member.id}`, {
    teamId: team.id,
    name: 'Bob Stone',
    email,
    teamRole: 'Writer',
  });
  t.match(await detailsOf(member.id), { action: 'team_member.updated', teamRole: { from: 'Lead', to: 'Writer' } });

  const terms = {
    plan: 'team',
    seats: 20,
    monthlyPages: 1000,
    monthlyTokens: 1000,
    validFrom: '2026-01-01',
    validTo: '2099-12-31',
  };
  const licence = (await api.call(root, 'POST', '/api/licenses', { organizationId, ...terms })).body.data;
  await api.call(root, 'PUT', `/api/licenses/${licence.id}`, { ...terms, seats: 30, validTo: '2098-12-31' });
  t.same(await detailsOf(licence.id), {
    action: 'licence.updated',
    ...{ seats: { from: 20, to: 30 }, validTo: { from: '2099-12-31', to: '2098-12-31' } },
  });
});
