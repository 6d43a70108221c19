import { isAskable, type TenantTransaction } from '@bidloom/db';

/**
 * The tender's documents with these ids, or all of it that are ready, that no other has replaced and that are no archives;
 * oldest first.
 */
export function listChosenDocuments(trx: TenantTransaction, workspaceId: string, ids: readonly string[] | undefined) {
  const documents = trx
    .selectFrom('documents')
    .select(['id', 'fileName', 'pages', 'status'])
    .where('workspaceId', '=', workspaceId);
  const chosen = ids ? documents.where('id', 'in', [...ids]) : documents.where(isAskable());
  return chosen.orderBy('createdAt').execute();
}

/** The tender of each of these documents. */
export async function listTendersOf(trx: TenantTransaction, documentIds: readonly string[]): Promise<string[]> {
  const found = await trx
    .selectFrom('documents')
    .select('workspaceId')
    .where('id', 'in', [...documentIds])
    .execute();
  return found.map(({ workspaceId }) => workspaceId);
}
