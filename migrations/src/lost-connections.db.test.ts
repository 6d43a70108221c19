import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import t from 'tap';
import { asPlatform, type Database, newId, openDatabase, queryAsPlatform, withTenant } from './main.ts';
import { addressesOf, type DatabaseAddresses, openOwnTestDatabase } from './testing.ts';
import { watchConnections } from './testing-connections.ts';

const own: Database = await openOwnTestDatabase();
const watched = await watchConnections(own);
t.teardown(async () => {
  await watched?.close();
  await own.close();
});

const organizationId = newId();
await asPlatform(own, (trx) => trx.insertInto('organizations').values({ id: organizationId, name: newId() }).execute());

/** The addresses of the database of this file, for a program of this name. */
function addressesFor(application: string, user?: string): DatabaseAddresses {
  const addresses = addressesOf(own);
  const url = new URL(addresses.connectionString);
  url.searchParams.set('application_name', application);
  if (user) url.username = user;
  return { ...addresses, connectionString: url.href };
}

const insert = (database: Database) =>
  withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('categories').values({ id: newId(), organizationId, name: newId() }).execute();
    await sql`select pg_sleep(0.01)`.execute(trx);
    await delay(1);
    await trx.selectFrom('categories').select('id').limit(1).execute();
  });
const look = (database: Database) =>
  queryAsPlatform(database, (db) =>
    db.selectFrom('organizations').select('name').where('id', '=', organizationId).execute(),
  );

if (watched) {
  t.test('connections that end in the middle of work fail that work alone', async (t) => {
    const database = await openDatabase({ ...addressesFor('cut'), poolSize: 4 });
    const outcomes = { done: 0, failed: 0 };
    let stop = false;
    const busy = Array.from({ length: 12 }, async (_, index) => {
      while (!stop) {
        await (index % 3 ? insert(database) : look(database)).then(
          () => outcomes.done++,
          () => outcomes.failed++,
        );
      }
    });
    for (let round = 0; round < 10; round++) {
      await delay(50);
      await watched.cut('cut');
    }
    stop = true;
    await Promise.all(busy);
    t.ok(outcomes.failed > 0, `${outcomes.failed} failed`);
    t.ok(outcomes.done > 0, `${outcomes.done} done`);
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? insert : look)(database)));
    const left = await watched.states('cut');
    t.ok(left.length <= 4, `${left.length} connections of at most 4`);
    t.same(new Set(left), new Set(['idle']), 'no transaction is left open');
    await database.close();
    // The server takes a moment to notice.
    while ((await watched.states('cut')).length > 0) await delay(20);
  });

  t.test('a transaction that could not begin leaves nothing behind', async (t) => {
    const role = `bidloom_test_${newId().replaceAll('-', '')}`;
    const { client } = watched;
    await client.query(`create role ${role} login`);
    const database = await openDatabase({ ...addressesFor('refused', role), poolSize: 2 });
    const begin = () => withTenant(database, organizationId, (trx) => sql`select 1`.execute(trx));
    await begin();
    await client.query(`revoke bidloom_tenant from ${role}`);
    const count = () => client.query('select count(*)::int as n from categories').then(({ rows }) => rows[0].n);
    const before = await count();
    for (let attempt = 0; attempt < 6; attempt++) {
      await t.rejects(begin(), /permission denied to set role/);
      await t.rejects(insert(database), /permission denied to set role/);
    }
    t.equal(await count(), before, 'and nothing was written, though statements do not wait for the beginning');
    t.same(new Set(await watched.states('refused')), new Set(['idle']));
    await client.query(`grant bidloom_tenant to ${role} with inherit false, set true`);
    for (let attempt = 0; attempt < 6; attempt++) await begin();
    await database.close();
    await client.query(`drop owned by ${role}`);
    await client.query(`drop role ${role}`);
  });
}

t.test('a transaction whose failure was swallowed is not reported as done', async (t) => {
  const swallowing = withTenant(own, organizationId, async (trx) => {
    await trx.insertInto('categories').values({ id: newId(), organizationId, name: 'Lost' }).execute();
    await sql`select 1 / 0`.execute(trx).catch(() => {});
  });
  await t.rejects(swallowing, /abort|rolled back/i);
});
