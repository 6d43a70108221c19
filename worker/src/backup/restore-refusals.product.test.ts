import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asPlatform, withTenant } from '@bidloom/db';
import { openAt } from '@bidloom/db/backup';
import { testEngines } from '@bidloom/db/testing';
import { type Config, createLogger, databaseOf, openQueue, openStorageOf } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { keepHouse } from '../features/housekeeping/keep-house.ts';
import { verifyArchive } from './archive.ts';
import { contentOf, fill, newFolder, newInstallation, openConfigured, saveFilled, silent } from './backup.fixtures.ts';
import { runRestore, runSave } from './commands.ts';
import { entryNames } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

t.setTimeout(600_000);

async function keysOf(config: Config): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of (await openStorageOf(config)).list('')) keys.push(key);
  return keys.sort();
}

/** The one that the suites run on; the third test is about what differs. */
const engine = testEngines.at(-1) ?? 'pglite';

const { source, file } = await saveFilled(t, engine);
const saved = await contentOf(source);

t.test('a filled database is refused before anything is written', async (t) => {
  const target = await newInstallation(t, 'to', engine);
  await fill(target);
  await writeFile(join(target.dataDirectory, 'demo-accounts.json'), '["to"]');
  const [keys, content] = [await keysOf(target), await contentOf(target)];
  await t.rejects(runRestore(target, file, silent), {
    name: 'RestoreRefusedError',
    message: /is not empty \(.*documents.*\)\. A backup is restored to a new database or a new data folder only/,
  });
  t.same(await keysOf(target), keys, 'no file was put');
  t.equal(await readFile(join(target.dataDirectory, 'demo-accounts.json'), 'utf8'), '["to"]');
  t.same(await contentOf(target), content);
});

t.test('what an unused installation writes by itself does not count', async (t) => {
  const target = await newInstallation(t, 'to', engine);
  const database = await openConfigured(target);
  const logger = createLogger({ level: 'silent', pretty: false });
  const queue = await openQueue({ database: database.engine, logger });
  const services = { database, storage: await openStorageOf(target), logger };
  await keepHouse(services, new AbortController().signal);
  await asPlatform(database, (trx) =>
    sql`insert into sign_in_throttles (key, failures, changed_at) values ('a', 3, now())`.execute(trx),
  );
  await queue.stop({ drainSeconds: 1 });
  await database.close();
  await runRestore(target, file, silent);
  t.same(await contentOf(target), saved);
});

t.test('a file that changed after the backup was checked is refused, and no row is restored', async (t) => {
  const target = await newInstallation(t, 'to', engine);
  const manifest = await verifyArchive(file);
  const [key = ''] = Object.keys(manifest.objects);
  const entry = manifest.entries[entryNames.object(key)];
  if (!entry) return t.fail('no entry');
  entry.sha256 = '0'.repeat(64);
  const database = await openConfigured(target);
  const to = { engine: database.engine, storage: await openStorageOf(target), dataDirectory: null };
  await t.rejects(restoreBackup(to, file, manifest, silent), {
    name: 'BackupError',
    message: /is damaged \(objects\/.* is another one than when it was checked\)/,
  });
  await database.close();
  t.same((await contentOf(target)).organizations, []);
});

t.test('a restore that broke off has restored nothing, and is done again', async (t) => {
  const target = await newInstallation(t, 'to', engine);
  const objects = join(target.dataDirectory, 'objects');
  await mkdir(target.dataDirectory, { recursive: true });
  await writeFile(objects, 'in the way of the folder of the objects');
  await t.rejects(runRestore(target, file, silent));
  t.same((await contentOf(target)).organizations, []);
  await rm(objects);
  await runRestore(target, file, silent);
  t.same(await contentOf(target), saved);
});

for (const engine of testEngines) {
  t.test(`a database and a backup of different versions are refused, with what to do (${engine})`, async (t) => {
    const target = await newInstallation(t, 'to', engine);
    const opened = await openConfigured(target);
    await opened.close();
    const { migrations } = await (async () => {
      const file = join(await newFolder(t), 'backup.tar');
      return runSave(target, file, silent);
    })();
    const refused = (versions: string[], message: RegExp) =>
      t.rejects(openAt(databaseOf(target, 'command'), versions), { name: 'RestoreRefusedError', message });
    const last = String(migrations.at(-1));
    await refused(
      migrations.slice(0, -1),
      new RegExp(`The database has the version ${last}, which the backup does not have.*Restore to a new database`),
    );
    await refused(
      [...migrations, '29991231-0000-later'],
      /29991231-0000-later, which this program does not know.*Restore it with/,
    );
    await refused(
      migrations.toSpliced(3, 1),
      /The backup lacks the version .*Restore it with the Bidloom that made it/,
    );
    const { engine: same, close } = await openAt(databaseOf(target, 'command'), migrations);
    t.equal(same.kind, engine, 'with the same versions it is opened');
    await close();
    const database = await openConfigured(target);
    await database.check();
    t.same(
      await withTenant(database, '00000000-0000-0000-0000-000000000000', (trx) =>
        trx.selectFrom('documents').selectAll().execute(),
      ),
      [],
    );
    await database.close();
  });
}
