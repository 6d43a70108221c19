import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/**
 * A document of a proposal that nothing has happened to since its tender's proposals were opened. Its job came while it was sealed, since the
 * due date had been moved, and found nothing to read.
 */
export function findOpened(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('documents')
    .innerJoin('workspaces as room', 'room.id', 'documents.workspaceId')
    .innerJoin('workspaces as tender', 'tender.id', 'room.tenderId')
    .select('documents.workspaceId')
    .where('documents.id', '=', id)
    .where('documents.status', '=', 'uploaded')
    .where(sql<boolean>`documents.updated_at < tender.proposals_open_at`)
    .executeTakeFirst();
}
