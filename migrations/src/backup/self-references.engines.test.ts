import { sql } from 'kysely';
import t from 'tap';
import { asPlatform, newId } from '../main.ts';
import { openOwnTestDatabase, testEngines } from '../testing.ts';
import { readSnapshot, writeSnapshot } from './main.ts';

for (const engine of testEngines) {
  t.test(
    `${engine}: rows are restored that were saved before those of their own table that they point at`,
    async (t) => {
      const [saved, restored] = [await openOwnTestDatabase(engine), await openOwnTestDatabase(engine)];
      t.teardown(() => Promise.all([saved.close(), restored.close()]));
      const [organizationId, customerId] = [newId(), newId()];
      const rooms = 400;
      await asPlatform(saved, async (trx) => {
        for (const statement of [
          sql`insert into organizations (id, name) values (${organizationId}, 'Ours')`,
          sql`insert into customers (id, organization_id, name) values (${customerId}, ${organizationId}, 'Water')`,
          sql`insert into workspaces (id, organization_id, customer_id, name)
          select gen_random_uuid(), ${organizationId}, ${customerId}, 'Tender ' || n from generate_series(1, ${sql.lit(rooms)}) n`,
          sql`insert into workspaces (id, organization_id, customer_id, name, kind, tender_id)
          select gen_random_uuid(), organization_id, customer_id, 'Room', 'proposal', id from workspaces`,
          // A changed row is written after the others; with these texts the tenders come in several statements, after the rooms.
          sql`update workspaces set description = repeat('x', 3000) where kind = 'tender'`,
        ]) {
          await statement.execute(trx);
        }
      });
      await readSnapshot(saved.engine, (snapshot) =>
        writeSnapshot(restored.engine, async (writer) => {
          for (const table of snapshot.tables) await writer.rows(table, snapshot.rows(table));
        }),
      );
      const { rows } = await asPlatform(restored, (trx) =>
        sql<{ count: number }>`
        select count(*)::int as count from workspaces room join workspaces tender on tender.id = room.tender_id`.execute(
          trx,
        ),
      );
      t.same(rows, [{ count: rooms }]);
    },
  );
}
