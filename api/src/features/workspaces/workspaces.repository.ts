import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import type { ClosingReason, Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { blanksLast, caseless, isTender, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { choicesBy } from '../../lib/choices.ts';

export type WorkspaceRow = NonNullable<Awaited<ReturnType<typeof findWorkspace>>>;

const sortColumns = {
  name: 'workspaces.nameKey',
  reference: blanksLast(caseless('workspaces.reference')),
  customerName: 'customers.nameKey',
  status: 'workspaces.status',
  dueAt: blanksLast('workspaces.dueAt'),
  value: blanksLast('workspaces.value'),
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
  return (
    trx
      .selectFrom('workspaces')
      // Each has its customer; an inner join would be made to count them, too.
      .leftJoin('customers', 'customers.id', 'workspaces.customerId')
      .leftJoin('users', 'users.id', 'workspaces.ownerId')
      .select([
        'workspaces.id',
        'workspaces.organizationId',
        'workspaces.customerId',
        'workspaces.name',
        'workspaces.reference',
        'workspaces.description',
        'workspaces.closedAt',
        'workspaces.closingNote',
        'workspaces.dueAt',
        'workspaces.value',
        'workspaces.currency',
        'workspaces.ownerId',
        'workspaces.isActive',
        'workspaces.createdAt',
        'workspaces.updatedAt',
      ])
      .select((eb) => [
        eb.ref('customers.name').$notNull().as('customerName'),
        eb.ref('workspaces.status').$castTo<WorkspaceStatus>().as('status'),
        eb.ref('workspaces.archivedFrom').$castTo<WorkspaceStatus | null>().as('archivedFrom'),
        eb.ref('workspaces.closingReasons').$castTo<ClosingReason[]>().as('closingReasons'),
        sql<string | null>`${eb.ref('users.firstName')} || ' ' || ${eb.ref('users.lastName')}`.as('ownerName'),
        eb
          .selectFrom('documents')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('documents.organizationId', '=', 'workspaces.organizationId')
          .whereRef('documents.workspaceId', '=', 'workspaces.id')
          .as('documentCount'),
      ])
      .where(isTender('workspaces.kind'))
  );
}

/** Those of one customer; null: of every customer. */
export async function searchWorkspaces(
  trx: TenantTransaction,
  customerId: string | null,
  query: ListQuery & { status?: WorkspaceStatus | undefined; isActive?: boolean | undefined },
) {
  let found = selectWorkspaces(trx);
  if (customerId) found = found.where('workspaces.customerId', '=', customerId);
  if (query.status) found = found.where('workspaces.status', '=', query.status);
  if (query.isActive !== undefined) found = found.where('workspaces.isActive', '=', query.isActive);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, {
      columns: ['workspaces.searchText', 'customers.nameKey'],
      tables: { workspaces: 'workspaces.id', customers: 'workspaces.customerId' },
    });
  }
  return paginate(found, sortColumns, 'workspaces.id', query);
}

/** Those of one customer; null: of every customer. */
export async function listWorkspaceNames(trx: TenantTransaction, customerId: string | null, query: ChoicesQuery) {
  let found = trx.selectFrom('workspaces').select(['id', 'name', 'customerId']).where(isTender('kind'));
  if (customerId) found = found.where('customerId', '=', customerId);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, { columns: ['nameKey'], tables: { workspaces: 'id' } });
  }
  return paginate(found, { name: 'nameKey' }, 'id', choicesBy('name', query));
}

export function findWorkspace(trx: TenantTransaction, customerId: string, id: string) {
  return selectWorkspaces(trx)
    .select((eb) => eb.ref('customers.isActive').$notNull().as('customerIsActive'))
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
  userId: string,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('workspaces')
    .values({ id, organizationId, customerId, ...fields, statusBy: userId })
    .execute();
  return id;
}

/** Nothing happens where the customer has no such tender. */
export async function updateWorkspace(
  trx: TenantTransaction,
  customerId: string,
  id: string,
  fields: Omit<WorkspaceFields, 'status'>,
): Promise<void> {
  await trx
    .updateTable('workspaces')
    .set({ ...fields, updatedAt: sql`now()` })
    .where(isTender('kind'))
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
    closedAt: row.closedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
