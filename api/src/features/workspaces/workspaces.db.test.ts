import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const ours = (customerId: string, rest = '') =>
  `/organizations/${organizationId}/customers/${customerId}/workspaces${rest}`;

async function customerOf(name = `Customer ${newId()}`): Promise<string> {
  return (await api.call(ada, 'POST', '/Customers', { name })).body.data.id;
}

t.test('a tender is made, read, changed and found', async (t) => {
  const customerId = await customerOf('Northern Water');
  const created = await api.call(ada, 'POST', ours(customerId), {
    name: ' Pumps and valves ',
    reference: 'NW-2026-17',
    dueAt: '2026-12-24T12:00:00+05:30',
    value: 1_250_000.5,
    currency: 'GBP',
  });
  t.equal(created.status, 201);
  t.match(created.body.data, {
    organizationId,
    customerId,
    customerName: 'Northern Water',
    name: 'Pumps and valves',
    reference: 'NW-2026-17',
    description: null,
    status: 'draft',
    dueAt: '2026-12-24T06:30:00.000Z',
    value: 1_250_000.5,
    currency: 'GBP',
    ownerId: ada.userId,
    ownerName: 'Ada Byron',
    isActive: true,
    documentCount: 0,
  });
  const { id } = created.body.data;
  t.same((await api.call(ada, 'GET', ours(customerId, `/${id}`))).body.data, created.body.data);

  await api.call(ada, 'PUT', ours(customerId, `/${id}`), { name: 'Pumps', status: 'open', isActive: false });
  const { body } = await api.call(ada, 'PUT', ours(customerId, `/${id}`), { name: 'Pumps' });
  t.match(body.data, { name: 'Pumps', status: 'open', isActive: false }, 'kept');
  t.match(body.data, { reference: null, dueAt: null, value: null, currency: null, ownerId: null }, 'emptied');

  const found = await api.call(ada, 'GET', ours(customerId, '/search?SearchTerm=pump&status=open&isActive=false'));
  t.match(found.body, { data: [{ id }], totalCount: 1 });
  t.match((await api.call(ada, 'GET', ours(customerId, '/search?status=won'))).body, { data: [], totalCount: 0 });
});

t.test('a name is unique for the customer, whatever its case is', async (t) => {
  const [one, other] = [await customerOf(), await customerOf()];
  await api.call(ada, 'POST', ours(one), { name: 'Turbines' });
  const again = await api.call(ada, 'POST', ours(one), { name: 'TURBINES' });
  t.match(again, { status: 409, body: { message: 'This customer has a tender "TURBINES" already' } });
  t.equal((await api.call(ada, 'POST', ours(other), { name: 'Turbines' })).status, 201);
});

t.test('`all` means every customer, and lists can be sorted by the customer', async (t) => {
  const zulu = await customerOf('Zulu Mines');
  const alpha = await customerOf('alpha Ports');
  await api.call(ada, 'POST', ours(zulu), { name: 'Dredger one' });
  await api.call(ada, 'POST', ours(alpha), { name: 'Dredger two' });
  const search = async (query: string) =>
    (await api.call(ada, 'GET', ours('all', `/search?searchTerm=dredger&${query}`))).body.data.map(
      ({ customerName }: { customerName: string }) => customerName,
    );
  t.same(await search('sortBy=customerName&sortDescending=false'), ['alpha Ports', 'Zulu Mines']);
  t.same(await search('sortBy=customerName&sortDescending=true'), ['Zulu Mines', 'alpha Ports']);
  t.same(await search(''), ['alpha Ports', 'Zulu Mines'], 'the newest first by default');

  const own = (await api.call(ada, 'GET', ours(zulu, '/dropdown'))).body.data;
  t.match(own, [{ name: 'Dredger one', customerId: zulu }]);
  t.equal(own.length, 1);
  const every = (await api.call(ada, 'GET', ours('all', '/dropdown'))).body.data;
  t.ok(every.some(({ customerId }: { customerId: string }) => customerId === alpha));
});

t.test('a tender belongs to the customer in its address', async (t) => {
  const [own, other] = [await customerOf(), await customerOf()];
  const { id } = (await api.call(ada, 'POST', ours(own), { name: 'Cranes' })).body.data;
  t.equal((await api.call(ada, 'GET', ours(other, `/${id}`))).status, 404);
  t.equal((await api.call(ada, 'GET', ours(other, `/${id}/details`))).status, 404);
  t.equal((await api.call(ada, 'PUT', ours(other, `/${id}`), { name: 'Moved' })).status, 404);
  t.equal((await api.call(ada, 'POST', ours(newId()), { name: 'Of nobody' })).status, 404);
  t.equal((await api.call(ada, 'GET', ours(newId(), '/search'))).status, 404);
});

