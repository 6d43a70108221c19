import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import type { customerBody } from '@bidloom/contract/customers';
import { blanksLast, caseless, isTender, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { choicesBy } from '../../lib/http/choices.ts';
import type { FieldsOf } from '../../lib/http/fields-of.ts';

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** For a row of `customers`: its tenders in one of these states. */
const tendersIn = (statuses: readonly string[]) => sql`
  from workspaces where workspaces.organization_id = customers.organization_id and workspaces.customer_id = customers.id
    and workspaces.kind = 'tender' and workspaces.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
const openTenders = sql<number>`(select count(*)::int ${tendersIn(['draft', 'open', 'in_review', 'submitted'])})`;
const nextDueAt = sql<Date | null>`
  (select min(workspaces.due_at) ${tendersIn(['draft', 'open', 'in_review'])} and workspaces.due_at >= now())`;

const sortColumns = {
  name: 'nameKey',
  code: blanksLast(caseless('code')),
  industry: blanksLast(caseless('industry')),
  email: blanksLast(caseless('email')),
  isActive: 'isActive',
  openTenders,
  nextDueAt: blanksLast(nextDueAt),
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The fields that a person fills in. */
export type CustomerFields = FieldsOf<typeof customerBody>;

/** Customers with the number of their tenders that are not archived. */
function selectCustomers(trx: TenantTransaction) {
  return trx
    .selectFrom('customers')
    .select([
      'id',
      'organizationId',
      'name',
      'code',
      'industry',
      'email',
      'phone',
      'address',
      'isActive',
      'createdAt',
      'updatedAt',
    ])
    .select([openTenders.as('openTenders'), nextDueAt.as('nextDueAt')])
    .select((eb) =>
      eb
        .selectFrom('workspaces')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('workspaces.organizationId', '=', 'customers.organizationId')
        .whereRef('workspaces.customerId', '=', 'customers.id')
        .where(isTender('workspaces.kind'))
        .where('workspaces.status', '<>', 'archived')
        .as('workspaceCount'),
    );
}

export async function searchCustomers(trx: TenantTransaction, query: ListQuery & { isActive?: boolean | undefined }) {
  let found = selectCustomers(trx);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  if (query.searchTerm) {
    const where = { columns: ['searchText'], tables: { customers: 'id' } };
    found = await searchRows(trx, found, query.searchTerm, where);
  }
  return paginate(found, sortColumns, 'id', query);
}

export function findCustomer(trx: TenantTransaction, id: string) {
  return selectCustomers(trx).where('id', '=', id).executeTakeFirst();
}

export function listActiveCustomers(trx: TenantTransaction, query: ChoicesQuery) {
  return searchCustomers(trx, { ...choicesBy('name', query), isActive: true });
}

/** All of them, whether in use or not. */
export async function listCustomerNames(trx: TenantTransaction, query: ChoicesQuery) {
  let found = trx.selectFrom('customers').select(['id', 'name']);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, { columns: ['nameKey'], tables: { customers: 'id' } });
  }
  return paginate(found, { name: 'nameKey' }, 'id', choicesBy('name', query));
}

/** Returns the new customer's id. */
export async function insertCustomer(
  trx: TenantTransaction,
  organizationId: string,
  fields: CustomerFields,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('customers')
    .values({ id, organizationId, ...fields })
    .execute();
  return id;
}

/** Writes only the given fields; nothing happens where there is no such customer. */
export async function updateCustomer(
  trx: TenantTransaction,
  id: string,
  fields: Partial<CustomerFields>,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}
