import t from 'tap';
import { addressesOf, openAsOwner, openOwnTestDatabase, testEngines } from '../testing.ts';
import { checkRows } from './check-rows.ts';
import { readSnapshot } from './save-rows.ts';

const skip = !testEngines.includes('postgres') && 'needs PostgreSQL';

t.test('an account that may not compare indexes is reported, and no index is taken for broken', { skip }, async (t) => {
  const database = await openOwnTestDatabase('postgres');
  t.teardown(() => database.close());
  const owner = await openAsOwner(database);
  await owner.query('create extension if not exists amcheck');
  await owner.close();
  const { engine } = database;
  if (engine.kind !== 'postgres') throw new Error('PostgreSQL was asked for');
  const { brokenIndexes, indexesUnchecked } = await checkRows({
    ...engine,
    ownerConnectionString: engine.connectionString,
  });
  t.same(brokenIndexes, []);
  t.match(indexesUnchecked, /permission denied.*grant execute on function bt_index_check/);
});

t.test('an account that sees a part of the rows saves none', { skip }, async (t) => {
  const database = await openOwnTestDatabase('postgres');
  t.teardown(() => database.close());
  const { engine } = database;
  if (engine.kind !== 'postgres') throw new Error('PostgreSQL was asked for');
  const owner = await openAsOwner(database);
  await owner.query('grant select on all tables in schema public to bidloom_test');
  await owner.close();
  const engineOfRunner = { ...engine, ownerConnectionString: addressesOf(database).connectionString };
  const saved = readSnapshot(engineOfRunner, async (snapshot) => {
    for await (const _ of snapshot.rows('documents'));
  });
  await t.rejects(saved, /row-level security/);
});
