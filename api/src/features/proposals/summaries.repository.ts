import type { ListQuery } from '@bidloom/contract';
import type { WorkspaceStatus } from '@bidloom/contract/workspaces';
import { blanksLast, isTender, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type SummaryRow = NonNullable<Awaited<ReturnType<typeof findSummary>>>;

const sortColumns = {
  name: 'workspaces.nameKey',
  dueAt: blanksLast('workspaces.dueAt'),
  createdAt: 'workspaces.createdAt',
  totalProposals: sql`coalesce(proposal_counts.total, 0)`,
};

/** Tenders with the numbers that the database keeps of their proposals. */
function selectSummaries(trx: TenantTransaction) {
  return trx
    .selectFrom('workspaces')
    .leftJoin('customers', 'customers.id', 'workspaces.customerId')
    .leftJoin('proposalCounts', 'proposalCounts.workspaceId', 'workspaces.id')
    .select([
      'workspaces.id',
      'workspaces.name',
      'workspaces.reference',
      'workspaces.customerId',
      'workspaces.currency',
      'workspaces.dueAt',
      'workspaces.proposalsOpenAt',
    ])
    .select((eb) => [
      eb.ref('customers.name').$notNull().as('customerName'),
      eb.ref('workspaces.status').$castTo<WorkspaceStatus>().as('status'),
      sql<number>`coalesce(proposal_counts.total, 0)`.as('totalProposals'),
      sql<number>`coalesce(proposal_counts.draft, 0)`.as('draftProposals'),
      sql<number>`coalesce(proposal_counts.submitted, 0)`.as('submittedProposals'),
      sql<boolean>`coalesce(workspaces.proposals_open_at > now(), false)`.as('isSealed'),
    ])
    .where(isTender('workspaces.kind'));
}

export async function searchSummaries(
  trx: TenantTransaction,
  query: ListQuery & { customerId?: string | undefined; hasProposals?: boolean | undefined },
) {
  let found = selectSummaries(trx);
  if (query.customerId) found = found.where('workspaces.customerId', '=', query.customerId);
  if (query.hasProposals === true) found = found.where('proposalCounts.total', '>', 0);
  if (query.hasProposals === false) found = found.where(sql<boolean>`coalesce(proposal_counts.total, 0) = 0`);
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, {
      columns: ['workspaces.searchText', 'customers.nameKey'],
      tables: { workspaces: 'workspaces.id', customers: 'workspaces.customerId' },
    });
  }
  return paginate(found, sortColumns, 'workspaces.id', query);
}

export function findSummary(trx: TenantTransaction, workspaceId: string) {
  return selectSummaries(trx).where('workspaces.id', '=', workspaceId).executeTakeFirst();
}

/** A tender that gets a proposal: its row is locked, so that its sealing does not change meanwhile. */
export function holdTender(trx: TenantTransaction, id: string, lock: 'share' | 'update') {
  const found = trx
    .selectFrom('workspaces')
    .select(['id', 'customerId', 'name', 'dueAt', 'proposalsOpenAt'])
    .select(sql<boolean>`coalesce(proposals_open_at > now(), false)`.as('isSealed'))
    .where('id', '=', id)
    .where(isTender('kind'));
  return (lock === 'share' ? found.forShare() : found.forNoKeyUpdate()).executeTakeFirst();
}

/** When a tender's proposals open; null: they are not sealed. */
export async function setOpening(trx: TenantTransaction, id: string, opensAt: Date | null): Promise<void> {
  await trx
    .updateTable('workspaces')
    .set({ proposalsOpenAt: opensAt, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** For the whole organisation, from the numbers that the database keeps for each tender. */
export function countAll(trx: TenantTransaction) {
  return trx
    .selectFrom('proposalCounts as counts')
    .select([
      sql<number>`coalesce(sum(total), 0)::int`.as('total'),
      sql<number>`coalesce(sum(draft), 0)::int`.as('draft'),
      sql<number>`coalesce(sum(submitted), 0)::int`.as('submitted'),
      sql<number>`(count(*) filter (where total > 0))::int`.as('tenders'),
    ])
    .select((eb) =>
      eb
        .selectFrom('workspaces')
        .innerJoin('proposalCounts as own', 'own.workspaceId', 'workspaces.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(sql<boolean>`workspaces.proposals_open_at > now() and own.total > 0`)
        .$asScalar()
        .$notNull()
        .as('sealedTenders'),
    )
    .executeTakeFirstOrThrow();
}
