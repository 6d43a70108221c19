import { sql } from 'kysely';
import { inOrder } from './table-order.ts';
import type { PlatformTransaction } from './tenant.ts';

/** What outlives an organisation, or goes with it in another way: the record of its removal, and its part of the audit log. */
const apart = ['organization_removals', 'audit_entries'];

/**
 * Tables whose rows belong to an organisation, each before those to which its rows refer; `removable`: only those from which this account
 * may remove them. Rows that only the database writes are removed with the organisation's own row.
 */
export async function listOrganizationTables(
  trx: PlatformTransaction,
  { removable = false }: { removable?: boolean } = {},
): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${apart}::text[])
      and (not ${removable} or has_table_privilege(c.oid, 'DELETE'))
    order by 1`.execute(trx);
  const keys = await sql<{ child: string; parent: string }>`
    select child.relname::text as child, parent.relname::text as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and k.connamespace = 'public'::regnamespace`.execute(trx);
  return inOrder(
    tables.rows.map(({ name }) => name),
    keys.rows,
  ).reverse();
}

/** Removes at most `limit` rows of an organisation and returns how many. */
export async function removeOrganizationRows(
  trx: PlatformTransaction,
  table: string,
  organizationId: string,
  limit: number,
): Promise<number> {
  const name = sql.table(table);
  const { numAffectedRows } = await sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} where organization_id = ${organizationId} limit ${limit}))`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** How many rows of these organisations are left, by organisation and table; what has none is left out. */
export async function countOrganizationRows(
  trx: PlatformTransaction,
  organizationIds: readonly string[],
): Promise<{ organizationId: string; table: string; count: number }[]> {
  const tables = [...(await listOrganizationTables(trx)), 'audit_entries'];
  const parts = tables.map(
    (table) => sql`
      select organization_id, ${sql.lit(table)} as name, count(*)::int as count from ${sql.table(table)}
      where organization_id = any (${[...organizationIds]}::uuid[]) group by 1`,
  );
  const { rows } = await sql<{ organizationId: string; name: string; count: number }>`
    ${sql.join(parts, sql` union all `)} union all
    select id, 'organizations', 1 from organizations where id = any (${[...organizationIds]}::uuid[])`.execute(trx);
  return rows.map(({ organizationId, name, count }) => ({ organizationId, table: name, count }));
}

/** Ids of organisations that were removed, by the audit log of the platform, which keeps who removed what. */
export async function listRemovedOrganizations(trx: PlatformTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('auditEntries')
    .select('targetId')
    .distinct()
    .where('organizationId', 'is', null)
    .where('action', '=', 'organization.removed')
    .execute();
  return rows.flatMap(({ targetId }) => (targetId ? [targetId] : []));
}
