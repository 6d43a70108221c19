import { sql } from 'kysely';
import t from 'tap';
import { findBrokenChains, recordAudit } from './audit.ts';
import { newId } from './main.ts';
import { asPlatform, withTenant } from './tenant.ts';
import { openAsOwner, openTestDatabase } from './testing.ts';

const database = await openTestDatabase();
t.teardown(() => database.close());

const nobody = { actorId: null, address: '192.0.2.7', userAgent: 'test', requestId: null };

async function makeOrganization(): Promise<string> {
  const id = newId();
  await asPlatform(database, (trx) => trx.insertInto('organizations').values({ id, name: id }).execute());
  return id;
}

const brokenOf = async (organizationId: string | null) =>
  (await asPlatform(database, findBrokenChains)).filter((chain) => chain.organizationId === organizationId);

t.test('entries of an organisation form one chain, even if several are written at the same moment', async (t) => {
  const organizationId = await makeOrganization();
  const event = { organizationId, action: 'test.done' };
  await Promise.all(
    Array.from({ length: 12 }, () => withTenant(database, organizationId, (trx) => recordAudit(trx, nobody, event))),
  );
  const entries = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('auditEntries').select(['sequence', 'hash', 'previousHash']).orderBy('sequence').execute(),
  );
  t.same(
    entries.map(({ sequence }) => Number(sequence)),
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  for (const [index, { previousHash }] of entries.entries()) {
    t.same(previousHash, entries[index - 1]?.hash ?? Buffer.alloc(0));
  }
  t.same(await brokenOf(organizationId), []);
});

t.test('an entry keeps the name that the person had then', async (t) => {
  const organizationId = await makeOrganization();
  const userId = newId();
  await asPlatform(database, (trx) =>
    trx
      .insertInto('users')
      .values({
        ...{ id: userId, organizationId, email: `${userId}@example.org`, firstName: 'Ada', lastName: 'Byron' },
        role: 'ORGANIZATION_USER',
      })
      .execute(),
  );
  await withTenant(database, organizationId, async (trx) => {
    await recordAudit(trx, { ...nobody, actorId: userId }, { organizationId, action: 'test.done' });
    await trx.updateTable('users').set({ firstName: 'Augusta' }).where('id', '=', userId).execute();
  });
  const [entry] = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('auditEntries').select(['actorName', 'actorEmail']).execute(),
  );
  t.same(entry, { actorName: 'Ada Byron', actorEmail: `${userId}@example.org` });
});

t.test('the running account can neither change nor remove an entry, nor write into the chain', async (t) => {
  const organizationId = await makeOrganization();
  const event = { organizationId, action: 'test.done' };
  await withTenant(database, organizationId, (trx) => recordAudit(trx, nobody, event));
  if (database.engine.kind === 'pglite')
    return t.comment('the embedded database has one account, which owns the tables');
  await t.rejects(
    asPlatform(database, (trx) => trx.updateTable('auditEntries').set({ action: 'nothing' }).execute()),
    /permission denied/,
  );
  await t.rejects(
    asPlatform(database, (trx) => trx.deleteFrom('auditEntries').execute()),
    /permission denied/,
  );
  await t.rejects(
    asPlatform(database, (trx) => sql`update audit_chains set sequence = 0`.execute(trx)),
    /permission denied/,
  );
  await t.rejects(
    withTenant(database, organizationId, (trx) => trx.deleteFrom('auditEntries').execute()),
    /permission denied/,
  );
});

t.test('an organisation neither sees nor writes entries of another one', async (t) => {
  const [ours, theirs] = [await makeOrganization(), await makeOrganization()];
  await withTenant(database, theirs, (trx) =>
    recordAudit(trx, nobody, { organizationId: theirs, action: 'test.done' }),
  );
  t.same(await withTenant(database, ours, (trx) => trx.selectFrom('auditEntries').select('id').execute()), []);
  const forged = (organizationId: string | null) =>
    withTenant(database, ours, (trx) => recordAudit(trx, nobody, { organizationId, action: 'test.forged' }));
  await t.rejects(forged(theirs), /row-level security/);
  await t.rejects(forged(null), /row-level security/, "nor into the platform's");
});

t.test('nor does it see them through functions, or restore a removed person', async (t) => {
  const [ours, theirs] = [await makeOrganization(), await makeOrganization()];
  const person = (organizationId: string, id = newId()) => {
    const names = { email: `${id}@example.org`, firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_USER' };
    return { id, organizationId, ...names };
  };
  const [own, stranger] = [person(ours), person(theirs)];
  await asPlatform(database, async (trx) => {
    await trx.insertInto('users').values([own, stranger]).execute();
    await recordAudit(trx, nobody, { organizationId: theirs, action: 'test.done' });
  });
  const read = (chain: string) =>
    sql<{ found: string[] }>`select find_audit_entries(${chain}, '{}', 1, 10, true, 10) as found`;
  const unnamed = await withTenant(database, ours, async (trx) => {
    await sql`select set_config('app.organization_id', '', true)`.execute(trx);
    return (await read(theirs).execute(trx)).rows[0]?.found;
  });
  t.same(unnamed, []);
  t.same((await asPlatform(database, (trx) => read(theirs).execute(trx))).rows[0]?.found.length, 1);
  await t.rejects(
    withTenant(database, ours, (trx) => sql`select keep_to_seats(${theirs})`.execute(trx)),
    /permission denied/,
  );
  const names = await withTenant(database, ours, async (trx) => {
    await recordAudit(trx, { ...nobody, actorId: stranger.id }, { organizationId: ours, action: 'test.done' });
    return trx.selectFrom('auditEntries').select(['actorName', 'actorEmail']).execute();
  });
  t.same(names, [{ actorName: null, actorEmail: null }]);
  const setRemoved = (deletedAt: Date | null) =>
    withTenant(database, ours, (trx) => trx.updateTable('users').set({ deletedAt }).where('id', '=', own.id).execute());
  await setRemoved(new Date());
  await t.rejects(setRemoved(null), /stays removed/);
});

t.test('a change, removal or insertion of an entry is detected', async (t) => {
  for (const change of [
    `update audit_entries set details = '{"amount": 1}' where organization_id = $1 and sequence = 2`,
    'delete from audit_entries where organization_id = $1 and sequence = 2',
    'delete from audit_entries where organization_id = $1 and sequence = 3',
    `update audit_entries set created_at = created_at - interval '1 day' where organization_id = $1 and sequence = 2`,
  ]) {
    const organizationId = await makeOrganization();
    for (let count = 0; count < 3; count++) {
      const event = { organizationId, action: 'test.done' };
      await withTenant(database, organizationId, (trx) => recordAudit(trx, nobody, event));
    }
    t.same(await brokenOf(organizationId), []);
    const owner = await openAsOwner(database);
    await owner.query(change.replace('$1', `'${organizationId}'`));
    await owner.close();
    t.match(await brokenOf(organizationId), [{ organizationId, sequence: /^[23]$/ }], change);
  }
});
