import { isAskable, type TenantTransaction } from '@bidloom/db';
import type { RunRow } from './runs.repository.ts';

/**
 * The ready documents of the run's tender that the run read, the versions that took their places, and those that were added after it was
 * started; oldest first.
 */
export async function listDocumentsSince(
  trx: TenantTransaction,
  { workspaceId, documentIds, createdAt }: Pick<RunRow, 'workspaceId' | 'documentIds' | 'createdAt'>,
): Promise<string[]> {
  const documents = await trx
    .selectFrom('documents')
    .select(['id', 'replacesId', 'createdAt'])
    .select(isAskable().as('isAsked'))
    .where('workspaceId', '=', workspaceId)
    .orderBy('createdAt')
    .execute();
  const before = new Map(documents.map(({ id, replacesId }) => [id, replacesId]));
  // A document may take the place of another one long after it was uploaded.
  const wasRead = (id: string | null | undefined): boolean =>
    id !== null && id !== undefined && (documentIds.includes(id) || wasRead(before.get(id)));
  return documents
    .filter((document) => document.isAsked && (document.createdAt > createdAt || wasRead(document.id)))
    .map(({ id }) => id);
}
