import { asPlatform, newId } from '@bidloom/db';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const write = (statement: ReturnType<typeof sql>) => asPlatform(api.platform.database, (trx) => statement.execute(trx));
const id = await api.organization();
const [ada, ben] = [await api.person('ORGANIZATION_ADMIN', id), await api.person('ORGANIZATION_USER', id)];

t.test('an administrator sets the time zone, which is written into the log', async (t) => {
  const path = `/Organizations/${id}/time-zone`;
  t.match((await api.call(ada, 'GET', path)).body, { data: { timeZone: 'UTC' } });
  for (const zone of ['Nowhere/Nothing', 'EST5EDT4', '../etc', '']) {
    t.match(
      await api.call(ada, 'PUT', path, { timeZone: zone }),
      { status: 400, body: { errors: [/^timeZone/] } },
      zone,
    );
  }
  t.match((await api.call(ada, 'PUT', path, { timeZone: 'america/st_johns' })).body, {
    data: { timeZone: 'America/St_Johns' },
  });
  t.equal((await api.call(ben, 'PUT', path, { timeZone: 'UTC' })).status, 403);
  for (const [asked, kept] of [
    ['europe/berlin', 'Europe/Berlin'],
    ['EUROPE/BERLIN', 'Europe/Berlin'],
    ['utc', 'UTC'],
  ]) {
    t.match((await api.call(ada, 'PUT', path, { timeZone: asked })).body, { data: { timeZone: kept } });
    t.match((await api.call(ada, 'GET', path)).body, { data: { timeZone: kept } });
  }
  const { rows } = await write(sql`
    select details from audit_entries where organization_id = ${id} and action = 'organization.time_zone_set'`);
  t.match(rows, [{ details: { timeZone: 'America/St_Johns', before: 'UTC' } }]);
});

t.test('files contain the same figures, and no formula', async (t) => {
  const [customer, tender, request] = [newId(), newId(), newId()];
  await write(sql`insert into customers (id, organization_id, name) values (${customer}, ${id}, '=HYPERLINK("x")')`);
  await write(sql`
    insert into workspaces (id, organization_id, customer_id, name) values (${tender}, ${id}, ${customer}, 'Pumps')`);
  await write(sql`
    insert into document_requests (id, organization_id, workspace_id, created_by, created_at, request_type, status,
      document_ids, document_names, parameters)
    values (${request}, ${id}, ${tender}, ${ada.userId}, '2026-11-10T12:00Z', 'keyword_extraction', 'completed', '{}', '{}', '{}')`);
  await write(sql`
    insert into document_request_items (organization_id, request_id, ordinal, kind, step, headline)
    values (${id}, ${request}, 0, 'keyword', 'one', '{"keyword": "+valve", "total": 4}')`);
  const get = async (report: string, format: string) =>
    api.app.inject({
      ...{
        method: 'POST',
        url: '/Analytics/download',
        payload: { from: '2026-11-01', to: '2026-11-30', report, format },
      },
      headers: { authorization: `Bearer ${ada.token}` },
    });
  t.match((await get('keyword-extraction', 'csv')).body, `"'=HYPERLINK(""x"")",1,1,0,0,0,1,4,0`);
  t.match((await get('most-used-keywords-barchart', 'csv')).body, "'+valve,1,4,0");
  t.equal((await get('keyword-extraction-barchart', 'csv')).body.split('\r\n').length, 32);
  const sheet = await readSheet((await get('keyword-extraction', 'xlsx')).rawPayload);
  t.match(sheet[1], ['=HYPERLINK("x")', 1, 1, 0, 0, 0, 1, 4, 0]);
  t.match(
    (await get('most-active-users', 'xlsx')).headers['content-disposition'],
    'Analytics%20%E2%80%93%20most%20active%20users%202026-11-01%20to%202026-11-',
  );
});
