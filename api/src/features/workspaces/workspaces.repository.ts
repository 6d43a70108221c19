import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import type { ClosingReason, DueChoice, WorkStage, WorkspaceStatus } from '@bidloom/contract/workspaces';
import {
  blanksLast,
  caseless,
  countShownDocuments,
  isTender,
  newId,
  paginate,
  searchRows,
  type TenantTransaction,
} from '@bidloom/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { choicesBy } from '../../lib/http/choices.ts';

export type WorkspaceRow = NonNullable<Awaited<ReturnType<typeof findWorkspace>>>;

const sortColumns = {
  name: 'workspaces.nameKey',
  reference: blanksLast(caseless('workspaces.reference')),
  customerName: 'customers.nameKey',
  ownerName: blanksLast(sql`users.first_name_key || ' ' || users.last_name_key`),
  status: 'workspaces.status',
  dueAt: blanksLast('workspaces.dueAt'),
  value: blanksLast('workspaces.value'),
  createdAt: 'workspaces.createdAt',
  updatedAt: 'workspaces.updatedAt',
  attention: ['workspaces.attention', 'workspaces.dueKey'],
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
const selectWorkspaces = (trx: TenantTransaction) => selectWorkspacesAndRooms(trx).where(isTender('workspaces.kind'));

/** The same with the rooms of proposals, which contain documents as tenders do. */
function selectWorkspacesAndRooms(trx: TenantTransaction) {
  return (
    trx
      .selectFrom('workspaces')
      // Each has its customer, but an inner join would be executed for the count, too.
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
        countShownDocuments().as('documentCount'),
      ])
  );
}

/** What a list of tenders leaves out. */
export interface WorkspaceFilters {
  status?: WorkspaceStatus | undefined;
  isActive?: boolean | undefined;
  stage?: WorkStage | undefined;
  due?: DueChoice | undefined;
  /** null: those that nobody owns. */
  ownerId?: string | null | undefined;
}

const attentionOf: Record<WorkStage, number> = { work: 0, waiting: 1, closed: 2 };

/** Those of one customer; null: of every customer. */
export async function searchWorkspaces(
  trx: TenantTransaction,
  customerId: string | null,
  query: ListQuery & WorkspaceFilters,
) {
  let found = filterWorkspaces(selectWorkspaces(trx), query);
  if (customerId) found = found.where('workspaces.customerId', '=', customerId);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, {
      columns: ['workspaces.searchText', 'customers.nameKey'],
      tables: { workspaces: 'workspaces.id', customers: 'workspaces.customerId' },
    });
  }
  // Most attention first is the least stage and the soonest date first.
  const sortDescending = query.sortDescending !== (query.sortBy === 'attention');
  return paginate(found, sortColumns, 'workspaces.id', { ...query, sortDescending });
}

function filterWorkspaces(
  query: ReturnType<typeof selectWorkspaces>,
  { status, isActive, stage, due, ownerId }: WorkspaceFilters,
) {
  let found = query;
  if (status) found = found.where('workspaces.status', '=', status);
  if (isActive !== undefined) found = found.where('workspaces.isActive', '=', isActive);
  if (stage) found = found.where('workspaces.attention', '=', attentionOf[stage]);
  if (ownerId !== undefined) {
    found = ownerId ? found.where('workspaces.ownerId', '=', ownerId) : found.where('workspaces.ownerId', 'is', null);
  }
  if (due) found = found.where('workspaces.attention', '=', attentionOf.work).where(dueWithin[due]);
  return found;
}

const dueWithin: Record<DueChoice, RawBuilder<SqlBool>> = {
  late: sql<SqlBool>`workspaces.due_key < now()`,
  week: sql<SqlBool>`workspaces.due_key >= now() and workspaces.due_key < now() + interval '7 days'`,
  none: sql<SqlBool>`workspaces.due_key = 'infinity'`,
};

/** Those of one customer; null: of every customer. */
export async function listWorkspaceNames(trx: TenantTransaction, customerId: string | null, query: ChoicesQuery) {
  let found = trx.selectFrom('workspaces').select(['id', 'name', 'customerId']).where(isTender('kind'));
  if (customerId) found = found.where('customerId', '=', customerId);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, { columns: ['nameKey'], tables: { workspaces: 'id' } });
  }
  return paginate(found, { name: 'nameKey' }, 'id', choicesBy('name', query));
}

/** Those who may be given a tender. */
export async function listOwners(trx: TenantTransaction, query: ChoicesQuery) {
  let found = trx
    .selectFrom('users')
    .select('id')
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('name'))
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, { columns: ['searchText'], tables: { users: 'id' } });
  }
  return paginate(found, { name: ['firstNameKey', 'lastNameKey'] }, 'id', choicesBy('name', query));
}

/** Only of the customer, where one is named. */
export function findWorkspace(trx: TenantTransaction, customerId: string | null, id: string) {
  return selectOne(trx, customerId, id).where(isTender('workspaces.kind')).executeTakeFirst();
}

/** The same, or the room of a proposal. */
export function findWorkspaceOrRoom(trx: TenantTransaction, customerId: string, id: string) {
  return selectOne(trx, customerId, id).executeTakeFirst();
}

function selectOne(trx: TenantTransaction, customerId: string | null, id: string) {
  return selectWorkspacesAndRooms(trx)
    .select((eb) => eb.ref('customers.isActive').$notNull().as('customerIsActive'))
    .where('workspaces.id', '=', id)
    .$if(customerId !== null, (query) => query.where('workspaces.customerId', '=', customerId ?? ''));
}

/** The proposal whose documents a room contains. */
export function findRoom(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('proposals')
    .innerJoin('workspaces', 'workspaces.id', 'proposals.workspaceId')
    .innerJoin('vendors', 'vendors.id', 'proposals.vendorId')
    .select([
      'proposals.id as proposalId',
      'proposals.title',
      'workspaces.id as tenderId',
      'workspaces.name as tenderName',
      'vendors.name as vendorName',
    ])
    .where('proposals.roomId', '=', id)
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

/** Returns the new tender's id. */
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
