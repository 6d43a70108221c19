import { asPlatform, newId } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { startTestApi } from '../api/src/testing/main.ts';
import { rollUpHandler } from '../worker/src/features/analytics/roll-up.handler.ts';
import { enqueueRollUps } from '../worker/src/features/analytics/watch-analytics.ts';

const api = await startTestApi();
t.teardown(() => api.close());
t.setTimeout(120_000);
const { database, queue } = api.platform;

const write = (statement: ReturnType<typeof sql>) => asPlatform(database, (trx) => statement.execute(trx));
const rollUp = (rollUpOf: string) =>
  rollUpHandler({ database })({ payload: { rollUpOf }, signal: new AbortController().signal });
const setZone = (id: string, zone: string) => write(sql`update organizations set time_zone = ${zone} where id = ${id}`);

/** An organisation with two people, two customers and a tender of each. */
async function makeOrganization() {
  const id = await api.organization();
  const [ada, ben] = [await api.person('ORGANIZATION_ADMIN', id), await api.person('ORGANIZATION_USER', id)];
  const [water, power] = [newId(), newId()];
  const [pumps, cables] = [newId(), newId()];
  await write(
    sql`insert into customers (id, organization_id, name) values (${water}, ${id}, 'Water'), (${power}, ${id}, 'Power')`,
  );
  await write(sql`
    insert into workspaces (id, organization_id, customer_id, name, owner_id, created_at) values
      (${pumps}, ${id}, ${water}, 'Pumps', ${ada.userId}, '2026-01-01T00:00Z'),
      (${cables}, ${id}, ${power}, 'Cables', ${ben.userId}, '2026-01-01T00:00Z')`);
  const upload = (workspaceId: string, userId: string, at: string, pages: number) => {
    const document = newId();
    return write(sql`
      insert into documents (id, organization_id, workspace_id, created_by, created_at, pages, file_name, file_name_key,
        media_type, size, sha256, object_key)
      values (${document}, ${id}, ${workspaceId}, ${userId}, ${at}, ${pages}, ${document}, ${document}, 'text/plain', 1, '',
        ${`${id}/documents/${document}`})`);
  };
  const run = async (
    workspaceId: string,
    userId: string,
    at: string,
    type: string,
    items: object[],
    status = 'completed',
  ) => {
    const request = newId();
    await write(sql`
      insert into document_requests (id, organization_id, workspace_id, created_by, created_at, request_type, status,
        document_ids, document_names, parameters)
      values (${request}, ${id}, ${workspaceId}, ${userId}, ${at}, ${type}, ${status}, '{}', '{}', '{}')`);
    for (const [ordinal, headline] of items.entries()) {
      await write(sql`
        insert into document_request_items (organization_id, request_id, ordinal, kind, step, headline)
        values (${id}, ${request}, ${ordinal}, ${type.split('_')[0]}, 'one', ${JSON.stringify(headline)})`);
    }
    return request;
  };
  const ask = async (name: string, body: object = {}) => (await api.call(ada, 'POST', `/Analytics/${name}`, body)).body;
  return { id, ada, ben, water, power, pumps, cables, upload, run, ask };
}

const november = { from: '2026-11-01', to: '2026-11-30' };

t.test('a day is one of the zone of the organisation, counted or not', async (t) => {
  const { id, ada, ben, pumps, cables, upload, run, ask } = await makeOrganization();
  // Midnight between the days in Berlin, Kolkata and St. John's; 25 October has 25 hours in Berlin.
  await upload(pumps, ada.userId, '2026-10-25T22:59:59.999Z', 3);
  await upload(pumps, ada.userId, '2026-10-25T23:00:00Z', 5);
  await upload(pumps, ada.userId, '2026-10-25T18:29:59Z', 7);
  await upload(cables, ben.userId, '2026-10-25T18:30:00Z', 11);
  await upload(cables, ben.userId, '2026-10-26T02:29:59Z', 13);
  await upload(cables, ben.userId, '2026-10-26T02:30:00Z', 17);
  await run(pumps, ben.userId, '2026-10-25T12:00Z', 'keyword_extraction', [{ keyword: 'Valve', total: 4 }]);
  const day = { from: '2026-10-25', to: '2026-10-25' };
  const expected = { UTC: 26, 'Europe/Berlin': 21, 'Asia/Kolkata': 7, 'America/St_Johns': 39 };
  for (const [zone, pages] of Object.entries(expected)) {
    await setZone(id, zone);
    const look = async () => {
      const { current, period } = (await ask('dashboard-summary', day)).data;
      t.match({ current, period }, { current: { pages, keywords: { runs: 1, found: 4 } }, period: { timeZone: zone } });
    };
    await look();
    await rollUp(id);
    await look();
  }
});

