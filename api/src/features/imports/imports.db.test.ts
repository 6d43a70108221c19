import { asPlatform, newId } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import writeXlsxFile from 'write-excel-file/node';
import { multipart, type SampleFile } from '../../testing/documents.ts';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const sheet = await writeXlsxFile([[{ value: 'Keyword' }], [{ value: 'Retention' }]]).toBuffer();

async function send(person: Person, url: string, files: SampleFile[]) {
  const { payload, headers } = multipart(files);
  const authorization = `Bearer ${person.token}`;
  const answer = await api.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** Payloads of the queued jobs of this kind. */
async function queued(job: string): Promise<unknown[]> {
  const { rows } = await asPlatform(api.platform.database, (trx) =>
    sql<{ payload: unknown }>`select data->'payload' as payload from pgboss.job where name = ${job}`.execute(trx),
  );
  return rows.map(({ payload }) => payload);
}

t.test('a sheet is kept, its job queued, and the import reported on', async (t) => {
  const customerId = (await api.call(ada, 'POST', '/Customers', { name: 'Northern Water' })).body.data.id;
  const url = `/Keywords/import-excel/${organizationId}/${customerId}`;
  const { status, body } = await send(ada, url, [{ name: '../köz lists.xlsx', content: sheet, field: 'file' }]);
  t.equal(status, 202);
  const { importId } = body.data;
  t.same(await queued('keywords.import'), [{ organizationId, importId }]);
  t.match(await api.call(ada, 'GET', `/Imports/${organizationId}/${importId}`), {
    status: 200,
    body: { data: { id: importId, status: 'queued', fileName: 'köz lists.xlsx', totalRows: null, importedRows: 0 } },
  });
  const stored = await api.platform.storage.head(`${organizationId}/imports/${importId}`);
  t.equal(stored.size, sheet.length);
});

t.test('questions and customers are imported in the same way', async (t) => {
  const categoryId = (await api.call(ada, 'POST', '/Categories', { name: 'Legal' })).body.data.id;
  const files = [{ name: 'sheet.xlsx', content: sheet, field: 'file' }];
  t.equal((await send(ada, `/Questions/import-excel/${organizationId}/${categoryId}/all`, files)).status, 202);
  t.equal((await send(ada, `/Customers/import-excel/${organizationId}`, files)).status, 202);
  t.equal((await queued('questions.import')).length, 1);
  t.equal((await queued('customers.import')).length, 1);
});

t.test('what is no sheet, or meant for nobody, is refused and not queued', async (t) => {
  const before = (await queued('keywords.import')).length;
  const url = `/Keywords/import-excel/${organizationId}/all`;
  const text = await send(ada, url, [{ name: 'list.xlsx', content: 'Keyword\nRetention\n', field: 'file' }]);
  t.match(text, { status: 415, body: { code: 'unsupported_type', message: /Excel sheet \(\.xlsx\)/ } });
  t.equal((await send(ada, url, [])).status, 400);
  t.equal((await api.call(ada, 'POST', url, { file: 'none' })).status, 400);
  const unknown = `/Keywords/import-excel/${organizationId}/${newId()}`;
  t.equal((await send(ada, unknown, [{ name: 'sheet.xlsx', content: sheet, field: 'file' }])).status, 404);
  t.equal((await queued('keywords.import')).length, before);
});

t.test('delimited text is a sheet; an old or protected one is refused with what to do', async (t) => {
  const url = `/Keywords/import-excel/${organizationId}/all`;
  const sent = (name: string, content: Buffer | string) => send(ada, url, [{ name, content, field: 'file' }]);
  const list = 'Keyword;Beschreibung\r\nBürgschaft;Höhe\r\n';
  t.equal((await sent('list.csv', list)).status, 202);
  t.equal((await sent('list.CSV', Buffer.from(list, 'latin1'))).status, 202);
  t.equal((await sent('list.txt', Buffer.from(`\ufeff${list}`, 'utf16le'))).status, 202);
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  for (const name of ['list.xls', 'list.xlsx', 'list.csv']) {
    t.match(await sent(name, old), { status: 415, body: { message: /old Excel format \(\.xls\).*save it as \.xlsx/ } });
  }
  t.equal((await sent('list.csv', Buffer.from([1, 2, 3, 4]))).status, 415);
  t.equal((await sent('list.csv', '')).status, 415);
});

t.test("another organisation's imports are not there", async (t) => {
  const files = [{ name: 'sheet.xlsx', content: sheet, field: 'file' }];
  const { body } = await send(ada, `/Customers/import-excel/${organizationId}`, files);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const url = `/Imports/${stranger.organizationId}/${body.data.importId}`;
  t.equal((await api.call(stranger, 'GET', url)).status, 404);
});
