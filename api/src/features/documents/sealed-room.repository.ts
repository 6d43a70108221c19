import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Until when the proposals of the joined tender are closed; null: they are open. */
const sealedUntil = sql<Date | null>`
  case when tender.proposals_open_at > now() then tender.proposals_open_at end`;

/** Until when the room of a proposal is closed; null: it is open, or it is no such room. */
export async function findSealedUntil(trx: TenantTransaction, workspaceId: string): Promise<Date | null> {
  const found = await trx
    .selectFrom('workspaces')
    .innerJoin('workspaces as tender', 'tender.id', 'workspaces.tenderId')
    .select(sealedUntil.as('until'))
    .where('workspaces.id', '=', workspaceId)
    .executeTakeFirst();
  return found?.until ?? null;
}

/** Where a proposal's documents are, and until when they are closed. */
export function findProposalRoom(trx: TenantTransaction, proposalId: string) {
  return trx
    .selectFrom('proposals')
    .innerJoin('workspaces as tender', 'tender.id', 'proposals.workspaceId')
    .select(['proposals.roomId', 'proposals.title'])
    .select(sealedUntil.as('sealedUntil'))
    .where('proposals.id', '=', proposalId)
    .executeTakeFirst();
}