t.test('counted days follow what is added, changed and removed afterwards', async (t) => {
  const { id, ada, ben, pumps, upload, run, ask } = await makeOrganization();
  await upload(pumps, ada.userId, '2026-11-10T12:00Z', 3);
  const request = await run(
    pumps,
    ben.userId,
    '2026-11-10T12:00Z',
    'datasheet_extraction',
    [{ parameters: 8 }],
    'running',
  );
  await rollUp(id);
  const current = async () => (await ask('dashboard-summary', november)).data.current;
  t.match(await current(), {
    documents: 1,
    pages: 3,
    runs: 1,
    activeUsers: 2,
    datasheets: { open: 1, items: 1, found: 8 },
  });
  await write(sql`update document_requests set status = 'failed' where id = ${request}`);
  await write(sql`update documents set pages = 4 where organization_id = ${id}`);
  t.match(await current(), { pages: 4, datasheets: { open: 0, failed: 1 } });
  await rollUp(id);
  t.match(await current(), { pages: 4, datasheets: { open: 0, failed: 1 } });
  await write(sql`
    update document_request_items set correction = '{}', corrected_at = '2026-11-12T00:00Z', corrected_by = ${ada.userId}
    where request_id = ${request}`);
  t.match(await current(), { corrections: 1 });
  await write(sql`delete from document_requests where id = ${request}`);
  await write(sql`delete from documents where organization_id = ${id}`);
  t.match(await current(), { documents: 0, runs: 0, corrections: 0, activeUsers: 0, datasheets: { items: 0 } });
  await rollUp(id);
  t.match(await current(), { documents: 0, runs: 0, corrections: 0, activeUsers: 0, datasheets: { items: 0 } });
  const { rows } = await write(sql`select from analytics_marks where organization_id = ${id}`);
  t.equal(rows.length, 0, 'nothing is left to count');
});

t.test('the seven calls tell the same figures, by person, customer, word and day', async (t) => {
  const { id, ada, ben, water, power, pumps, cables, upload, run, ask } = await makeOrganization();
  await upload(pumps, ada.userId, '2026-11-10T12:00Z', 3);
  await run(pumps, ben.userId, '2026-11-10T12:00Z', 'keyword_extraction', [
    { keyword: 'Valve', total: 4 },
    { keyword: 'pump', total: 1 },
  ]);
  await run(
    cables,
    ben.userId,
    '2026-11-17T12:00Z',
    'keyword_extraction',
    [{ keyword: 'valve', total: 2 }],
    'cancelled',
  );
  await run(cables, ada.userId, '2026-10-31T12:00Z', 'keyword_extraction', [{ keyword: 'valve', total: 9 }]);
  await run(
    cables,
    ada.userId,
    '2026-11-02T12:00Z',
    'datasheet_extraction',
    [{ parameters: 8 }, { parameters: 5 }],
    'failed',
  );
  for (const isCounted of [false, true]) {
    if (isCounted) await rollUp(id);
    const users = await ask('most-active-users', november);
    t.match(users, {
      totalCount: 2,
      data: [
        { id: ada.userId, documents: 1, pages: 3, runs: 1, actions: 2, previousActions: 1, lastDay: '2026-11-10' },
        { id: ben.userId, runs: 2, actions: 2, previousActions: 0, lastDay: '2026-11-17' },
      ].sort((one, other) => one.id.localeCompare(other.id)),
    });
    t.match((await ask('most-active-users', { ...november, sortBy: 'documents', pageSize: 1, pageNumber: 2 })).data, [
      { id: ben.userId },
    ]);
    t.match(await ask('most-active-users', { ...november, pageNumber: 9 }), { totalCount: 2, data: [] });
    t.match((await ask('keyword-extraction', { ...november, sortBy: 'name', sortDescending: false })).data, [
      { id: power, name: 'Power', runs: 1, cancelled: 1, completed: 0, items: 1, found: 2, previousRuns: 1 },
      { id: water, name: 'Water', runs: 1, completed: 1, items: 2, found: 5, previousRuns: 0 },
    ]);
    t.match((await ask('keyword-extraction', { ...november, customerId: water })).data, [{ id: water }]);
    t.same((await ask('keyword-extraction', { ...november, userId: ada.userId })).data, []);
    t.match((await ask('datasheet-extraction', november)).data, [{ id: power, failed: 1, items: 2, found: 13 }]);
    const words = (await ask('most-used-keywords-barchart', november)).data;
    t.match(words.bars, [
      { key: 'valve', runs: 2, hits: 6, previousRuns: 1 },
      { key: 'pump', runs: 1, hits: 1, previousRuns: 0 },
    ]);
    const weeks = (await ask('keyword-extraction-barchart', { ...november, interval: 'week' })).data;
    t.match(weeks, {
      total: { runs: 2, found: 7 },
      previous: { runs: 1, found: 9 },
      bars: [
        { from: '2026-11-01', to: '2026-11-01', runs: 0 },
        { from: '2026-11-02', to: '2026-11-08', runs: 0 },
        { from: '2026-11-09', to: '2026-11-15', completed: 1 },
        { from: '2026-11-16', to: '2026-11-22', cancelled: 1 },
        { from: '2026-11-23', to: '2026-11-29', runs: 0 },
        { from: '2026-11-30', to: '2026-11-30', runs: 0 },
      ],
    });
    const months = (await ask('datasheet-extraction-barchart', { ...november, interval: 'month' })).data;
    t.match(months.bars, [{ ...november, failed: 1, found: 13 }]);
    t.equal((await ask('datasheet-extraction-barchart', november)).data.bars.length, 30);
  }
  const runs = await ask('runs', { ...november, keyword: 'VALVE' });
  t.match(runs, {
    totalCount: 2,
    data: [
      {
        workspaceName: 'Cables',
        customerName: 'Power',
        status: 'cancelled',
        items: 1,
        found: 2,
        createdBy: { id: ben.userId },
      },
      { workspaceName: 'Pumps', requestType: 'keyword_extraction', items: 2, found: 5 },
    ],
  });
  t.equal((await ask('runs', { ...november, status: 'failed', requestType: 'datasheet_extraction' })).totalCount, 1);
});

