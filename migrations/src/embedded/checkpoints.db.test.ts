import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { openOwnTestDatabase } from '../testing-engines.ts';
import { keepCheckpoints } from './checkpoints.ts';

const state = 'select redo_lsn as redo, pg_current_wal_insert_lsn() as now from pg_control_checkpoint()';

t.test('the log of the embedded database does not grow without end', async (t) => {
  const database = await openOwnTestDatabase('pglite');
  t.teardown(() => database.close());
  if (database.engine.kind !== 'pglite') throw new Error('This test is for the embedded database.');
  const { pglite } = database.engine;
  const read = async () => (await pglite.query<{ redo: string; now: string }>(state)).rows[0];
  await pglite.exec('create table written as select gen_random_uuid()::text as a from generate_series(1, 50000)');
  const before = await read();
  // It makes none by itself.
  const end = keepCheckpoints(pglite, { everyMs: 20, logBytes: 1024 * 1024 });
  t.teardown(end);
  let after = before;
  while (after?.redo === before?.redo) {
    // The engine answers within this thread, and the timer needs a turn of it.
    await delay(5);
    after = await read();
  }
  t.ok(after, 'a checkpoint was made');
  const settled = await read();
  await delay(100);
  t.equal((await read())?.redo, settled?.redo, 'and none where nothing was written');
});
