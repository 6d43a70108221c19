import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { asPlatform, commitWithoutWaiting, type Database, newId, openDatabase } from '../main.ts';
import { openPglite } from '../open.ts';
import { makeTestFolder } from '../testing-engines.ts';
import { createPglite } from './create-pglite.ts';
import { openFolder } from './open-folder.ts';
import { RecordedFiles, type Survives } from './testing-power.ts';

t.setTimeout(290_000);

async function openRecorded(t: Test): Promise<{ database: Database; files: RecordedFiles }> {
  const folder = t.testdir();
  await makeTestFolder(folder);
  const files = new RecordedFiles(join(folder, 'pg'));
  const { pglite, release } = await openFolder(folder, { files: () => files });
  const database = await openPglite(pglite, release);
  t.teardown(() => database.close());
  return { database, files };
}

const insert = (database: Database, name: string) =>
  asPlatform(database, (trx) => trx.insertInto('organizations').values({ id: newId(), name }).execute());

const listNames = (database: Database) =>
  asPlatform(database, async (trx) => {
    const rows = await trx.selectFrom('organizations').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  });

const checkIndexes = `
  select bt_index_check(indexrelid, true) from pg_index join pg_class on oid = indexrelid
  where indrelid = 'organizations'::regclass and relam = (select oid from pg_am where amname = 'btree')`;

const number = (n: number) => `Organization ${String(n).padStart(3, '0')}`;

/** Half of the blocks, the same half in every run. */
const half = (path: string, block: number) =>
  createHash('md5').update(`${path} ${block}`).digest().readUInt8() % 2 === 0;

t.test('a power cut loses nothing that was confirmed, whenever it comes', async (t) => {
  const { database, files } = await openRecorded(t);
  const confirmed: string[] = [];
  const cuts: { moment: string; folder: string; before: string[] }[] = [];
  const cut = (moment: string, survives?: Survives) => {
    const folder = join(t.testdirName, `cut-${cuts.length}`);
    files.recorder.cutPower(join(folder, 'pg'), survives);
    cuts.push({ moment, folder, before: [...confirmed] });
  };
  const write = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const name = number(confirmed.length);
      await insert(database, name);
      confirmed.push(name);
    }
  };
  /** Cuts the power within `work`, at its sync of this number. */
  const cutAt = async (sync: number, moment: string, work: () => Promise<unknown>, survives?: Survives) => {
    let seen = 0;
    files.recorder.onSync = () => {
      if (++seen === sync) cut(moment, survives);
    };
    await work();
    files.recorder.onSync = () => {};
    t.ok(seen >= sync, `${moment}: it syncs`);
  };
  const { engine } = database;
  if (engine.kind !== 'pglite') throw new Error('This test is for the embedded database.');
  const checkpoint = () => engine.pglite.exec('checkpoint');

  await write(12);
  cut('after the last confirmation');
  await cutAt(1, 'within a commit', () => insert(database, number(900)));
  await cutAt(10, 'within a checkpoint', checkpoint);
  await write(12);
  const unconfirmed = engine.pglite.transaction(async (trx) => {
    // More than the engine keeps in its memory, so that it writes parts before the commit.
    await trx.exec('create table large as select gen_random_uuid()::text as a, n from generate_series(1, 150000) n');
    await trx.exec(
      "insert into organizations (id, name) select gen_random_uuid(), 'Unconfirmed ' || n from generate_series(1, 200) n",
    );
    cut('within a large transaction of which half of the blocks are on the disk', half);
    throw new Error('not to be kept');
  });
  await t.rejects(unconfirmed, { message: 'not to be kept' });
  await write(5);
  await cutAt(10, 'within a checkpoint of which half of the blocks are on the disk', checkpoint, half);
  await database.close();

  for (const { moment, folder, before } of cuts) {
    const again = await openDatabase({ folder });
    const names = await listNames(again);
    t.same(
      names.filter((name) => name !== number(900)),
      before,
      `${moment}: all that was confirmed is there, once, and nothing else`,
    );
    const { engine } = again;
    if (engine.kind === 'pglite') {
      await engine.pglite.exec('create extension if not exists amcheck');
      const indexes = await engine.pglite.query(checkIndexes);
      t.ok(indexes.rows.length > 0, `${moment}: its indexes are consistent`);
    }
    await again.close();
  }
});

t.test('a commit asks the operating system to sync the log before it is confirmed', async (t) => {
  const { database } = await openRecorded(t);
  const { fsyncSync } = fs;
  let syncs = 0;
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    syncs++;
  };
  syncBuiltinESMExports();
  try {
    for (let n = 1; n <= 3; n++) {
      await insert(database, number(n));
      t.ok(syncs >= n, `${syncs} syncs after ${n} commits`);
    }
  } finally {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  }
  await database.close();
});

t.test('a commit that does not wait is kept by the next one that waits, and by none before', async (t) => {
  const { database, files } = await openRecorded(t);
  let syncs = 0;
  files.recorder.onSync = () => syncs++;
  const insertWithoutWaiting = (name: string) =>
    asPlatform(database, async (trx) => {
      await commitWithoutWaiting(trx);
      await trx.insertInto('organizations').values({ id: newId(), name }).execute();
    });
  await insert(database, number(0));
  const before = syncs;
  for (let n = 1; n < 5; n++) await insertWithoutWaiting(number(n));
  t.equal(syncs, before, 'it does not sync');
  t.same(await listNames(database), [0, 1, 2, 3, 4].map(number), 'others see it at once');
  files.recorder.cutPower(join(t.testdirName, 'early', 'pg'));
  await insert(database, number(5));
  files.recorder.cutPower(join(t.testdirName, 'late', 'pg'));
  await database.close();
  for (const [folder, kept] of [
    ['early', [0]],
    ['late', [0, 1, 2, 3, 4, 5]],
  ] as const) {
    const again = await openDatabase({ folder: join(t.testdirName, folder) });
    t.same(await listNames(again), kept.map(number), `${folder} cut`);
    await again.close();
  }
});

t.test('without fsync the same cut loses confirmed rows: the recording contains what is synced', async (t) => {
  const folder = t.testdir();
  await makeTestFolder(folder);
  const files = new RecordedFiles(join(folder, 'pg'));
  const database = await openPglite(await createPglite({ fs: files }));
  for (let n = 0; n < 5; n++) await insert(database, number(n));
  files.recorder.cutPower(join(folder, 'cut', 'pg'));
  await database.close();
  const again = await openDatabase({ folder: join(folder, 'cut') });
  t.same(await listNames(again), []);
  await again.close();
});