t.test('the platform counts everybody and sees no content', async (t) => {
  const { id, ada, pumps, upload, run, ask } = await makeOrganization();
  await upload(pumps, ada.userId, '2026-11-10T12:00Z', 3);
  await run(pumps, ada.userId, '2026-11-10T12:00Z', 'keyword_extraction', [{ keyword: 'Valve', total: 4 }]);
  const operator = await api.person('PLATFORM_ADMIN', null);
  const look = async (name: string, body: object = {}) =>
    (await api.call(operator, 'POST', `/Analytics/${name}`, { ...november, ...body })).body;
  const own = { organizationId: id };
  t.match((await look('dashboard-summary', own)).data, { current: { pages: 3, activeOrganizations: 1 } });
  const all = (await look('dashboard-summary')).data;
  t.ok(all.current.pages >= 3 && all.current.activeOrganizations >= 2);
  t.equal(all.period.timeZone, null);
  t.match((await look('most-used-keywords-barchart', own)).data, {
    by: 'organization',
    bars: [{ key: id, runs: 1, hits: 4 }],
  });
  t.match((await look('keyword-extraction', own)).data, [{ id, runs: 1 }]);
  t.notMatch(JSON.stringify(await look('most-used-keywords-barchart')), /valve/i);
  t.match(await look('keyword-extraction', { customerId: newId() }), { code: 'invalid_input' });
  t.match(await look('keyword-extraction', { organizationId: newId() }), { code: 'not_found' });
  t.match((await look('runs')).code, 'forbidden');
  t.match(await ask('dashboard-summary', { organizationId: newId() }), { code: 'not_found' });
  t.match(await ask('dashboard-summary', { from: '2026-11-02', to: '2026-11-01' }), {
    errors: ['to must not be before from'],
  });
  t.match(await ask('dashboard-summary', { from: '2023-11-02', to: '2026-11-01' }), { errors: [/two years/] });
  t.match(await ask('dashboard-summary', { role: 1 }), { code: 'invalid_input' });
});

t.test('an organisation with something to count has one job', async (t) => {
  const { id } = await makeOrganization();
  await Promise.all([enqueueRollUps({ database, queue }), enqueueRollUps({ database, queue })]);
  const { rows } = await write(sql`
    select data from pgboss.job where name = 'analytics.roll-up' and state = 'created' and data::text like ${`%${id}%`}`);
  t.equal(rows.length, 1);
});
