import type { TenantTransaction } from '@bidloom/db';

/** Versions of a tender's documents are changed one after the other, or two changes could close a circle. */
export async function lockVersions(trx: TenantTransaction, workspaceId: string): Promise<void> {
  await trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
}

/** Whether `id` is `from`, or one of the versions before it. */
export async function comesFrom(
  trx: TenantTransaction,
  workspaceId: string,
  from: string,
  id: string,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'replacesId'])
    .where('workspaceId', '=', workspaceId)
    .where('replacesId', 'is not', null)
    .execute();
  const before = new Map(rows.map((row) => [row.id, row.replacesId]));
  for (let at: string | null | undefined = from; at; at = before.get(at)) if (at === id) return true;
  return false;
}
