import type { ListQuery } from '@bidloom/contract';
import { type KeywordAcross, mostNamedCustomers } from '@bidloom/contract/keywords';
import { type PageOf, searchRows, type TenantTransaction } from '@bidloom/db';
import { type Expression, sql } from 'kysely';
import { commonScopeId } from '../../lib/access/scope.ts';

interface Filters {
  customerId?: string | undefined;
  missingFor?: string | undefined;
}

const sortColumns: Record<string, string> = { text: 'text_key', customerCount: 'customer_count' };

/** Each keyword once, whatever case it is written in, with whose it is. */
export async function listAcross(
  trx: TenantTransaction,
  { searchTerm, customerId, missingFor, ...query }: ListQuery & Filters,
): Promise<PageOf<KeywordAcross>> {
  let found = trx.selectFrom('keywords');
  if (searchTerm) {
    found = await searchRows(trx, found, searchTerm, { columns: ['textKey'], tables: { keywords: 'id' } });
  }
  const has = (scopeId: string) => sql<boolean>`bool_or(scope_id = ${scopeId})`;
  const groups = found
    .groupBy('textKey')
    .select('textKey')
    .select([
      sql<string>`min(id::text)`.as('id'),
      sql<string>`min(text)`.as('text'),
      sql<string | null>`min(description)`.as('description'),
      has(commonScopeId).as('forAll'),
      sql<number>`(count(*) filter (where customer_id is not null))::int`.as('customerCount'),
    ])
    .$if(customerId !== undefined, (all) => all.having(has(customerId ?? '')))
    .$if(missingFor !== undefined, (all) =>
      all.having(sql<boolean>`not ${has(missingFor ?? '')} and not ${has(commonScopeId)}`),
    );
  const page = await readPage(trx, groups, query);
  const customers = await nameCustomers(
    trx,
    page.items.map(({ textKey }) => textKey),
  );
  return {
    ...page,
    items: page.items.map(({ textKey, ...keyword }) => ({ ...keyword, customers: customers.get(textKey) ?? [] })),
  };
}

interface Group extends Omit<KeywordAcross, 'customers'> {
  textKey: string;
}

/** Groups are made once for both the page and their number. */
async function readPage(
  trx: TenantTransaction,
  groups: Expression<Group>,
  { sortBy, sortDescending, pageNumber, pageSize, skip }: ListQuery,
): Promise<PageOf<Group>> {
  const offset = skip ?? (pageNumber - 1) * pageSize;
  const column = sql.ref(sortColumns[sortBy] ?? 'text_key');
  const direction = sortDescending ? sql`desc` : sql`asc`;
  const all = sql`(${groups}) as all_groups`;
  const { rows } = await sql<Group & { totalCount: number }>`
    select *, (count(*) over ())::int as total_count from ${all}
    order by ${column} ${direction}, text_key ${direction} limit ${pageSize} offset ${offset}`.execute(trx);
  const [first] = rows;
  // Past the end there is no row to carry the total.
  const beyond =
    first || offset === 0 ? null : await sql<{ total: number }>`select count(*)::int as total from ${all}`.execute(trx);
  const totalCount = first?.totalCount ?? beyond?.rows[0]?.total ?? 0;
  return {
    items: rows.map(({ totalCount: _, ...group }) => group),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    pageNumber: Math.floor(offset / pageSize) + 1,
    pageSize,
    hasNextPage: offset + rows.length < totalCount,
    hasPreviousPage: offset > 0,
  };
}

/** The first customers of each keyword, by name. */
async function nameCustomers(
  trx: TenantTransaction,
  keys: readonly string[],
): Promise<Map<string, KeywordAcross['customers']>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ textKey: string; id: string; name: string }>`
    select text_key, id, name from (
      select k.text_key, c.id, c.name, row_number() over (partition by k.text_key order by c.name_key, c.id) as place
      from keywords k join customers c on c.organization_id = k.organization_id and c.id = k.customer_id
      where k.text_key = any (${[...keys]}::text[])
    ) named where place <= ${mostNamedCustomers} order by text_key, place`.execute(trx);
  const named = new Map<string, KeywordAcross['customers']>();
  for (const { textKey, ...customer } of rows) named.set(textKey, [...(named.get(textKey) ?? []), customer]);
  return named;
}
