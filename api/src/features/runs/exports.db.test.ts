import { Readable } from 'node:stream';
import { exportFormats, type RunType } from '@bidloom/contract/runs';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { writeRunFile } from '@bidloom/jobs';
import { sql } from 'kysely';
import t from 'tap';
import { openRunScene } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, ben, stranger, base, organizationId } = scene;
const { database, storage } = api.platform;

for (const [requestType, formats] of Object.entries(exportFormats) as [RunType, readonly string[]][]) {
  t.test(`${requestType} comes as ${formats.join(', ')} and nothing else`, async (t) => {
    const id = await scene.addRun({ requestType });
    // Proposals, and so what is made of them, are for administrators.
    const person = requestType === 'comparison' ? ben : ada;
    for (const format of ['xlsx', 'csv', 'docx', 'pdf']) {
      const { status, body } = await api.call(person, 'POST', `${base}/${id}/exports`, { format });
      t.equal(status, formats.includes(format) ? 202 : 400, format);
      if (status !== 202) continue;
      t.match(body.data, { requestId: id, format, status: 'queued', fileName: null, failure: null });
      const { rows } = await asPlatform(database, (trx) =>
        sql`select from pgboss.job where name = ${writeRunFile.name} and data::text like ${`%${body.data.id}%`}`.execute(
          trx,
        ),
      );
      t.equal(rows.length, 1, 'with its job');
    }
    t.equal((await api.call(person, 'POST', `${base}/${id}/exports`, { format: 'exe' })).status, 400);
  });
}

t.test('a run in progress is waited for; one that failed or was stopped gives what it has', async (t) => {
  for (const [status, expected] of [
    ['queued', 409],
    ['running', 409],
    ['failed', 202],
    ['cancelled', 202],
  ] as const) {
    const id = await scene.addRun({ status });
    t.equal((await api.call(ada, 'POST', `${base}/${id}/exports`, { format: 'xlsx' })).status, expected, status);
  }
});

t.test('the file is there once it is written, under its name', async (t) => {
  const id = await scene.addRun();
  const { body } = await api.call(ada, 'POST', `${base}/${id}/exports`, { format: 'csv' });
  const path = `${base}/${id}/exports/${body.data.id}`;
  t.match(await api.call(ada, 'GET', path), { status: 200, body: { data: { status: 'queued' } } });
  t.equal((await api.call(ada, 'GET', `${path}/content`)).status, 409, 'not written yet');
  const objectKey = `${organizationId}/exports/${newId()}`;
  await storage.put(objectKey, Readable.from([Buffer.from('Keyword;Page\n')]), { contentType: 'text/csv' });
  const write = (row: object) =>
    withTenant(database, organizationId, (trx) =>
      trx.updateTable('documentExports').set(row).where('id', '=', body.data.id).execute(),
    );
  await write({ status: 'completed', objectKey, fileName: 'Hits.csv', mediaType: 'text/csv' });
  t.match((await api.call(ben, 'GET', path)).body.data, { status: 'completed', fileName: 'Hits.csv' });
  const file = await api.app.inject({
    url: `${path}/content`,
    headers: { authorization: `Bearer ${ada.token}` },
  });
  t.equal(file.statusCode, 200);
  t.equal(file.body, 'Keyword;Page\n');
  t.match(file.headers, { 'content-type': /text\/csv/, 'content-disposition': /attachment.*Hits\.csv/ });
  t.equal((await api.call(stranger, 'GET', `${path}/content`)).status, 404);
  await write({ status: 'failed', objectKey: null, fileName: null, failure: 'Too large' });
  t.match((await api.call(ada, 'GET', path)).body.data, { status: 'failed', failure: 'Too large' });
  t.equal((await api.call(ada, 'GET', `${path}/content`)).status, 404);
});

t.test('only the owner of a chat gets its files, and none is found under another run', async (t) => {
  const chat = await scene.addRun({ requestType: 'chat_export' });
  const other = await scene.addRun({ requestType: 'chat_export' });
  const { body } = await api.call(ada, 'POST', `${base}/${chat}/exports`, { format: 'docx' });
  const path = (run: string) => `${base}/${run}/exports/${body.data.id}`;
  t.equal((await api.call(ada, 'GET', path(chat))).status, 200);
  t.equal((await api.call(ben, 'GET', path(chat))).status, 404);
  t.equal((await api.call(ben, 'GET', `${path(chat)}/content`)).status, 404);
  t.equal((await api.call(ada, 'GET', path(other))).status, 404);
});
