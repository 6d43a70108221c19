import { sql } from 'kysely';
import t from 'tap';
import { tableAccess } from './access-tables.ts';
import { asPlatform, type Database, newId, openDatabase, withTenant } from './main.ts';
import { openPglite } from './open.ts';
import { addressesOf, openAsOwner, openOwnTestDatabase, testEngines } from './testing-engines.ts';

for (const engine of testEngines) {
  t.test(engine, async (t) => {
    const database = await openOwnTestDatabase(engine);
    t.teardown(() => database.close());

    const organizationId = newId();
    await asPlatform(database, (trx) =>
      trx.insertInto('organizations').values({ id: organizationId, name: newId() }).execute(),
    );

    /** Opens the database once more, as another process would. */
    async function reopen(): Promise<Database> {
      const { engine: opened } = database;
      if (opened.kind === 'postgres') return openDatabase({ ...addressesOf(database), poolSize: 2 });
      const again = await openPglite(opened.pglite);
      // There is only one embedded database, which the first one closes.
      return { ...again, close: async () => {} };
    }

    /** Removes what a dump does not bring to another server: the roles, and with them every policy and grant for them. */
    async function loseRoles(): Promise<void> {
      const owner = await openAsOwner(database);
      for (const role of ['bidloom_tenant', 'bidloom_platform']) {
        await owner.query(`drop owned by ${role}`);
        // On a server the other databases keep the role in use.
        if (engine === 'pglite') await owner.query(`drop role ${role}`);
      }
      await owner.close();
    }

    async function addAndCount(opened: Database): Promise<number> {
      return withTenant(opened, organizationId, async (trx) => {
        await trx.insertInto('customers').values({ id: newId(), organizationId, name: newId() }).execute();
        const { count } = await trx
          .selectFrom('customers')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      });
    }

    t.test('every table has its access declared', async (t) => {
      const { rows } = await asPlatform(database, (trx) =>
        sql<{ name: string; keyed: boolean }>`
      select c.relname as name, exists (select from pg_attribute where attrelid = c.oid and attname = 'organization_id') as keyed
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(
          trx,
        ),
      );
      t.same(
        rows.map(({ name }) => name),
        Object.keys(tableAccess).sort(),
        'a new table gets a line in access-tables.ts',
      );
    });

    t.test('a database without the role is not ready, and has all it needs once it is opened again', async (t) => {
      t.equal(await addAndCount(database), 1);
      await database.check();
      await loseRoles();
      await t.rejects(addAndCount(database));
      await t.rejects(database.check());
      const again = await reopen();
      await again.check();
      t.equal(await addAndCount(again), 2);
      const refused = withTenant(again, organizationId, (trx) =>
        trx.selectFrom('users').select('passwordHash').execute(),
      );
      await t.rejects(refused, /permission denied/, 'and no more than that');
      await again.close();
      await database.check();
    });

    t.test('policies alone that are missing are noticed: rows would be hidden without a word', async (t) => {
      const owner = await openAsOwner(database);
      await owner.query('drop policy tenant on customers');
      await owner.close();
      await t.rejects(database.check(), /policy if exists tenant on customers.*3 in all.*Restart/);
      const again = await reopen();
      await again.check();
      await again.close();
    });

    t.test('several processes that open at once make it together', async (t) => {
      await loseRoles();
      const opened = await Promise.all(Array.from({ length: 5 }, reopen));
      for (const each of opened) {
        await each.check();
        await each.close();
      }
      t.equal(await addAndCount(database), 3);
    });
  });
}
