import { asPlatform, type Database, openDatabase, queryAsPlatform, withTenant } from '@bidloom/db';
import { openObjectStorage, outageOf } from '@bidloom/platform';
import { mountSmallDisk } from '@bidloom/platform/testing-disk';
import { type Gate, openGate } from '@bidloom/platform/testing-gate';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { createApi, type Platform } from './app.ts';
import { countDocuments, makeWorkspace, pdf } from './testing/documents.ts';
import { startTestApi } from './testing/main.ts';

t.setTimeout(180_000);

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const person = await api.person('ORGANIZATION_ADMIN', organizationId);

/** The same api with some other parts; returns how to call it as the person. */
async function apiOn(t: Test, parts: Partial<Platform>) {
  const app = await createApi({ ...api.platform, ...parts }, api.config);
  t.teardown(() => app.close());
  return async (method: 'GET' | 'POST', url: string, body?: FormData) => {
    const form = body && new Response(body);
    const { statusCode, headers, json } = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      },
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
    });
    return { status: statusCode, retryAfter: headers['retry-after'], body: json() };
  };
}

const { engine } = api.platform.database;
const withoutServer = engine.kind !== 'postgres' && 'needs PostgreSQL: scripts/services.sh up';

async function databaseBehindGate(t: Test): Promise<{ database: Database; gate: Gate }> {
  if (engine.kind !== 'postgres') throw new Error('PostgreSQL was asked for');
  const address = new URL(engine.connectionString);
  const gate = await openGate(address);
  t.teardown(() => gate.close());
  address.host = `127.0.0.1:${gate.port}`;
  const { ownerConnectionString } = engine;
  const accounts = { connectionString: address.href, ownerConnectionString };
  const database = await openDatabase({ ...accounts, poolSize: 3, statementSeconds: 1 });
  t.teardown(() => database.close());
  return { database, gate };
}

t.test('a database that is down is an outage, by every way to its rows', { skip: withoutServer }, async (t) => {
  const { database, gate } = await databaseBehindGate(t);
  const ways = {
    withTenant: () => withTenant(database, organizationId, (trx) => trx.selectFrom('customers').select('id').execute()),
    asPlatform: () => asPlatform(database, (trx) => trx.selectFrom('organizations').select('id').limit(1).execute()),
    queryAsPlatform: () =>
      queryAsPlatform(database, (db) => db.selectFrom('organizations').select('id').limit(1).execute()),
  };
  const fails = async (name: string, state: string) => {
    const error = await ways[name as keyof typeof ways]().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    t.match(outageOf(error), { outage: 'database' }, `${state}: ${name}`);
  };
  for (const state of ['refuse', 'silence'] as const) {
    // With connections in the pool, and with none.
    for (const way of Object.values(ways)) await way();
    await gate[state]();
    // More than the pool has: it must not lose any of them.
    await Promise.all([...Object.keys(ways), ...Object.keys(ways)].map((name) => fails(name, state)));
    await gate.open();
    for (const way of Object.values(ways)) await way();
  }
});

t.test('a wrong statement, or one that takes too long, is no outage', { skip: withoutServer }, async (t) => {
  const { database } = await databaseBehindGate(t);
  const failure = (statement: string) =>
    asPlatform(database, (trx) => sql.raw(statement).execute(trx)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
  for (const [statement, code] of [
    ['select 1 / 0', '22012'],
    ['select nothing', '42703'],
    ['select pg_sleep(30)', '57014'],
  ] as const) {
    const error = await failure(statement);
    t.match(error, { code });
    t.equal(outageOf(error), null, statement);
  }
  t.match(outageOf(await failure(`do $$ begin raise exception using errcode = '53100'; end $$`)), { isFull: true });
  t.match(outageOf(await failure('select pg_terminate_backend(pg_backend_pid())')), { outage: 'database' });
});

t.test('a request during an outage is told what is down, and to come again', { skip: withoutServer }, async (t) => {
  const { database, gate } = await databaseBehindGate(t);
  const call = await apiOn(t, { database });
  t.equal((await call('GET', `/Customers/dropdown/${organizationId}`)).status, 200);
  await gate.refuse();
  t.match(await call('GET', `/Customers/dropdown/${organizationId}`), {
    status: 503,
    retryAfter: '5',
    body: { success: false, code: 'unavailable', message: /^The database is not available right now/ },
  });
  await gate.open();
  t.equal((await call('GET', `/Customers/dropdown/${organizationId}`)).status, 200);
});

const disk = mountSmallDisk(8);

t.test('a full disk refuses uploads with a helpful message', { skip: !disk && 'no mounts here' }, async (t) => {
  const directory = disk?.directory ?? '';
  t.teardown(() => disk?.unmount());
  const storage = await openObjectStorage({ kind: 'disk', directory, signingKey: 'k'.repeat(32), publicUrl: '' });
  const app = await createApi({ ...api.platform, storage }, api.config);
  t.teardown(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const workspaceId = await makeWorkspace(api, organizationId);
  const upload = async (name: string, megabytes: number) => {
    const form = new FormData();
    form.append('files', new Blob([pdf(), Buffer.alloc(megabytes * 1024 * 1024)]), name);
    const response = await fetch(`${address}/workspaces/${workspaceId}/documents/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  t.equal((await upload('first.pdf', 5)).status, 200);
  // Much more than fits, so that the answer comes while the client is still sending.
  for (const megabytes of [5, 50]) {
    t.match(await upload('second.pdf', megabytes), {
      status: 503,
      body: { code: 'unavailable', message: /no room left in the file storage.*Ask your administrator to make room/ },
    });
  }
  t.equal(await countDocuments(api, workspaceId), 1, 'nothing is half there');
  for await (const { key } of storage.list('')) await storage.remove([key]);
  t.equal((await upload('second.pdf', 5)).status, 200, 'it continues when there is room again');
});
