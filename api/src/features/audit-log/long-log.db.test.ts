import { type TenantTransaction, withTenant } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import { sql } from 'kysely';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';
import { readOlder, searchEntries } from './audit-log.repository.ts';

const api = await startTestApi();
t.teardown(() => api.close());
t.setTimeout(120_000);
const { database } = api.platform;
const organizationId = await api.organization();
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const scope = { chainId: organizationId, isForeign: false };

/** More than the index keeps together, so that searches continue from one part to the next. */
const length = 20_000;
const owner = await openAsOwner(database);
t.teardown(() => owner.close());
// Without the triggers: this many digests would take longer than the test.
await owner.query("set session_replication_role = 'replica'");
await owner.query(`
  insert into audit_entries (chain_id, sequence, id, organization_id, actor_id, action, outcome, target_type, target_id, target_name,
    created_at, previous_hash, hash)
  select '${organizationId}', i, gen_random_uuid(), '${organizationId}', case when i % 2 = 0 then '${admin.userId}'::uuid end,
    case when i = 9000 then 'keyword.deleted' when i % 4 = 0 then 'keyword.created' else 'tender.read' end,
    case when i % 4 = 1 then 'refused' else 'done' end, 'keyword', i::text,
    'Pump ' || i || case when i in (3, 12000, 19999) then ' Zirconium' else '' end || case when i <= 500 then ' Gasket' else '' end,
    timestamptz '2026-01-01' + i * interval '1 minute', '', ''
  from generate_series(1, ${length}) i`);
await owner.query(
  `insert into audit_chains values ('${organizationId}', ${length}, '') on conflict (chain_id) do update set sequence = ${length}`,
);
await owner.query("set session_replication_role = 'origin'");
await owner.query('vacuum analyze audit_entries');

const page = { pageNumber: 1, pageSize: 10, sortDescending: true };

/** What a search finds, and how many entries the database looked at for it. */
const search = (query: object) =>
  withTenant(database, organizationId, async (trx) => {
    const before = await lookedAt(trx);
    const { items, totalCount } = await searchEntries(trx, scope, { ...page, ...query });
    return { found: items.map(({ sequence }) => Number(sequence)), totalCount, looked: (await lookedAt(trx)) - before };
  });

async function lookedAt(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_xact_user_tables where relname = 'audit_entries'`.execute(
    trx,
  );
  return Number(rows[0]?.count);
}

t.test('entries that match the filters are found without reading the whole log', async (t) => {
  const rare = { totalCount: 3, found: [19_999, 12_000, 3] };
  t.match(await search({ searchTerm: 'ZIRCONIUM' }), rare);
  t.match(await search({ searchTerm: 'zirconium', sortDescending: false }), { found: [3, 12_000, 19_999] });
  t.match(await search({ searchTerm: 'zirconium', action: 'keyword.created' }), { totalCount: 1, found: [12_000] });
  t.match(await search({ action: 'keyword.deleted' }), { totalCount: 1, found: [9000] });
  t.match(await search({ targetId: '777' }), { totalCount: 1, found: [777] });
  t.match(await search({ actorId: admin.userId, outcome: 'refused' }), { totalCount: 0 }, 'filters without a match');
  t.match(await search({ searchTerm: 'nowhere' }), { totalCount: 0, found: [] });
  for (const query of [
    { searchTerm: 'zirconium' },
    { searchTerm: 'nowhere' },
    { action: 'keyword.deleted' },
    { targetId: '777' },
    { actorId: admin.userId, outcome: 'refused' },
    { searchTerm: 'keyword', action: 'keyword.deleted' },
  ]) {
    const { looked } = await search(query);
    t.ok(looked < 50, `${JSON.stringify(query)}: ${looked} of ${length} entries were looked at`);
  }
});

t.test('common words and filters are counted to a thousand, and read page by page', async (t) => {
  const newest = await search({ searchTerm: 'pump', pageNumber: 2 });
  t.match(newest, { totalCount: 1000, found: [19_990, 19_989, 19_988] });
  t.ok(newest.looked < length / 2, `${newest.looked} entries were looked at`);
  t.match(await search({ action: 'keyword.created', skip: 990 }), { totalCount: 1000, found: [16_040, 16_036] });
  const old = await search({ searchTerm: 'gasket', pageSize: 3 });
  t.match(old, { totalCount: 500, found: [500, 499, 498] }, 'all in the oldest part');
  t.ok(old.looked < 1000, `${old.looked} entries were looked at`);
});

t.test('dates, two letters and other wildcards filter it, too', async (t) => {
  const to = '2026-01-01T00:10:00Z';
  t.match(await search({ searchTerm: 'pump', to }), { totalCount: 9, found: [9, 8] });
  t.match(await search({ searchTerm: 'mp', to, sortDescending: false }), { totalCount: 9, found: [1, 2] });
  t.match(await search({ searchTerm: '%', to }), { totalCount: 0 });
});

t.test('a selection is read from end to end', async (t) => {
  const read = (before: number) =>
    withTenant(database, organizationId, (trx) =>
      readOlder(trx, scope, { searchTerm: 'gasket' }, { before, limit: 300 }),
    );
  const first = await read(Number.MAX_SAFE_INTEGER);
  t.equal(first.length, 300);
  const second = await read(Number(first.at(-1)?.sequence));
  t.same([second.length, Number(second[0]?.sequence), Number(second.at(-1)?.sequence)], [200, 200, 1]);
});
