import { asPlatform, newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const ada = await api.person('ORGANIZATION_USER', organizationId);

const add = async (name: string) => (await api.call(admin, 'POST', '/Teams', { organizationId, name })).body.data;
const audited = () =>
  asPlatform(api.platform.database, async (trx) => {
    const rows = await trx
      .selectFrom('auditEntries')
      .select(['action', 'targetName', 'details', 'actorId'])
      .where('organizationId', '=', organizationId)
      .orderBy('sequence')
      .execute();
    return rows;
  });

t.test('a team is made, found, renamed, deactivated and reactivated, and removed', async (t) => {
  const created = await api.call(admin, 'POST', '/Teams', { organizationId, name: ' Pumps ' });
  t.match(created, { status: 201, body: { data: { name: 'Pumps', memberCount: 0, isActive: true, organizationId } } });
  const { id } = created.body.data;
  const path = `/Teams/${organizationId}/${id}`;
  t.match((await api.call(admin, 'GET', path)).body.data, { id, name: 'Pumps' });
  const renamed = await api.call(admin, 'PUT', `/Teams/${id}`, { organizationId, name: 'Pumps and valves' });
  t.match(renamed.body.data, { id, name: 'Pumps and valves', isActive: true });
  t.match((await api.call(admin, 'PATCH', `${path}/deactivate`)).body.data, { id, isActive: false });
  t.match((await api.call(admin, 'PATCH', `${path}/deactivate`)).body.data, { isActive: false }, 'twice is no error');
  const choices = async () => (await api.call(ada, 'GET', `/Teams/dropdown/${organizationId}`)).body.data;
  t.notMatch(await choices(), [{ id }], 'it is no longer offered');
  t.match((await api.call(admin, 'PATCH', `${path}/activate`)).body.data, { isActive: true });
  t.match(await choices(), [{ id, name: 'Pumps and valves' }], 'people who start runs choose among active ones');
  t.equal((await api.call(admin, 'DELETE', path)).status, 200);
  t.match(await api.call(admin, 'DELETE', path), { status: 404, body: { message: 'The team was not found' } });
  t.match(await audited(), [
    { action: 'team.created', targetName: 'Pumps', actorId: admin.userId },
    { action: 'team.updated', details: { name: { from: 'Pumps', to: 'Pumps and valves' } } },
    { action: 'team.deactivated' },
    { action: 'team.activated' },
    { action: 'team.deleted', targetName: 'Pumps and valves' },
  ]);
});

t.test('the list is by name, fifty a page, with the number of members, and can be searched', async (t) => {
  const names = ['delta', 'Alpha', 'charlie 100%', 'Bravo'];
  const teams: { id: string }[] = [];
  for (const name of names) teams.push(await add(name));
  await withTenant(api.platform.database, organizationId, (trx) =>
    trx
      .insertInto('teamMembers')
      .values(
        ['a', 'b'].map((name) => ({ id: newId(), organizationId, teamId: teams[3]?.id ?? '', name, email: name })),
      )
      .execute(),
  );
  const search = async (query = '') => (await api.call(admin, 'GET', `/Teams/search/${organizationId}?${query}`)).body;
  const found = await search();
  t.same(
    found.data.map(({ name }: { name: string }) => name),
    ['Alpha', 'Bravo', 'charlie 100%', 'delta'],
  );
  t.match(found, { pageSize: 50, totalCount: 4, pageNumber: 1 });
  t.match(await search('searchTerm=BRAV'), { data: [{ name: 'Bravo', memberCount: 2 }], totalCount: 1 });
  t.match(await search('searchTerm=100%25'), { data: [{ name: 'charlie 100%' }], totalCount: 1 });
  t.match(await search('SortBy=memberCount&SortDescending=true&pageSize=1'), { data: [{ name: 'Bravo' }] });
  t.match(await search('isActive=false'), { totalCount: 0 });
});

t.test('a name is unique, required and of limited length; unknown fields are refused', async (t) => {
  await add('Tunnels');
  t.match(await api.call(admin, 'POST', '/Teams', { name: 'TUNNELS' }), {
    status: 409,
    body: { message: 'The team "TUNNELS" exists already' },
  });
  for (const [body, message] of [
    [{}, 'name is a required field'],
    [{ name: ' ' }, 'name is a required field'],
    [{ name: 'x'.repeat(121) }, 'name must be at most 120 characters'],
  ] as const) {
    t.match(await api.call(admin, 'POST', '/Teams', body), { status: 400, body: { message } });
  }
  t.equal((await api.call(admin, 'POST', '/Teams', { name: 'x', role: 'PLATFORM_ADMIN' })).status, 400);
});

t.test('a team that was notified of runs can be removed; the runs stay', async (t) => {
  const { id: teamId } = await add('Of runs');
  const [customerId, workspaceId, requestId] = [newId(), newId(), newId()];
  await withTenant(api.platform.database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'City' }).execute();
    await trx
      .insertInto('workspaces')
      .values({ id: workspaceId, organizationId, customerId, name: 'Bridge' })
      .execute();
    await trx
      .insertInto('documentRequests')
      .values({
        ...{ id: requestId, organizationId, workspaceId, teamId, createdBy: ada.userId, requestType: 'summary' },
        ...{ documentIds: [], documentNames: [], parameters: '{}' },
      })
      .execute();
  });
  t.equal((await api.call(admin, 'DELETE', `/Teams/${organizationId}/${teamId}`)).status, 200);
  const run = await withTenant(api.platform.database, organizationId, (trx) =>
    trx.selectFrom('documentRequests').select(['id', 'teamId']).where('id', '=', requestId).executeTakeFirst(),
  );
  t.same(run, { id: requestId, teamId: null });
});

t.test('users choose a team, administrators of the organisation manage it, nobody else has access', async (t) => {
  const { id } = await add('Guarded');
  const path = `/Teams/${organizationId}/${id}`;
  t.equal((await api.call(ada, 'GET', path)).status, 403);
  t.equal((await api.call(ada, 'POST', '/Teams', { name: 'Mine' })).status, 403);
  t.equal((await api.call(ada, 'GET', `/Teams/dropdown/${organizationId}`)).status, 200);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await api.call(stranger, 'GET', path)).status, 404);
  t.equal((await api.call(stranger, 'PUT', `/Teams/${id}`, { name: 'Taken' })).status, 404);
  t.equal((await api.call(stranger, 'DELETE', `/Teams/${stranger.organizationId}/${id}`)).status, 404);
  t.equal((await api.call(await api.person('PLATFORM_ADMIN', null), 'GET', path)).status, 403);
});
