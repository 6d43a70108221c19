import { sql } from 'kysely';
import t from 'tap';
import { asPlatform, type Database, newId, withTenant } from './main.ts';
import { openOwnTestDatabase, testEngines } from './testing.ts';

for (const engine of testEngines) {
  t.test(engine, async (t) => {
    const database: Database = await openOwnTestDatabase(engine);
    t.teardown(() => database.close());

    const [ours, theirs] = [newId(), newId()];
    await asPlatform(database, async (trx) => {
      await trx
        .insertInto('organizations')
        .values([
          { id: ours, name: 'Ours' },
          { id: theirs, name: 'Theirs' },
        ])
        .execute();
      await trx
        .insertInto('customers')
        .values([
          { id: newId(), organizationId: ours, name: 'Our customer' },
          { id: newId(), organizationId: theirs, name: 'Their customer' },
        ])
        .execute();
    });

    t.test('a query without any condition finds the own rows alone', async (t) => {
      const names = await withTenant(database, ours, (trx) => trx.selectFrom('customers').select('name').execute());
      t.same(names, [{ name: 'Our customer' }]);
    });

    t.test('a row cannot be written into another organisation', async (t) => {
      const write = withTenant(database, ours, (trx) =>
        trx.insertInto('customers').values({ id: newId(), organizationId: theirs, name: 'Planted' }).execute(),
      );
      await t.rejects(write, /row-level security/);
    });

    t.test('a row cannot be moved or removed in another organisation', async (t) => {
      await withTenant(database, ours, async (trx) => {
        const changed = await trx
          .updateTable('customers')
          .set({ name: 'Taken' })
          .where('organizationId', '=', theirs)
          .execute();
        t.equal(changed[0]?.numUpdatedRows, 0n);
        const removed = await trx.deleteFrom('customers').where('organizationId', '=', theirs).execute();
        t.equal(removed[0]?.numDeletedRows, 0n);
      });
    });

    t.test('a key cannot point into another organisation', async (t) => {
      const foreign = newId();
      await asPlatform(database, (trx) =>
        trx.insertInto('categories').values({ id: foreign, organizationId: theirs, name: 'Theirs' }).execute(),
      );
      const write = withTenant(database, ours, (trx) =>
        trx
          .insertInto('questions')
          .values({ id: newId(), organizationId: ours, categoryId: foreign, text: 'Whose?' })
          .execute(),
      );
      await t.rejects(write, /foreign key/);
    });

    t.test('what only the platform may see is refused', async (t) => {
      for (const table of ['sessions', 'sign_in_challenges', 'outgoing_mails', 'large_events']) {
        const read = withTenant(database, ours, (trx) => sql`select * from ${sql.table(table)}`.execute(trx));
        await t.rejects(read, /permission denied/, table);
      }
      const hash = withTenant(database, ours, (trx) => trx.selectFrom('users').select('passwordHash').execute());
      await t.rejects(hash, /permission denied/);
    });

    t.test('the tenant role and its organisation end with the transaction', async (t) => {
      await withTenant(database, ours, async () => {});
      const { rows } = await asPlatform(database, (trx) =>
        sql<{ role: string; organization: string | null }>`
          select current_user as role, nullif(current_setting('app.organization_id', true), '') as organization`.execute(
          trx,
        ),
      );
      t.not(rows[0]?.role, 'bidloom_tenant');
      t.equal(rows[0]?.organization, null);
    });

    t.test('every table with an organisation is under row-level security', async (t) => {
      const { rows } = await asPlatform(database, (trx) =>
        sql<{ name: string }>`
          select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'organization_id'
            and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`.execute(trx),
      );
      t.same(rows, []);
    });

    t.test('work that goes from transaction to transaction lets everything else have its turn', async (t) => {
      let turns = 0;
      const counter = setInterval(() => turns++, 0);
      const look = () => withTenant(database, ours, (trx) => trx.selectFrom('customers').select('name').execute());
      for (let round = 0; round < 100; round++) await look();
      clearInterval(counter);
      t.ok(turns > 10, `${turns} turns in 100 transactions`);
    });
  });
}
