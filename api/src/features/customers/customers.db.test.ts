import { newId, withTenant } from '@bidloom/db';
import { readSheet } from 'read-excel-file/node';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const workspacesOf = (customerId: string) => `/organizations/${organizationId}/customers/${customerId}/workspaces`;

async function add(name: string, more: object = {}) {
  const { body } = await api.call(ada, 'POST', '/Customers', { name, ...more });
  return body.data;
}

t.test('a customer is added, read, changed and found', async (t) => {
  const created = await api.call(ada, 'POST', '/Customers', {
    name: ' Northern Water ',
    code: 'NW',
    email: 'tenders@nw.example.org',
  });
  t.equal(created.status, 201);
  t.match(created.body.data, {
    organizationId,
    name: 'Northern Water',
    code: 'NW',
    industry: null,
    email: 'tenders@nw.example.org',
    isActive: true,
    workspaceCount: 0,
    openTenders: 0,
    nextDueAt: null,
  });
  const { id } = created.body.data;

  const changed = await api.call(ada, 'PUT', `/Customers/${id}`, { name: 'Northern Water Utility', phone: '+44 20' });
  t.equal(changed.status, 200);
  t.match(changed.body.data, { name: 'Northern Water Utility', code: null, email: null, phone: '+44 20' });

  const read = await api.call(ada, 'GET', `/Customers/${organizationId}/${id}`);
  t.same(read.body.data, changed.body.data);
  const found = await api.call(ada, 'GET', `/Customers/search/${organizationId}?searchTerm=WATER%20UTIL&SortBy=code`);
  t.match(found.body, { data: [{ id }], totalCount: 1 });
});

t.test('a name is unique in the organisation, whatever its case', async (t) => {
  await add('Harbour Board');
  const rival = await add('Harbour Trust');
  const message = 'The customer "HARBOUR BOARD" exists already';
  const again = await api.call(ada, 'POST', '/Customers', { name: 'HARBOUR BOARD' });
  t.match(again, { status: 409, body: { code: 'conflict', message } });
  const renamed = await api.call(ada, 'PUT', `/Customers/${rival.id}`, { name: 'HARBOUR BOARD' });
  t.match(renamed, { status: 409, body: { message } });
  const elsewhere = await api.person('ORGANIZATION_USER', await api.organization());
  t.equal((await api.call(elsewhere, 'POST', '/Customers', { name: 'Harbour Board' })).status, 201);
});

t.test('a customer out of use is not offered, keeps its data, and comes back', async (t) => {
  const { id } = await add('Closed Mine', { code: 'CM' });
  const listed = async (list: string) =>
    (await api.call(ada, 'GET', `/Customers/${list}/${organizationId}`)).body.data.some(
      (customer: { id: string }) => customer.id === id,
    );
  const deactivated = await api.call(ada, 'PATCH', `/Customers/${organizationId}/${id}/deactivate`);
  t.match(deactivated, { status: 200, body: { data: { id, isActive: false, code: 'CM' } } });
  t.notOk(await listed('active-list'));
  t.ok(await listed('dropdown'));

  const renamed = await api.call(ada, 'PUT', `/Customers/${id}`, { name: 'Closed Mine Ltd' });
  t.equal(renamed.body.data.isActive, false, 'a change that does not mention it leaves it out of use');
  const inactive = await api.call(ada, 'GET', `/Customers/search/${organizationId}?isActive=false`);
  t.same(
    inactive.body.data.map((customer: { id: string }) => customer.id),
    [id],
  );

  t.equal((await api.call(ada, 'PATCH', `/Customers/${organizationId}/${id}/activate`)).body.data.isActive, true);
  t.ok(await listed('active-list'));
});

t.test('the tenders of a customer are counted, archived ones left out', async (t) => {
  const { id } = await add('Grid Operator');
  await add('Without Tenders');
  for (const [name, status] of [
    ['Substation', 'open'],
    ['Cables', 'draft'],
    ['Old lines', 'archived'],
  ]) {
    t.equal((await api.call(ada, 'POST', workspacesOf(id), { name, status })).status, 201);
  }
  t.equal((await api.call(ada, 'GET', `/Customers/${organizationId}/${id}`)).body.data.workspaceCount, 2);
  const { body } = await api.call(ada, 'GET', `/Customers/search/${organizationId}?searchTerm=Without`);
  t.equal(body.data[0].workspaceCount, 0);
});

