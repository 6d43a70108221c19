import { asPlatform, newId, recordAudit, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const [northern, southern] = [await api.organization(), await api.organization()];
const admin = await api.person('ORGANIZATION_ADMIN', northern);
const user = await api.person('ORGANIZATION_USER', northern);
const operator = await api.person('PLATFORM_ADMIN', null);

const search = async (query: Record<string, string> = {}, organizationId = northern, person = admin) =>
  (await api.call(person, 'GET', `/AuditLog/search/${organizationId}?${new URLSearchParams(query)}`)).body;
const searchAsPlatform = async (query: Record<string, string> = {}) =>
  (await api.call(operator, 'GET', `/AuditLog/search?${new URLSearchParams(query)}`)).body;
const source = { actorId: admin.userId, address: '192.0.2.7', userAgent: 'test', requestId: null };

t.test('each change is in the log with person, thing, time and place', async (t) => {
  const { body } = await api.call(user, 'POST', '/Keywords', { text: 'Liquidated damages' });
  const { id } = body.data;
  await api.call(user, 'PUT', `/Keywords/${id}`, { customerId: null, text: 'Delay damages' });
  await api.call(user, 'DELETE', `/Keywords/${northern}/all/${id}`);
  const found = await search({ targetId: id });
  t.match(found, {
    totalCount: 3,
    data: [
      { action: 'keyword.deleted', targetName: 'Delay damages' },
      { action: 'keyword.updated', targetName: 'Delay damages' },
      {
        ...{ action: 'keyword.created', outcome: 'done', organizationId: northern, targetType: 'keyword' },
        ...{ targetName: 'Liquidated damages', actorId: user.userId, actorName: 'Ada Byron', actorEmail: user.email },
        ...{ address: '127.0.0.1', userAgent: 'lightMyRequest', requestId: /./, createdAt: /^\d{4}-.*Z$/ },
      },
    ],
  });
});

t.test('a change that is refused leaves no entry', async (t) => {
  const { totalCount } = await search();
  t.equal((await api.call(user, 'POST', '/Keywords', { text: '' })).status, 400);
  t.equal((await api.call(user, 'DELETE', `/Keywords/${northern}/all/${newId()}`)).status, 404);
  t.equal((await search()).totalCount, totalCount);
});

t.test('the log is filtered by person, action, outcome, thing, time and words, and read page by page', async (t) => {
  const start = new Date().toISOString();
  await api.call(admin, 'POST', '/Categories', { name: 'Penalties 100%' });
  await api.call(admin, 'POST', '/Categories', { name: 'Warranty' });
  const { body } = await api.call(user, 'POST', '/Customers', { name: 'Port of Ellery' });
  await withTenant(database, northern, (trx) =>
    recordAudit(trx, source, { organizationId: northern, action: 'session.opened', outcome: 'refused' }),
  );
  const actions = async (query: Record<string, string>) =>
    (await search({ from: start, ...query })).data.map(({ action }: { action: string }) => action);
  t.same(await actions({}), ['session.opened', 'customer.created', 'category.created', 'category.created']);
  t.same(await actions({ sortDescending: 'false', pageSize: '2', pageNumber: '2' }), [
    'customer.created',
    'session.opened',
  ]);
  t.match(await search({ from: start, pageSize: '3', pageNumber: '2' }), {
    ...{ totalCount: 4, totalPages: 2, pageNumber: 2, hasNextPage: false, hasPreviousPage: true },
    data: [{ action: 'category.created', targetName: 'Penalties 100%' }],
  });
  t.same(await actions({ to: start }), []);
  t.same(await actions({ actorId: user.userId }), ['customer.created']);
  t.same(await actions({ action: 'category.created' }), ['category.created', 'category.created']);
  t.same(await actions({ outcome: 'refused' }), ['session.opened']);
  t.same(await actions({ targetId: body.data.id }), ['customer.created']);
  t.same(await actions({ SearchTerm: 'ELLERY' }), ['customer.created']);
  t.same(await actions({ SearchTerm: '100%' }), ['category.created'], 'wildcards are taken literally');
  t.same(await actions({ SearchTerm: user.email, pageSize: '1' }), ['customer.created']);
  t.same(await actions({ SearchTerm: 'nothing of it' }), []);
  t.match(await search({ from: 'yesterday' }), { code: 'invalid_input' });
});

t.test('an organisation sees only its own log, and its users see none', async (t) => {
  const stranger = await api.person('ORGANIZATION_ADMIN', southern);
  t.match(await search({}, northern, stranger), { code: 'not_found' });
  t.match(await search({}, northern, user), { code: 'forbidden' });
  t.match(await search({}, northern, operator), { code: 'forbidden' });
  t.match(await search({}, southern, stranger), { totalCount: 0, data: [] });
  t.equal((await api.call(stranger, 'GET', `/AuditLog/export/${northern}`)).status, 404);
  t.equal((await api.call(admin, 'GET', '/AuditLog/search')).status, 403);
});

t.test("the platform's administrators see the platform's log, and an organisation's without its work", async (t) => {
  const [organization, jobId] = [newId(), newId()];
  await asPlatform(database, (trx) =>
    recordAudit(trx, source, {
      ...{ organizationId: null, action: 'organization.created' },
      target: { type: 'organization', id: organization, name: 'Eastern' },
    }),
  );
  await withTenant(database, northern, async (trx) => {
    const organizationId = northern;
    const person = { type: 'user', id: jobId, name: 'Bob Stone' };
    for (const action of ['profile.updated', 'profile_image.updated', 'notification_choices.updated'])
      await recordAudit(trx, source, { organizationId, action, target: { ...person, name: 'Carl Wood' } });
    await recordAudit(trx, source, { organizationId, action: 'user.deactivated', target: person });
    const tender = { type: 'tender', id: organization, name: 'Harbour cranes' };
    await recordAudit(trx, source, { organizationId, action: 'tender.updated', target: tender, details: { value: 1 } });
  });
  t.match(await searchAsPlatform({ targetId: organization }), { totalCount: 1, data: [{ organizationId: null }] });
  const [tender, person] = (await searchAsPlatform({ organizationId: northern })).data;
  t.match(tender, { action: 'tender.updated', targetType: 'tender', targetName: null, details: {} });
  t.match(person, { action: 'user.deactivated', targetName: 'Bob Stone', actorName: 'Ada Byron' });
  t.equal((await searchAsPlatform({ organizationId: northern, SearchTerm: 'bob stone' })).totalCount, 1);
  t.equal((await searchAsPlatform({ organizationId: northern, SearchTerm: 'carl wood' })).totalCount, 3);
  t.equal((await searchAsPlatform({ organizationId: northern, SearchTerm: 'harbour cranes' })).totalCount, 0);
  t.match(await searchAsPlatform({ organizationId: newId() }), { code: 'not_found' });
});

t.test('an organisation sees that a platform administrator did it, and not which one', async (t) => {
  const { userId } = await api.person('ORGANIZATION_USER', northern);
  t.equal((await api.call(operator, 'PATCH', `/Users/${userId}/deactivate`)).status, 200);
  const { data } = await search({ targetId: userId });
  const hidden = { actorId: null, actorEmail: null, address: null, userAgent: null, requestId: null };
  t.match(data, [{ action: 'user.deactivated', actorName: 'Platform administrator', ...hidden }]);
  const { body } = await api.call(admin, 'GET', `/AuditLog/export/${northern}?targetId=${userId}`);
  for (const told of [JSON.stringify(data), body]) t.notMatch(told, new RegExp(`${operator.email}|${operator.userId}`));
  const count = async (query: Record<string, string>) =>
    (await search({ targetId: userId, ...query })).data.length as number;
  t.equal(await count({ SearchTerm: operator.email }), 0, 'hidden text is not found either');
  t.equal(await count({ actorId: operator.userId }), 0);
  t.equal(await count({ SearchTerm: 'user.deact' }), 1);
  t.match((await searchAsPlatform({ organizationId: northern, targetId: userId })).data, [
    { actorId: operator.userId, actorEmail: operator.email, address: '127.0.0.1' },
  ]);
});

t.test('the whole selection comes as CSV in which nothing is a formula, and that is in the log too', async (t) => {
  const action = 'test.exported';
  await withTenant(database, northern, async (trx) => {
    for (let index = 0; index < 1003; index++) {
      const target = { type: 'keyword', id: String(index), name: index === 1002 ? '=1+1' : `Keyword ${index}` };
      await recordAudit(trx, source, { organizationId: northern, action, target });
    }
  });
  const { status, body } = await api.call(admin, 'GET', `/AuditLog/export/${northern}?action=${action}`);
  t.equal(status, 200);
  const [header, first, ...rows] = String(body)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  t.match(header, ['Number', 'Time (UTC)', 'Person']);
  t.match(first?.slice(2, 8), ['Ada Byron', admin.email, action, 'done', 'keyword', "'=1+1"]);
  t.equal(rows.length, 1002);
  t.match(await search({ pageSize: '1' }), { data: [{ action: 'audit_log.downloaded', details: { action } }] });
});
