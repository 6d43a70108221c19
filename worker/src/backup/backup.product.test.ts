import { open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, type Database, withTenant } from '@bidloom/db';
import { openAsOwner, testEngines } from '@bidloom/db/testing';
import { type ObjectStorage, openStorageOf, serveLocally } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { verifyArchive } from './archive.ts';
import { bytesOf, contentOf, fill, newFolder, newInstallation, openConfigured, silent } from './backup.fixtures.ts';
import { check } from './check.ts';
import { localCommands, runCheck, runRestore, runSave } from './commands.ts';

t.setTimeout(600_000);

for (const engine of testEngines) {
  t.test(`what was saved is restored to an empty installation, row by row and byte by byte (${engine})`, async (t) => {
    const config = await newInstallation(t, 'from', engine);
    const { documents } = await fill(config);
    await writeFile(join(config.dataDirectory, 'demo-accounts.json'), '[1]');
    const file = join(await newFolder(t), 'backup.tar');
    const manifest = await runSave(config, file, silent);
    t.equal(Object.keys(manifest.objects).length, 2);
    t.same(await readdir(join(file, '..')), ['backup.tar'], 'nothing is left beside it');

    const target = await newInstallation(t, 'to', engine, { untouched: true });
    await runRestore(target, file, silent);
    const [before, after] = [await contentOf(config), await contentOf(target)];
    t.same(after, before);
    t.equal(after.documents?.length, 2);
    t.equal(after.jobs?.length, 2);
    const storage = await openStorageOf(target);
    for (const key of documents) t.same(await bytesOf(storage, key), await bytesOf(await openStorageOf(config), key));
    if (engine === 'pglite') t.equal(await readFile(join(target.dataDirectory, 'demo-accounts.json'), 'utf8'), '[1]');
    t.same((await runCheck(target, { repair: false }, silent)).problems, []);

    if (engine === 'postgres') {
      const embedded = await newInstallation(t, 'embedded', 'pglite');
      await runRestore(embedded, file, silent);
      t.same(await contentOf(embedded), before, 'also on the other engine');
    }

    const database = await openConfigured(target);
    const [organization] = await asPlatform(database, (trx) => trx.selectFrom('organizations').select('id').execute());
    const inserted = await withTenant(database, String(organization?.id), (trx) =>
      trx
        .insertInto('notifications')
        .values({ organizationId: String(organization?.id), event: '{}' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    t.equal(Number(inserted.id), 3, 'ids are counted on');
    await database.close();
  });

  t.test(`nothing is restored over data, and a backup that was changed or cut is refused (${engine})`, async (t) => {
    const config = await newInstallation(t, 'from', engine);
    await fill(config);
    const file = join(await newFolder(t), 'backup.tar');
    await runSave(config, file, silent);
    await t.rejects(runSave(config, file, silent), /exists already/);
    await t.rejects(runRestore(config, file, silent), /is not empty \(.*organizations/);
    t.equal((await contentOf(config)).organizations?.length, 2);

    const target = await newInstallation(t, 'to', engine);
    const handle = await open(file, 'r+');
    // In the first table's rows, which may be none: a few bytes after its header.
    await handle.write(Buffer.from('x'), 0, 1, 524);
    await handle.close();
    await t.rejects(runRestore(target, file, silent), /is damaged/);
    await truncate(file, 5000);
    await t.rejects(runRestore(target, file, silent), /is damaged/);
    await writeFile(file, 'no archive');
    await t.rejects(runRestore(target, file, silent), /is damaged|no backup/);
  });

  t.test(
    `a check finds lost and changed files, files of nothing and missing rows, and repairs what it can (${engine})`,
    async (t) => {
      const config = await newInstallation(t, 'from', engine);
      const { documents } = await fill(config);
      const database = await openConfigured(config);
      const storage = await openStorageOf(config);
      const source = { database, storage, dataDirectory: null };
      const checkNow = (repair: boolean) => check(source, { repair }, silent);
      t.same((await checkNow(false)).problems, []);

      const [first = '', second = ''] = documents;
      await storage.remove([first]);
      const changed = await bytesOf(storage, second);
      // Of the same length: only its checksum tells.
      changed.write('x', 0);
      await storage.put(second, Readable.from([changed]), { contentType: 'application/pdf' });
      await asPlatform(database, (trx) => sql`delete from document_terms`.execute(trx));
      const owner = await openAsOwner(database);
      await owner.query("update pg_index set indisvalid = false where indexrelid = 'customers_name'::regclass");
      await owner.close();
      const { problems, unchecked } = await checkNow(false);
      t.same(unchecked, [], 'indexes are compared with their tables');
      t.match(problems.sort(), [
        /Indexes that lack rows: public.customers_name/,
        /a.pdf: its file .* is missing/,
        /a.pdf: its file .* is not the one that was uploaded/,
        /a.pdf: parts of what was read are missing/,
        /a.pdf: parts of what was read are missing/,
      ]);
      const repaired = await checkNow(true);
      t.equal(repaired.repaired.length, 3);
      t.equal(repaired.problems.length, 2, 'lost files stay lost');
      t.match((await checkNow(false)).problems.sort(), [/a.pdf: its file .* is missing/, /a.pdf: .* not the one/]);
      const rows = await asPlatform(database, (trx) =>
        trx.selectFrom('documents').select(['status', 'failure']).execute(),
      );
      t.match(rows, [{ status: 'failed' }, { status: 'failed' }]);
      await database.close();
    },
  );

  t.test(
    'a running embedded process saves its own database',
    { skip: engine === 'postgres' && 'a server is open to all' },
    async (t) => {
      const config = await newInstallation(t, 'from', engine);
      await fill(config);
      const database: Database = await openConfigured(config);
      const storage: ObjectStorage = await openStorageOf(config);
      const source = { database, storage, dataDirectory: config.dataDirectory };
      const end = await serveLocally(config.dataDirectory, localCommands(source));
      const file = join(await newFolder(t), 'backup.tar');
      const lines: string[] = [];
      await runSave(config, file, (line) => lines.push(line));
      t.ok(lines.includes('Saved 2 of 2 files'), 'with its progress');
      t.equal((await verifyArchive(file)).jobs, 2);
      await t.rejects(runSave(config, file, silent), /exists already/, 'and its errors');
      t.same((await runCheck(config, { repair: false }, silent)).problems, []);
      await end();
      await database.close();
      await rm(file);
    },
  );
}