t.test('what is missing or wrong is refused by name', async (t) => {
  const empty = await api.call(ada, 'POST', '/Customers', { name: '  ' });
  t.match(empty, { status: 400, body: { errors: ['name is a required field'] } });
  const address = await api.call(ada, 'POST', '/Customers', { name: 'X', email: 'nobody at all' });
  t.match(address, { status: 400, body: { message: /Enter a valid email/ } });
});

t.test('the sheet to fill in has the columns that an import reads, and the example is on another one', async (t) => {
  const answer = await api.app.inject({
    url: '/Customers/import-excel/template',
    headers: { authorization: `Bearer ${ada.token}` },
  });
  t.equal(answer.statusCode, 200);
  t.match(answer.headers['content-disposition'], /attachment.*Customers%20%E2%80%93%20import%20template\.xlsx/);
  const titles = ['Name', 'Code', 'Industry', 'Email', 'Phone', 'Address'];
  t.same(await readSheet(answer.rawPayload), [titles], 'nothing that an import would take for a row');
  const example = await readSheet(answer.rawPayload, 'Example');
  t.match(example, [titles, ['Northern Water Utility', 'NWU']]);
});

t.test("another organisation's customers are not there", async (t) => {
  const { id } = await add('Ours alone');
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await api.call(stranger, 'GET', `/Customers/${stranger.organizationId}/${id}`)).status, 404);
  t.equal((await api.call(stranger, 'PUT', `/Customers/${id}`, { name: 'Taken' })).status, 404);
  const patched = await api.call(stranger, 'PATCH', `/Customers/${stranger.organizationId}/${id}/deactivate`);
  t.equal(patched.status, 404);
  t.equal((await api.call(ada, 'GET', `/Customers/${organizationId}/${id}`)).body.data.isActive, true);
});

t.test('open tenders and the next deadline are shown, and sorted by', async (t) => {
  const organizationId = await api.organization();
  const ben = await api.person('ORGANIZATION_ADMIN', organizationId);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const ids: Record<string, string> = {};
  for (const [name, tenders] of Object.entries({
    Quiet: [],
    Late: [{ status: 'open', dueAt: inDays(-1) }],
    Busy: [
      { status: 'open', dueAt: inDays(9) },
      { status: 'draft', dueAt: inDays(5) },
      { status: 'submitted', dueAt: inDays(2) },
      { status: 'won', dueAt: inDays(1) },
      { status: 'archived', dueAt: inDays(1) },
    ],
    Soon: [{ status: 'in_review', dueAt: inDays(3) }],
  })) {
    const customerId = (await api.call(ben, 'POST', '/Customers', { name })).body.data.id as string;
    ids[name] = customerId;
    await withTenant(api.platform.database, organizationId, async (trx) => {
      for (const [index, tender] of tenders.entries()) {
        await trx
          .insertInto('workspaces')
          .values({ id: newId(), organizationId, customerId, name: `${name} ${index}`, ...tender })
          .execute();
      }
    });
  }
  const sorted = async (query: string) => {
    const { body } = await api.call(ben, 'GET', `/Customers/search/${organizationId}?${query}`);
    return body.data.map(({ name, openTenders }: { name: string; openTenders: number }) => `${name} ${openTenders}`);
  };
  t.same(await sorted('sortBy=openTenders&sortDescending=true&pageSize=1'), ['Busy 3']);
  t.same((await sorted('sortBy=nextDueAt')).slice(0, 2), ['Soon 1', 'Busy 3']);
  t.same((await sorted('sortBy=nextDueAt&sortDescending=true')).slice(0, 2), ['Busy 3', 'Soon 1']);
  const busy = (await api.call(ben, 'GET', `/Customers/${organizationId}/${ids.Busy}`)).body.data;
  t.match(busy, { openTenders: 3, workspaceCount: 4 });
  t.ok(Math.abs(new Date(busy.nextDueAt).getTime() - Date.now() - 5 * 86_400_000) < 60_000);
});
