import { asPlatform, newId, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { createApi } from '../../app.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const organizationId = await api.organization();
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const operator = await api.person('PLATFORM_ADMIN', null);
const get = async (name: string, person = admin) => (await api.call(person, 'GET', `/Dashboard/${name}`)).body;

t.test('an organisation begins with nothing but its people', async (t) => {
  t.match((await get('organization')).data, {
    ...{ dueThisWeek: 0, runs: { inProgress: 0, failed: 0 }, documents: { ready: 0, inProgress: 0, failed: 0 } },
    ...{ people: { active: 1, invited: 0 }, licence: null },
  });
  t.match((await get('own')).data, { tenders: 0, dueThisWeek: 0, changes: { documents: 0, runs: 0, facts: 0 } });
});

t.test('tenders, documents, runs, people and the licence are counted, of the own organisation alone', async (t) => {
  const [customerId, workspaceId] = [newId(), newId()];
  const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${sql.lit(days)})`;
  await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'Port' }).execute();
    const tender = { organizationId, customerId, status: 'open' };
    await trx
      .insertInto('workspaces')
      .values([
        { ...tender, id: workspaceId, name: 'Soon', ownerId: admin.userId, dueAt: inDays(3) },
        { ...tender, id: newId(), name: 'Later', ownerId: null, dueAt: inDays(30) },
        { ...tender, id: newId(), name: 'Won', ownerId: admin.userId, dueAt: inDays(2), status: 'won' },
      ])
      .execute();
    for (const status of ['ready', 'failed', 'processing']) {
      const [id, file] = [newId(), { mediaType: 'text/plain', size: 1, sha256: '' }];
      await trx
        .insertInto('documents')
        .values({
          id,
          organizationId,
          workspaceId,
          fileName: id,
          fileNameKey: id,
          objectKey: `${organizationId}/documents/${id}`,
          status,
          ...file,
        })
        .execute();
    }
    // Downloads are no runs to the person who made them.
    for (const [requestType, status] of [
      ['summary', 'running'],
      ['summary', 'failed'],
      ['chat_export', 'completed'],
      ['facts_export', 'completed'],
    ] as const) {
      const run = { organizationId, workspaceId, requestType, createdBy: admin.userId, parameters: '{}' };
      const finishedAt = status === 'running' ? null : new Date();
      await trx
        .insertInto('documentRequests')
        .values({ id: newId(), ...run, status, finishedAt, documentIds: [], documentNames: [] })
        .execute();
    }
  });
  await asPlatform(database, async (trx) => {
    const person = { organizationId, firstName: 'Bob', lastName: 'Stone', role: 'ORGANIZATION_USER', isActive: false };
    await trx
      .insertInto('users')
      .values({ id: newId(), email: `${newId()}@example.org`, ...person, activatedAt: null })
      .execute();
    const days = { validFrom: sql<Date>`current_date - 1`, validTo: sql<Date>`current_date + 10` };
    await trx
      .insertInto('licenses')
      .values({ id: newId(), organizationId, plan: 'team', seats: 5, monthlyPages: 1, monthlyTokens: 1, ...days })
      .execute();
  });
  t.match((await get('organization')).data, {
    ...{ dueThisWeek: 1, runs: { inProgress: 1, failed: 1 }, documents: { ready: 1, inProgress: 1, failed: 1 } },
    ...{ people: { active: 1, invited: 1 }, licence: { plan: 'team', seats: 5, isValid: true } },
  });
  t.match((await get('own')).data, { tenders: 1, dueThisWeek: 1, changes: { documents: 3, runs: 1, facts: 0 } });
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.match((await get('organization', stranger)).data, { dueThisWeek: 0, people: { active: 1 }, licence: null });

  const post = async (path: string, body: object) => (await api.call(admin, 'POST', path, body)).body.data;
  const vendor = await post(`/api/organizations/${organizationId}/vendors`, { name: 'Northern Pumps' });
  const { roomId } = await post(`/api/workspaces/${workspaceId}/proposals`, { vendorId: vendor.id, title: 'Offer' });
  await withTenant(database, organizationId, (trx) =>
    trx
      .updateTable('documents')
      .set({ workspaceId: roomId })
      .where('status', 'in', ['ready', 'failed'])
      .where('organizationId', '=', organizationId)
      .execute(),
  );
  const { data } = await get('organization');
  t.same(data.documents, { ready: 0, inProgress: 1, failed: 0 }, "a proposal's documents are none of a tender");
});

t.test('the platform sees organisations, seats, costs, failed jobs, health and who is about to lapse', async (t) => {
  const before = (await get('platform', operator)).data;
  const name = `Eastern ${newId()}`;
  const eastern = await api.organization(name);
  await asPlatform(database, async (trx) => {
    const validTo = sql<Date>`current_date + 1`;
    const plan = { plan: 'trial', seats: 7, monthlyPages: 1, monthlyTokens: 1, validFrom: sql<Date>`current_date` };
    await trx
      .insertInto('licenses')
      .values({ id: newId(), organizationId: eastern, ...plan, validTo })
      .execute();
    await trx.insertInto('organizationBudgets').values({ organizationId: eastern, monthlyAmount: 10 }).execute();
    await trx
      .insertInto('usageEvents')
      .values({ id: newId(), organizationId: eastern, kind: 'answer', cost: 9 })
      .execute();
  });
  const { data } = await get('platform', operator);
  t.equal(data.organizations.total, before.organizations.total + 1);
  t.equal(data.organizations.newThisMonth, before.organizations.newThisMonth + 1);
  t.equal(data.seats.licensed, before.seats.licensed + 7);
  t.equal(data.cost.amount, before.cost.amount + 9);
  t.equal(data.cost.overBudget, before.cost.overBudget + 1);
  // Others of the same database may have used more.
  const warned = data.cost.warned.find((one: { name: string }) => one.name === name);
  t.ok(warned?.share === 90 || data.cost.warned.length === 10, 'and which ones they are');
  t.match(data.health, { database: 'ok', storage: 'ok', queue: 'ok', mail: 'ok' });
  t.match(data.failedJobs, Number);
  t.ok(data.lapsing.some((soon: { name: string }) => soon.name === name));
});

t.test('a language model that does not answer is told, and takes nobody out of use', async (t) => {
  const checkModel = () => Promise.reject(new Error('gone'));
  const app = await createApi({ ...api.platform, checkModel }, api.config);
  t.teardown(() => app.close());
  app.health.enter('serving');
  const headers = { authorization: `Bearer ${operator.token}` };
  const { data } = (await app.inject({ method: 'GET', url: '/Dashboard/platform', headers })).json();
  t.match(data.health, { status: 'ok', database: 'ok', model: 'failed' });
  const ready = await app.inject({ method: 'GET', url: '/health/ready' });
  t.equal(ready.statusCode, 200);
  t.notHas(ready.json(), { model: String });
});

t.test('each role has its own', async (t) => {
  const user = await api.person('ORGANIZATION_USER', organizationId);
  t.match(await get('organization', user), { code: 'forbidden' });
  t.match(await get('platform'), { code: 'forbidden' });
  t.match(await get('own', operator), { code: 'forbidden' });
});
