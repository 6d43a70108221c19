import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import { testEngines } from '@bidloom/db/testing';
import { type ObjectStorage, openStorageOf } from '@bidloom/platform';
import { mountSmallDisk } from '@bidloom/platform/testing-disk';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { verifyArchive } from './archive.ts';
import { bytesOf, contentOf, fill, newFolder, newInstallation, openConfigured, silent } from './backup.fixtures.ts';
import { runCheck, runRestore, runSave } from './commands.ts';
import { saveBackup } from './save-backup.ts';

t.setTimeout(600_000);

const engine = testEngines.at(-1) ?? 'pglite';

/** A filled installation that is open, and the keys of its two documents. */
async function openFilled(t: Test) {
  const config = await newInstallation(t, 'from', engine);
  const { documents } = await fill(config);
  const database = await openConfigured(config);
  t.teardown(() => database.close());
  const storage = await openStorageOf(config);
  const source = { database, storage, dataDirectory: config.dataDirectory };
  return { config, database, storage, source, documents, file: join(await newFolder(t), 'backup.tar') };
}

const put = (storage: ObjectStorage, key: string, content = 'content') =>
  storage.put(key, Readable.from([Buffer.from(content)]), { contentType: 'text/plain' });

/** The row of a document and its object, as a person deletes them. */
async function removeDocument(database: Database, storage: ObjectStorage, key: string): Promise<void> {
  await asPlatform(database, (trx) => trx.deleteFrom('documents').where('objectKey', '=', key).execute());
  await storage.remove([key]);
}

t.test('what people remove while it is saved does not come back; what is lost is reported', async (t) => {
  const { database, storage, source, documents, file } = await openFilled(t);
  const [first = '', second = ''] = documents;
  const organizationId = first.slice(0, first.indexOf('/'));
  const [lost, queued, failed, refused, old] = ['exports/lost', 'imports/q', 'imports/f', 'imports/r', 'imports/o'].map(
    (name) => `${organizationId}/${name}`,
  ) as [string, string, string, string, string];
  for (const key of [queued, failed, old]) await put(storage, key);
  const [userId, requestId] = [newId(), newId()];
  await asPlatform(database, async (trx) => {
    const person = { firstName: 'A', lastName: 'B', role: 'ORGANIZATION_USER', passwordHash: 'x' };
    await trx
      .insertInto('users')
      .values({ id: userId, organizationId, email: 'a@example.org', ...person })
      .execute();
  });
  await withTenant(database, organizationId, async (trx) => {
    const { id: workspaceId } = await trx.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
    const request = { requestType: 'chat_export', documentIds: [], documentNames: [], parameters: '{}' };
    await trx
      .insertInto('documentRequests')
      .values({ id: requestId, organizationId, workspaceId, createdBy: userId, ...request, status: 'completed' })
      .execute();
    const written = { id: newId(), organizationId, requestId, format: 'docx', status: 'completed' };
    await trx
      .insertInto('documentExports')
      .values({ ...written, createdBy: userId, objectKey: lost })
      .execute();
    const sheet = { organizationId, kind: 'keywords', fileName: 'a.xlsx' };
    const month = sql<Date>`now() - interval '31 days'`;
    await trx
      .insertInto('imports')
      .values([
        { id: newId(), ...sheet, objectKey: queued, status: 'queued', updatedAt: sql<Date>`now()` },
        { id: newId(), ...sheet, objectKey: failed, status: 'failed', updatedAt: sql<Date>`now()` },
        { id: newId(), ...sheet, objectKey: refused, status: 'failed', updatedAt: sql<Date>`now()` },
        { id: newId(), ...sheet, objectKey: old, status: 'failed', updatedAt: month },
      ])
      .execute();
  });
  const busy: ObjectStorage = {
    ...storage,
    async head(key) {
      if (key === first) await removeDocument(database, storage, first);
      return storage.head(key);
    },
    async get(key) {
      if (key === second) await removeDocument(database, storage, second);
      return storage.get(key);
    },
  };
  const lines: string[] = [];
  const manifest = await saveBackup({ ...source, storage: busy }, file, (line) => lines.push(line));
  t.same(Object.keys(manifest.objects).sort(), [failed, queued].sort());
  t.same(manifest.missing, [lost]);
  t.same(manifest.removed.sort(), documents.toSorted());
  t.match(lines.join('\n'), /2 files were removed meanwhile/);
  t.match(lines.join('\n'), /The storage has no object .*exports\/lost, though a row points at it/);

  const target = await newInstallation(t, 'to', engine);
  await runRestore(target, file, silent);
  t.same((await contentOf(target)).documents, []);
  const { problems } = await runCheck(target, { repair: false }, silent);
  t.match(problems, [/exports\/lost.* is missing/]);
  t.equal(problems.length, 1);
});

