import type { ListQuery } from '@bidloom/contract';
import type { DocumentStatus } from '@bidloom/contract/documents';
import type { ProposalStatus } from '@bidloom/contract/proposals';
import { blanksLast, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** What a vendor offers: the parts of a proposal that are sealed besides its documents. */
export interface Contents {
  amount: number | null;
  currency: string | null;
  notes: string | null;
}

/** What a new proposal and its room consist of. */
export interface NewProposal extends Contents {
  organizationId: string;
  tender: { id: string; customerId: string };
  vendor: { id: string; name: string };
  title: string;
  userId: string;
}

/** The newest row is valid; of a sealed proposal no row can be seen. */
const newest = (column: 'amount' | null) => sql`(
  select ${column ? sql.ref(column) : sql`jsonb_build_object('amount', amount, 'currency', currency, 'notes', notes)`}
  from proposal_contents c where c.proposal_id = proposals.id order by c.created_at desc, c.id desc limit 1)`;

const sortColumns = {
  title: 'proposals.searchText',
  vendorName: 'vendors.nameKey',
  workspaceName: 'workspaces.nameKey',
  status: 'proposals.status',
  amount: blanksLast(newest('amount')),
  documentCount: 'proposals.documentCount',
  submittedAt: blanksLast('proposals.submittedAt'),
  createdAt: 'proposals.createdAt',
  updatedAt: 'proposals.updatedAt',
};

function selectProposals(trx: TenantTransaction) {
  return (
    trx
      .selectFrom('proposals')
      // Each has its tender, customer and vendor, but inner joins would be executed for the count, too.
      .leftJoin('workspaces', 'workspaces.id', 'proposals.workspaceId')
      .leftJoin('customers', 'customers.id', 'workspaces.customerId')
      .leftJoin('vendors', 'vendors.id', 'proposals.vendorId')
      .select([
        'proposals.id',
        'proposals.workspaceId',
        'proposals.roomId',
        'proposals.vendorId',
        'proposals.title',
        'proposals.submittedAt',
        'proposals.documentCount',
        'proposals.createdBy',
        'proposals.createdAt',
        'proposals.updatedAt',
        'workspaces.dueAt',
      ])
      .select((eb) => [
        eb.ref('proposals.status').$castTo<ProposalStatus>().as('status'),
        eb.ref('workspaces.name').$notNull().as('workspaceName'),
        eb.ref('workspaces.customerId').$notNull().as('customerId'),
        eb.ref('customers.name').$notNull().as('customerName'),
        eb.ref('vendors.name').$notNull().as('vendorName'),
        sql<Contents | null>`${newest(null)}`.as('contents'),
        sql<Date | null>`case when workspaces.proposals_open_at > now() then workspaces.proposals_open_at end`.as(
          'sealedUntil',
        ),
      ])
  );
}

export interface ProposalsQuery extends ListQuery {
  workspaceId?: string | undefined;
  vendorId?: string | undefined;
  customerId?: string | undefined;
  status?: ProposalStatus | undefined;
}

export async function searchProposals(trx: TenantTransaction, query: ProposalsQuery) {
  let found = selectProposals(trx);
  if (query.workspaceId) found = found.where('proposals.workspaceId', '=', query.workspaceId);
  if (query.vendorId) found = found.where('proposals.vendorId', '=', query.vendorId);
  if (query.customerId) found = found.where('workspaces.customerId', '=', query.customerId);
  if (query.status) found = found.where('proposals.status', '=', query.status);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, {
      columns: ['proposals.searchText', 'vendors.searchText', 'workspaces.searchText'],
      tables: { proposals: 'proposals.id', vendors: 'proposals.vendorId', workspaces: 'proposals.workspaceId' },
    });
  }
  return paginate(found, sortColumns, 'proposals.id', query);
}

export function findProposal(trx: TenantTransaction, id: string) {
  return selectProposals(trx).where('proposals.id', '=', id).executeTakeFirst();
}

/** Its row, locked until the transaction ends. */
export function lockProposal(trx: TenantTransaction, id: string) {
  return trx.selectFrom('proposals').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The documents of these rooms; those of sealed ones cannot be seen. */
export function listRoomDocuments(trx: TenantTransaction, roomIds: readonly string[]) {
  return trx
    .selectFrom('documents')
    .select(['id', 'workspaceId', 'fileName', 'category', 'failure', 'pages', 'size'])
    .select((eb) => eb.ref('status').$castTo<DocumentStatus>().as('status'))
    .where('workspaceId', '=', sql<string>`any (${[...roomIds]}::uuid[])`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export const roomName = (vendorName: string, title: string) => `${vendorName}: ${title}`;

/** Makes the room, the proposal and its first contents; returns the proposal's id. */
export async function insertProposal(trx: TenantTransaction, proposal: NewProposal): Promise<string> {
  const { organizationId, tender, vendor, title, userId, ...contents } = proposal;
  const [id, roomId] = [newId(), newId()];
  await trx
    .insertInto('workspaces')
    .values({
      ...{ id: roomId, organizationId, customerId: tender.customerId, name: roomName(vendor.name, title) },
      ...{ kind: 'proposal', tenderId: tender.id, status: 'open', statusBy: userId },
    })
    .execute();
  const row = { workspaceId: tender.id, roomId, vendorId: vendor.id, title, createdBy: userId };
  await trx
    .insertInto('proposals')
    .values({ id, organizationId, ...row })
    .execute();
  await insertContents(trx, { organizationId, proposalId: id, userId }, contents);
  return id;
}

export async function insertContents(
  trx: TenantTransaction,
  { organizationId, proposalId, userId }: { organizationId: string; proposalId: string; userId: string },
  { amount, currency, notes }: Contents,
): Promise<void> {
  await trx
    .insertInto('proposalContents')
    .values({ id: newId(), organizationId, proposalId, amount, currency, notes, createdBy: userId })
    .execute();
}

export async function updateProposalRow(
  trx: TenantTransaction,
  id: string,
  {
    status,
    ...changes
  }: { vendorId?: string | undefined; title?: string | undefined; status?: ProposalStatus | undefined },
): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({
      ...changes,
      ...(status && { status, submittedAt: status === 'submitted' ? sql<Date>`coalesce(submitted_at, now())` : null }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function renameRoom(trx: TenantTransaction, roomId: string, name: string): Promise<void> {
  await trx.updateTable('workspaces').set({ name }).where('id', '=', roomId).execute();
}

/** Removes a proposal with its room, even if it is sealed; returns the keys of its files, or null where there is no such proposal. */
export async function removeProposalRow(trx: TenantTransaction, id: string): Promise<string[] | null> {
  const { rows } = await sql<{ keys: string[] | null }>`select remove_proposal(${id}) as keys`.execute(trx);
  return rows[0]?.keys ?? null;
}

/** A vendor, locked so that nobody deletes it meanwhile. */
export function holdVendor(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('vendors')
    .select(['id', 'name', 'isActive'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}
