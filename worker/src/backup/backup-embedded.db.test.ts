import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { openOwnTestDatabase } from '@bidloom/db/testing';
import { type ObjectStorage, openObjectStorage } from '@bidloom/platform';
import t from 'tap';
import { check } from './check.ts';
import { saveBackup } from './save-backup.ts';

t.setTimeout(300_000);
const silent = () => {};

// The embedded database has one connection: code that keeps it delays everybody.
const database = await openOwnTestDatabase('pglite');
const folder = await mkdtemp(join(tmpdir(), 'bidloom-embedded-'));
t.teardown(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
const storage = await openObjectStorage({
  ...{ kind: 'disk', directory: join(folder, 'objects'), publicUrl: 'http://localhost:3000' },
  signingKey: 'a key for tests alone, of no value elsewhere',
});
const [organizationId, customerId, workspaceId, documentId] = [newId(), newId(), newId(), newId()];
const objectKey = `${organizationId}/documents/${documentId}`;
await storage.put(objectKey, Readable.from(['content']), { contentType: 'text/plain' });
await asPlatform(database, (trx) =>
  trx.insertInto('organizations').values({ id: organizationId, name: 'N' }).execute(),
);
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database, organizationId, work);
await inTenant(async (trx) => {
  await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'C' }).execute();
  await trx.insertInto('workspaces').values({ id: workspaceId, organizationId, customerId, name: 'T' }).execute();
  const file = { fileName: 'a', fileNameKey: 'a', mediaType: 'text/plain', size: 7 };
  const sha256 = 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73';
  await trx
    .insertInto('documents')
    .values({ id: documentId, organizationId, workspaceId, objectKey, sha256, ...file, status: 'failed' })
    .execute();
});
/** What a request does: reads and writes rows. */
const request = (name: string) =>
  inTenant(async (trx) => {
    await trx.updateTable('workspaces').set({ name }).where('id', '=', workspaceId).execute();
    return (await trx.selectFrom('workspaces').select('name').execute())[0]?.name;
  });

t.test('while a slow storage gives its objects to a backup, requests are answered', async (t) => {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: ObjectStorage = {
    ...storage,
    async get(key) {
      asked.resolve();
      await answered.promise;
      return storage.get(key);
    },
  };
  const file = join(folder, 'backup.tar');
  const saved = saveBackup({ database, storage: slow, dataDirectory: null }, file, silent);
  await asked.promise;
  t.equal(await request('While it is saved'), 'While it is saved');
  answered.resolve();
  t.same(Object.keys((await saved).objects), [objectKey]);
});

t.test('while rows and indexes are checked, requests are answered in between', async (t) => {
  let isOver = false;
  const checked = check({ database, storage, dataDirectory: null }, { repair: false }, silent).finally(() => {
    isOver = true;
  });
  let answered = 0;
  for (; !isOver; answered++) await request(`Request ${answered}`);
  t.same((await checked).problems, []);
  // There are more indexes than that, and after each a request comes.
  t.ok(answered > 30, `${answered} requests`);
});