t.test('uploads continue while it is saved, and none of them is in it in part', async (t) => {
  const { database, storage, source, documents, file } = await openFilled(t);
  const [first = ''] = documents;
  const organizationId = first.slice(0, first.indexOf('/'));
  let uploads = 0;
  const busy: ObjectStorage = {
    ...storage,
    async head(key) {
      const id = newId();
      const objectKey = `${organizationId}/documents/${id}`;
      await put(storage, objectKey, `upload ${uploads++}`);
      await withTenant(database, organizationId, async (trx) => {
        const { id: workspaceId } = await trx.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
        const named = { fileName: `${id}.txt`, fileNameKey: `${id}.txt`, mediaType: 'text/plain', size: 8, sha256: '' };
        await trx
          .insertInto('documents')
          .values({ id, organizationId, workspaceId, objectKey, ...named })
          .execute();
      });
      return storage.head(key);
    },
  };
  const manifest = await saveBackup({ ...source, storage: busy }, file, silent);
  t.equal(uploads, 2);
  t.same(Object.keys(manifest.objects).sort(), documents.toSorted());
  const target = await newInstallation(t, 'to', engine);
  await runRestore(target, file, silent);
  t.equal((await contentOf(target)).documents?.length, 2);
  t.same((await runCheck(target, { repair: false }, silent)).problems, []);
});

t.test('a file that is not the one that was uploaded is saved, and reported', async (t) => {
  const { storage, source, documents, file } = await openFilled(t);
  const [first = ''] = documents;
  // Of the same length: only its checksum tells.
  const changed = await bytesOf(storage, first);
  changed.write('x', 0);
  await put(storage, first, changed.toString());
  const lines: string[] = [];
  const manifest = await saveBackup(source, file, (line) => lines.push(line));
  t.same(manifest.changed, [first]);
  t.match(lines.join('\n'), /a\.pdf: the object .* is not the file that was uploaded/);
});

t.test('what was written wrongly is no backup', async (t) => {
  const { source, file } = await openFilled(t);
  const folder = join(file, '..');
  const saved = saveBackup(source, file, (line) => {
    if (!line.startsWith('Reading the backup back')) return;
    const [begun = ''] = readdirSync(folder);
    const written = join(folder, begun, 'backup.tar');
    const bytes = readFileSync(written);
    const content = bytes.indexOf('The file of');
    t.ok(content > 0);
    bytes.write('x', content);
    writeFileSync(written, bytes);
  });
  await t.rejects(saved, { name: 'BackupError', message: /is damaged \(objects\/.* was changed\)/ });
  t.same(await readdir(folder), []);
});

t.test('a file that came to its place meanwhile is not written over', async (t) => {
  const { storage, source, file } = await openFilled(t);
  const busy: ObjectStorage = {
    ...storage,
    async head(key) {
      await writeFile(file, 'of somebody else');
      return storage.head(key);
    },
  };
  await t.rejects(saveBackup({ ...source, storage: busy }, file, silent), /exists already/);
  t.equal(await readFile(file, 'utf8'), 'of somebody else');
  t.same(await readdir(join(file, '..')), ['backup.tar']);
});

t.test('a backup that is stopped leaves nothing, and a folder that does not exist is reported', async (t) => {
  const { storage, source, file } = await openFilled(t);
  const stopping = new AbortController();
  const busy: ObjectStorage = {
    ...storage,
    async head(key) {
      stopping.abort(new Error('Stopped.'));
      return storage.head(key);
    },
  };
  await t.rejects(saveBackup({ ...source, storage: busy }, file, silent, stopping.signal), /Stopped|aborted/);
  t.same(await readdir(join(file, '..')), []);
  const nowhere = join(file, '..', 'none', 'backup.tar');
  await t.rejects(saveBackup(source, nowhere, silent), { name: 'BackupError', message: /does not exist/ });
});

const disk = mountSmallDisk(2);
t.test('on a full disk it says so and leaves nothing', { skip: !disk && 'nothing can be mounted' }, async (t) => {
  if (!disk) return;
  t.teardown(() => disk.unmount());
  const { storage, source, documents } = await openFilled(t);
  const [first = ''] = documents;
  await storage.put(first, Readable.from([randomBytes(3_000_000)]), { contentType: 'application/pdf' });
  const saved = saveBackup(source, join(disk.directory, 'backup.tar'), silent);
  await t.rejects(saved, { name: 'BackupError', message: /disk of .* is full\. Nothing is left/ });
  t.same(await readdir(disk.directory), []);
});

t.test(
  'a backup that is stopped by Ctrl+C leaves nothing, and what a killed one leaves is removed by the next',
  async (t) => {
    const folder = await newFolder(t);
    const file = join(folder, 'backup.tar');
    const own = await newInstallation(t, 'killed', 'pglite');
    await fill(own);
    const env: NodeJS.ProcessEnv = { ...process.env, SESSION_SECRET: own.sessionSecret, DATA_DIR: own.dataDirectory };
    delete env.DATABASE_URL;
    const program = new URL('../cli/bidloom.ts', import.meta.url).pathname;
    /** Again where the backup was quicker than the signal. */
    const stopBy = async (signal: NodeJS.Signals): Promise<string> => {
      const begun = (async () => {
        for await (const { filename } of watch(folder)) if (filename?.startsWith('.bidloom-backup-')) return;
      })();
      const child = spawn(process.execPath, [program, 'backup', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (text: Buffer) => {
        said += text;
      });
      await begun;
      child.kill(signal);
      await once(child, 'close');
      if (!(await readdir(folder)).includes('backup.tar')) return said;
      await rm(file);
      return stopBy(signal);
    };
    t.match(await stopBy('SIGINT'), /Stopped\. Nothing is left behind\./);
    t.same(await readdir(folder), []);
    await stopBy('SIGKILL');
    t.equal((await readdir(folder)).length, 1, 'something is left behind');
    const manifest = await runSave(own, file, silent);
    t.same(await readdir(folder), ['backup.tar']);
    t.same(Object.keys((await verifyArchive(file)).objects), Object.keys(manifest.objects));
  },
);
