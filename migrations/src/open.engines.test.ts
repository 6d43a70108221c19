import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import t from 'tap';
import { FolderLockedError } from './folder-lock.ts';
import { generateTypes } from './generate-types.ts';
import { asPlatform, newId, openDatabase } from './main.ts';
import { makeTestFolder, openOwnTestDatabase } from './testing-engines.ts';

// Room for a machine that has a lot else to do.
t.setTimeout(120_000);

t.test('the generated types are those of the schema', async (t) => {
  const committed = await readFile(new URL('../db.d.ts', import.meta.url), 'utf8');
  const { engine } = await openOwnTestDatabase('pglite');
  if (engine.kind !== 'pglite') throw new Error('This test is for the embedded database.');
  t.equal(await generateTypes(null, engine.pglite), committed, 'run `pnpm --filter @bidloom/db generate-types`');
});

t.test('an embedded folder belongs to one process, and its rows outlive it', async (t) => {
  const folder = t.testdir();
  const first = await openDatabase({ folder });
  await t.rejects(openDatabase({ folder }), FolderLockedError);
  await asPlatform(first, (trx) => trx.insertInto('organizations').values({ id: newId(), name: 'Kept' }).execute());
  await first.close();
  const second = await openDatabase({ folder });
  const kept = await asPlatform(second, (trx) => trx.selectFrom('organizations').select('name').execute());
  t.same(kept, [{ name: 'Kept' }]);
  await second.close();
});

t.test('a killed process leaves neither a lock nor a loss', async (t) => {
  const folder = t.testdir();
  await makeTestFolder(folder);
  const program = `
    import { asPlatform, newId, openDatabase } from ${JSON.stringify(new URL('./main.ts', import.meta.url).href)};
    const database = await openDatabase({ folder: ${JSON.stringify(folder)} });
    await asPlatform(database, (trx) => trx.insertInto('organizations').values({ id: newId(), name: 'Written' }).execute());
    console.log('written');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await openDatabase({ folder });
  const kept = await asPlatform(database, (trx) => trx.selectFrom('organizations').select('name').execute());
  t.same(kept, [{ name: 'Written' }]);
  await database.close();
});
