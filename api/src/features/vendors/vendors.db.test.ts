import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_ADMIN', organizationId);
const base = `/api/organizations/${organizationId}/vendors`;
const add = async (name: string, fields: object = {}) =>
  (await api.call(ada, 'POST', base, { name, ...fields })).body.data;

t.test('a vendor is added, read, replaced, taken out of use and found', async (t) => {
  const body = {
    ...{ name: ' Northern Pumps ', contactName: 'Grace Hopper', email: 'sales@example.org', phone: '+44 20 7946 0000' },
    specialities: ['Pumps', ' Pumps', 'Valves'],
  };
  const created = await api.call(ada, 'POST', base, body);
  t.equal(created.status, 201);
  t.match(created.body.data, {
    ...{ organizationId, name: 'Northern Pumps', contactName: 'Grace Hopper', isActive: true, proposalCount: 0 },
  });
  t.same(created.body.data.specialities, ['Pumps', 'Valves']);
  const { id } = created.body.data;
  t.same((await api.call(ada, 'GET', `${base}/${id}`)).body.data, created.body.data);
  const replaced = (await api.call(ada, 'PUT', `${base}/${id}`, { name: 'Northern Pumps Ltd' })).body.data;
  t.match(replaced, { name: 'Northern Pumps Ltd', contactName: null, email: null, isActive: true });
  t.same(replaced.specialities, []);
  t.equal((await api.call(ada, 'PATCH', `${base}/${id}/deactivate`)).body.data.isActive, false);
  t.equal((await api.call(ada, 'GET', `${base}?IsActive=false&SearchTerm=northern`)).body.totalCount, 1);
  t.equal((await api.call(ada, 'PATCH', `${base}/${id}/activate`)).body.data.isActive, true);
});

t.test('pages, words, orders and specialities narrow the list', async (t) => {
  for (const [name, speciality] of [
    ['Zulu Valves', 'valves'],
    ['alpha valves', 'Valves'],
    ['Mike valves', 'Cables'],
  ] as const) {
    await add(name, { specialities: [speciality], contactName: 'Somebody' });
  }
  const names = async (query: string) =>
    (await api.call(ada, 'GET', `${base}?${query}`)).body.data.map(({ name }: { name: string }) => name);
  t.same(await names('SearchTerm=VALVES'), ['alpha valves', 'Mike valves', 'Zulu Valves']);
  t.same(await names('SearchTerm=valves&SortDescending=true&PageSize=1&PageNumber=2'), ['Mike valves']);
  t.same(await names('Speciality=VALVES'), ['alpha valves', 'Zulu Valves']);
  t.equal((await api.call(ada, 'GET', `${base}?SortBy=colour`)).status, 400);
});

t.test('a name is there once, whatever its case', async (t) => {
  await add('Once');
  const again = await api.call(ada, 'POST', base, { name: 'ONCE' });
  t.match(again, { status: 409, body: { message: 'The vendor "ONCE" exists already' } });
  const answers = await Promise.all(['Twice', 'twice'].map((name) => api.call(ada, 'POST', base, { name })));
  t.same(answers.map(({ status }) => status).sort(), [201, 409]);
});

t.test('what is missing or wrong is refused by name', async (t) => {
  t.match(await api.call(ada, 'POST', base, {}), { status: 400, body: { errors: ['name is a required field'] } });
  const wrong = await api.call(ada, 'POST', base, { name: 'X', email: 'nobody at all' });
  t.match(wrong, { status: 400, body: { message: /Enter a valid email/ } });
  t.equal((await api.call(ada, 'PUT', `${base}/${newId()}`, { name: 'Nobody' })).status, 404);
});

t.test('a vendor with proposals stays, one without goes, and each change is in the audit log', async (t) => {
  const vendor = await add('Kept');
  const workspaceId = await makeWorkspace(api, organizationId);
  const offer = { vendorId: vendor.id, title: 'Offer' };
  const { id } = (await api.call(ada, 'POST', `/api/workspaces/${workspaceId}/proposals`, offer)).body.data;
  t.equal((await api.call(ada, 'GET', `${base}/${vendor.id}`)).body.data.proposalCount, 1);
  const refused = await api.call(ada, 'DELETE', `${base}/${vendor.id}`);
  t.match(refused, { status: 409, body: { message: /The vendor "Kept" has proposals/ } });
  await api.call(ada, 'DELETE', `/api/proposals/${id}`);
  t.equal((await api.call(ada, 'DELETE', `${base}/${vendor.id}`)).status, 200);
  t.equal((await api.call(ada, 'GET', `${base}/${vendor.id}`)).status, 404);
  const noted = await withTenant(api.platform.database, organizationId, (trx) =>
    trx.selectFrom('auditEntries').select('action').where('targetId', '=', vendor.id).orderBy('createdAt').execute(),
  );
  t.same(
    noted.map(({ action }) => action),
    ['vendor.created', 'vendor.deleted'],
  );
});

t.test('vendors are for administrators of their own organisation', async (t) => {
  const { id } = await add('Ours alone');
  const user = await api.person('ORGANIZATION_USER', organizationId);
  t.equal((await api.call(user, 'GET', base)).status, 403);
  t.equal((await api.call(user, 'POST', base, { name: 'Mine' })).status, 403);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await api.call(stranger, 'GET', base)).status, 404);
  const theirs = `/api/organizations/${stranger.organizationId}/vendors/${id}`;
  for (const [method, path, body] of [
    ['GET', theirs, undefined],
    ['PUT', theirs, { name: 'Taken' }],
    ['PATCH', `${theirs}/deactivate`, undefined],
    ['DELETE', theirs, undefined],
  ] as const) {
    t.equal((await api.call(stranger, method, path, body)).status, 404, method);
  }
});