t.test('an owner is somebody of the organisation, or nobody', async (t) => {
  const customerId = await customerOf();
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  const foreign = await api.call(ada, 'POST', ours(customerId), { name: 'Owned', ownerId: stranger.userId });
  t.equal(foreign.status, 404);
  const boss = await api.person('ORGANIZATION_ADMIN', organizationId);
  const { id, ownerId } = (await api.call(ada, 'POST', ours(customerId), { name: 'Owned', ownerId: boss.userId })).body
    .data;
  t.equal(ownerId, boss.userId);
  const given = await api.call(ada, 'PUT', ours(customerId, `/${id}`), { name: 'Owned', ownerId: null });
  t.match(given.body.data, { ownerId: null, ownerName: null });
});

t.test('documents are counted as in the overview: the newest versions, and no archive beside its files', async (t) => {
  const customerId = await customerOf('Counted');
  const { id } = (await api.call(ada, 'POST', ours(customerId), { name: 'With versions' })).body.data;
  const count = async () => {
    const list = (await api.call(ada, 'GET', ours(customerId, '/search'))).body.data[0].documentCount;
    const overview = (await api.call(ada, 'GET', `/workspaces/${id}/overview`)).body;
    t.equal(overview.data.documents.total, list, 'as in the overview');
    return list;
  };
  const add = async (name: string, mediaType: string, replacesId: string | null = null) => {
    const row = { id: newId(), organizationId, workspaceId: id, mediaType, size: 1, sha256: 'x', status: 'ready' };
    const file = { fileName: name, fileNameKey: name, objectKey: `${organizationId}/${name}-of-${id}` };
    await withTenant(api.platform.database, organizationId, (trx) =>
      trx
        .insertInto('documents')
        .values({ ...row, ...file, replacesId })
        .execute(),
    );
    return row.id;
  };
  await add('all.zip', 'application/zip');
  t.equal(await count(), 1, 'an archive alone');
  const first = await add('terms.pdf', 'application/pdf');
  await add('scope.pdf', 'application/pdf');
  t.equal(await count(), 2, 'not beside its files');
  await add('terms 2.pdf', 'application/pdf', first);
  t.equal(await count(), 2, 'a replaced version does not count');
});

t.test('the details tell the state of the documents and of the customer', async (t) => {
  const customerId = await customerOf('Detailed');
  const { id } = (await api.call(ada, 'POST', ours(customerId), { name: 'With documents' })).body.data;
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const document = { organizationId, workspaceId: id, mediaType: 'application/pdf', size: 1, sha256: 'x' };
    for (const [name, status, pages] of [
      ['a', 'ready', 30],
      ['b', 'ready', 4],
      ['c', 'processing', 9],
      ['d', 'uploaded', null],
      ['e', 'failed', null],
    ] as const) {
      const row = {
        id: newId(),
        fileName: name,
        fileNameKey: name,
        objectKey: `${organizationId}/${name}`,
        status,
        pages,
      };
      await trx
        .insertInto('documents')
        .values({ ...document, ...row })
        .execute();
    }
  });
  await api.call(ada, 'PATCH', `/Customers/${organizationId}/${customerId}/deactivate`);
  const { status, body } = await api.call(ada, 'GET', ours(customerId, `/${id}/details`));
  t.equal(status, 200);
  t.match(body.data, {
    id,
    documentCount: 5,
    customer: { id: customerId, name: 'Detailed', isActive: false },
    documents: { total: 5, ready: 2, processing: 2, failed: 1, pages: 34 },
    deadline: null,
  });
  const decided = { decision: 'corrected', decidedBy: ada.userId, decidedAt: new Date() };
  const stated = { decidedValue: '2031-05-12T14:00', decidedText: '12 May 2031', decidedQuote: '14:00 CET' };
  await withTenant(api.platform.database, organizationId, (trx) =>
    trx
      .insertInto('workspaceFacts')
      .values({ organizationId, workspaceId: id, fact: 'submission_deadline', ...decided, ...stated })
      .execute(),
  );
  const again = await api.call(ada, 'GET', ours(customerId, `/${id}/details`));
  t.match(again.body.data.deadline, { value: '2031-05-12T14:00', text: '12 May 2031' });
});

t.test('impossible values are refused by name', async (t) => {
  const customerId = await customerOf();
  for (const [fields, message] of [
    [{ status: 'sold' }, /status/],
    [{ currency: 'pounds' }, /a code of three letters/],
    [{ value: -1 }, /value/],
    [{ dueAt: 'tomorrow' }, /dueAt/],
    [{ dueAt: '0000-01-01T00:00:00Z' }, /dueAt/],
    [{ organizationId }, /organizationId/],
  ] as const) {
    const answer = await api.call(ada, 'POST', ours(customerId), { name: 'Odd', ...fields });
    t.equal(answer.status, 400, JSON.stringify(fields));
    t.match(answer.body.message, message);
  }
});
