import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const root = await api.person('PLATFORM_ADMIN', null);

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const terms = { plan: 'team', seats: 5, monthlyPages: 1000, monthlyTokens: 1_000_000 };
const add = (organizationId: string, from: number, to: number, more: object = {}) =>
  api.call(root, 'POST', '/api/licenses', {
    ...{ organizationId, ...terms, validFrom: day(from), validTo: day(to) },
    ...more,
  });

t.test('a licence is made, listed with what is used of it, and changed', async (t) => {
  const name = 'Harbour Engineering';
  const organizationId = await api.organization(name);
  await api.person('ORGANIZATION_ADMIN', organizationId);
  const made = await add(organizationId, 0, 364);
  t.match(made, {
    status: 201,
    body: { data: { organizationName: name, ...terms, status: 'active', seatsUsed: 1, pagesUsed: 0, tokensUsed: 0 } },
  });
  const listed = await api.call(root, 'GET', `/api/licenses?searchTerm=HARBOUR&status=active`);
  t.match(listed.body, { data: [{ id: made.body.data.id }], totalCount: 1 });
  const { id } = made.body.data;
  const more = { ...terms, plan: 'business', seats: 9, validFrom: day(0), validTo: day(10) };
  const changed = await api.call(root, 'PUT', `/api/licenses/${id}`, more);
  t.match(changed, { status: 200, body: { data: { id, plan: 'business', seats: 9, status: 'expiring' } } });
});

t.test('its status follows from its days', async (t) => {
  const organizationId = await api.organization();
  const statusOf = async (from: number, to: number) => (await add(organizationId, from, to)).body.data.status;
  t.equal(await statusOf(-20, -1), 'expired');
  t.equal(await statusOf(0, 29), 'expiring');
  t.equal(await statusOf(30, 400), 'scheduled');
  t.equal(
    (await api.call(root, 'GET', `/api/licenses?forOrganization=${organizationId}&SortBy=validTo`)).body.totalCount,
    3,
  );
});

t.test('two licences of an organisation have no day in common, also where both come at once', async (t) => {
  const organizationId = await api.organization();
  const at = await Promise.all([add(organizationId, 0, 30), add(organizationId, 30, 60), add(organizationId, 10, 30)]);
  t.same(at.map(({ status }) => status).sort(), [201, 409, 409]);
  const other = await add(await api.organization(), 0, 30);
  t.equal(other.status, 201, 'those of another organisation are its own matter');
  const first = (await add(organizationId, 100, 130)).body.data;
  const moved = { ...terms, validFrom: day(0), validTo: day(101) };
  const refused = await api.call(root, 'PUT', `/api/licenses/${first.id}`, moved);
  t.match(refused, { status: 409, body: { message: /^This organization has a license from .+ already\./ } });
});

t.test('missing or wrong fields are named', async (t) => {
  const organizationId = await api.organization();
  const { body } = await api.call(root, 'POST', '/api/licenses', { organizationId });
  const names = ['plan', 'seats', 'monthlyPages', 'monthlyTokens', 'validFrom', 'validTo'];
  t.same(
    body.errors,
    names.map((name) => `${name} is a required field`),
  );
  const turned = await add(organizationId, 5, 4);
  t.match(turned, { status: 400, body: { errors: ['validTo must not be before validFrom'] } });
  t.equal((await add(organizationId, 0, 1, { seats: 0 })).status, 400);
  t.equal((await add('0198e000-0000-7000-8000-000000000000', 0, 1)).status, 404);
  const unknown = await api.call(root, 'PUT', '/api/licenses/0198e000-0000-7000-8000-000000000000', {
    ...{ ...terms, validFrom: day(0), validTo: day(1) },
  });
  t.match(unknown, { status: 404, body: { message: 'The license was not found' } });
});
