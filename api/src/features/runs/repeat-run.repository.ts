import { isCurrent, type TenantTransaction } from '@bidloom/db';
import type { RunRow } from './runs.repository.ts';

/** The ready documents of the run's tender that the run read, or that were added after it was started; oldest first. */
export async function listDocumentsSince(
  trx: TenantTransaction,
  { workspaceId, documentIds, createdAt }: Pick<RunRow, 'workspaceId' | 'documentIds' | 'createdAt'>,
): Promise<string[]> {
  const found = await trx
    .selectFrom('documents')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    // The files of an archive are documents of their own.
    .where('mediaType', '!=', 'application/zip')
    .where(isCurrent())
    .where((eb) =>
      eb.or([eb('createdAt', '>', createdAt), ...(documentIds.length > 0 ? [eb('id', 'in', documentIds)] : [])]),
    )
    .orderBy('createdAt')
    .execute();
  return found.map(({ id }) => id);
}
