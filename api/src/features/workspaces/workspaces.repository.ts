import type { ListQuery } from '@bidloom/contract';
import type { Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { caseless, containsPattern, newId, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type WorkspaceRow = NonNullable<Awaited<ReturnType<typeof findWorkspace>>>;

const sortColumns = {
  name: caseless('workspaces.name'),
  reference: caseless('workspaces.reference'),
  customerName: caseless('customers.name'),
  status: 'workspaces.status',
  dueAt: 'workspaces.dueAt',
  value: 'workspaces.value',
  createdAt: 'workspaces.createdAt',
  updatedAt: 'workspaces.updatedAt',
};

/** The fields that a person fills in. `undefined` leaves what is there. */
export interface WorkspaceFields {
  name: string;
  reference: string | null;
  description: string | null;
  status?: WorkspaceStatus | undefined;
  dueAt: string | null;
  value: number | null;
  currency: string | null;
  ownerId?: string | null | undefined;
  isActive?: boolean | undefined;
}

/** Tenders with the names of their customer and owner, and the number of their documents. */
function selectWorkspaces(trx: TenantTransaction) {
  return trx
    .selectFrom('workspaces')
    .innerJoin('customers', 'customers.id', 'workspaces.customerId')
    .leftJoin('users', 'users.id', 'workspaces.ownerId')
    .select([
      'workspaces.id',
      'workspaces.organizationId',
      'workspaces.customerId',
      'customers.name as customerName',
      'workspaces.name',
      'workspaces.reference',
      'workspaces.description',
      'workspaces.dueAt',
      'workspaces.value',
      'workspaces.currency',
      'workspaces.ownerId',
      'workspaces.isActive',
      'workspaces.createdAt',
      'workspaces.updatedAt',
    ])
    .select((eb) => [
      eb.ref('workspaces.status').$castTo<WorkspaceStatus>().as('status'),
      sql<string | null>`${eb.ref('users.firstName')} || ' ' || ${eb.ref('users.lastName')}`.as('ownerName'),
      eb
        .selectFrom('documents')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('documents.organizationId', '=', 'workspaces.organizationId')
        .whereRef('documents.workspaceId', '=', 'workspaces.id')
        .as('documentCount'),
    ]);
}

/** Those of one customer; null: of every customer. */
export function searchWorkspaces(
  trx: TenantTransaction,
  customerId: string | null,
  query: ListQuery & { status?: WorkspaceStatus | undefined; isActive?: boolean | undefined },
) {
  let found = selectWorkspaces(trx);
  if (customerId) found = found.where('workspaces.customerId', '=', customerId);
  if (query.status) found = found.where('workspaces.status', '=', query.status);
  if (query.isActive !== undefined) found = found.where('workspaces.isActive', '=', query.isActive);
  if (query.searchTerm) {
    const pattern = containsPattern(query.searchTerm);
    const columns = ['workspaces.name', 'workspaces.reference', 'workspaces.description', 'customers.name'] as const;
    found = found.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', pattern))));
  }
  return paginate(found, sortColumns, 'workspaces.id', query);
}

export function listWorkspaceNames(trx: TenantTransaction, customerId: string | null) {
  return trx
    .selectFrom('workspaces')
    .select(['id', 'name', 'customerId'])
    .$if(customerId !== null, (query) => query.where('customerId', '=', customerId))
    .orderBy(caseless('name'))
    .execute();
}

export function findWorkspace(trx: TenantTransaction, customerId: string, id: string) {
  return selectWorkspaces(trx)
    .select('customers.isActive as customerIsActive')
    .where('workspaces.id', '=', id)
    .where('workspaces.customerId', '=', customerId)
    .executeTakeFirst();
}

/** How many documents of a tender are in which state, and the pages of those that are read. */
export function countDocuments(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('documents')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where status = 'ready'))::int`.as('ready'),
      sql<number>`(count(*) filter (where status in ('uploaded', 'processing')))::int`.as('processing'),
      sql<number>`(count(*) filter (where status = 'failed'))::int`.as('failed'),
      sql<number>`coalesce(sum(pages) filter (where status = 'ready'), 0)::int`.as('pages'),
    ])
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirstOrThrow();
}

/** Answers the new tender's id. */
export async function insertWorkspace(
  trx: TenantTransaction,
  organizationId: string,
  customerId: string,
  fields: WorkspaceFields,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('workspaces')
    .values({ id, organizationId, customerId, ...fields })
    .execute();
  return id;
}

/** Nothing happens where the customer has no such tender. */
export async function updateWorkspace(
  trx: TenantTransaction,
  customerId: string,
  id: string,
  fields: WorkspaceFields,
): Promise<void> {
  await trx
    .updateTable('workspaces')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .execute();
}

export function presentWorkspace(row: Omit<WorkspaceRow, 'customerIsActive'>): Workspace {
  return {
    ...row,
    // `numeric` comes as text, so that no digit is lost; two decimals below 10^15 fit a number.
    value: row.value === null ? null : Number(row.value),
    documentCount: row.documentCount ?? 0,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
