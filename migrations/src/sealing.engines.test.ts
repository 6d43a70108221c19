import { sql } from 'kysely';
import t from 'tap';
import { asPlatform, type Database, newId, type TenantTransaction, withTenant } from './main.ts';
import { openOwnTestDatabase, testEngines } from './testing.ts';

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** An organisation with a tender whose proposals open at `opensAt`, and one proposal with a document and an amount. */
async function makeProposal(database: Database, opensAt: string | null) {
  const ids = {
    organizationId: newId(),
    customerId: newId(),
    tender: newId(),
    room: newId(),
    vendor: newId(),
    proposal: newId(),
    document: newId(),
  };
  const { organizationId, customerId, tender, room, vendor, proposal, document } = ids;
  await asPlatform(database, async (trx) => {
    await trx.insertInto('organizations').values({ id: organizationId, name: organizationId }).execute();
  });
  const inOrganization = <T>(work: (trx: TenantTransaction) => Promise<T>) =>
    withTenant(database, organizationId, work);
  await inOrganization(async (trx) => {
    for (const statement of [
      sql`insert into customers (id, organization_id, name) values (${customerId}, ${organizationId}, 'Water')`,
      sql`insert into workspaces (id, organization_id, customer_id, name, due_at, proposals_open_at)
        values (${tender}, ${organizationId}, ${customerId}, 'Pumps', ${opensAt ?? inDays(3)}, ${opensAt})`,
      sql`insert into vendors (id, organization_id, name) values (${vendor}, ${organizationId}, 'Northern Pumps')`,
      sql`insert into workspaces (id, organization_id, customer_id, name, kind, tender_id)
        values (${room}, ${organizationId}, ${customerId}, 'Pumps', 'proposal', ${tender})`,
      sql`insert into proposals (id, organization_id, workspace_id, room_id, vendor_id, title)
        values (${proposal}, ${organizationId}, ${tender}, ${room}, ${vendor}, 'Offer')`,
      sql`insert into proposal_contents (id, organization_id, proposal_id, amount)
        values (${newId()}, ${organizationId}, ${proposal}, 1000)`,
      sql`insert into documents (id, organization_id, workspace_id, file_name, file_name_key, media_type, size, sha256, object_key)
        values (${document}, ${organizationId}, ${room}, 'offer.pdf', 'offer.pdf', 'application/pdf', 1, 'x', ${`${organizationId}/documents/${document}`})`,
    ]) {
      await statement.execute(trx);
    }
  });
  return { ...ids, run: inOrganization };
}

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

for (const engine of testEngines) {
  t.test(engine, async (t) => {
    const database = await openOwnTestDatabase(engine);
    t.teardown(() => database.close());

    t.test('of a sealed proposal, tenants read neither documents nor contents', async (t) => {
      const own = await makeProposal(database, inDays(3));
      await own.run(async (trx) => {
        t.same((await sql`select id from documents`.execute(trx)).rows, []);
        t.same((await sql`select id from proposal_contents`.execute(trx)).rows, []);
        t.same((await sql`update documents set workspace_id = ${own.tender} returning id`.execute(trx)).rows, []);
        t.same((await sql`delete from documents returning id`.execute(trx)).rows, []);
        const { rows } =
          await sql`select document_count as count, has_document(${own.document}) as found from proposals`.execute(trx);
        t.same(rows, [{ count: 1, found: true }]);
      });
    });

    t.test('nobody opens it early, whatever they write', async (t) => {
      const own = await makeProposal(database, inDays(3));
      const tries: [string, ReturnType<typeof sql>][] = [
        ['BL020', sql`update workspaces set proposals_open_at = now() where id = ${own.tender}`],
        ['BL020', sql`update workspaces set proposals_open_at = null where id = ${own.tender}`],
        ['BL020', sql`update workspaces set due_at = now() where id = ${own.tender}`],
        ['BL020', sql`update workspaces set due_at = null where id = ${own.tender}`],
        ['BL022', sql`update workspaces set kind = 'tender', tender_id = null where id = ${own.room}`],
        ['23503', sql`delete from workspaces where id = ${own.tender}`],
        ['42501', sql`update proposals set workspace_id = ${own.room}`],
        ['42501', sql`delete from proposals`],
        ['42501', sql`update proposal_contents set amount = 1`],
        ['42501', sql`delete from proposal_contents`],
      ];
      for (const [code, statement] of tries) {
        t.equal(await codeOf(own.run((trx) => statement.execute(trx))), code);
      }
      t.same(await own.run(async (trx) => (await sql`select id from documents`.execute(trx)).rows), []);
    });

    t.test('a later due date seals it for longer', async (t) => {
      const own = await makeProposal(database, inDays(3));
      const later = inDays(5);
      const { rows } = await own.run((trx) =>
        sql<{ opensAt: Date }>`
          update workspaces set due_at = ${later} where id = ${own.tender} returning proposals_open_at as opens_at`.execute(
          trx,
        ),
      );
      t.equal(rows[0]?.opensAt.toISOString(), later);
    });

    t.test('it is open from its time on, and cannot be closed again', async (t) => {
      const own = await makeProposal(database, new Date(Date.now() - 1000).toISOString());
      await own.run(async (trx) => {
        t.equal((await sql`select id from documents`.execute(trx)).rows.length, 1);
        t.equal((await sql`select id from proposal_contents`.execute(trx)).rows.length, 1);
      });
      const close = own.run((trx) =>
        sql`update workspaces set proposals_open_at = ${inDays(3)} where id = ${own.tender}`.execute(trx),
      );
      t.equal(await codeOf(close), 'BL021');
    });

    t.test('a sealed proposal can be removed, with its room and what was counted', async (t) => {
      const own = await makeProposal(database, inDays(3));
      const before = await own.run((trx) => sql`select total, draft, submitted from proposal_counts`.execute(trx));
      t.same(before.rows, [{ total: 1, draft: 1, submitted: 0 }]);
      const { rows } = await own.run((trx) =>
        sql<{ keys: string[] }>`select remove_proposal(${own.proposal}) as keys`.execute(trx),
      );
      t.same(rows[0]?.keys, [`${own.organizationId}/documents/${own.document}`]);
      const after = await own.run((trx) => sql`select total, draft, submitted from proposal_counts`.execute(trx));
      t.same(after.rows, [{ total: 0, draft: 0, submitted: 0 }]);
      const rooms = await asPlatform(database, (trx) =>
        sql`select id from workspaces where id = ${own.room}`.execute(trx),
      );
      t.same(rooms.rows, []);
    });

    t.test('another organisation removes nothing', async (t) => {
      const own = await makeProposal(database, null);
      const other = await makeProposal(database, null);
      const { rows } = await other.run((trx) =>
        sql<{ keys: string[] | null }>`select remove_proposal(${own.proposal}) as keys`.execute(trx),
      );
      t.equal(rows[0]?.keys, null);
    });
  });
}
