import { queueProfile as queueRow, type TenantTransaction } from '@bidloom/db';
import { onceForTender, profileTender } from '@bidloom/jobs';
import type { Queue } from '@bidloom/platform';

/**
 * Has it found out again what a tender is about and which ones are similar, since its documents have changed. In the transaction that
 * changes them, after it has locked the documents.
 */
export async function queueProfile(
  trx: TenantTransaction,
  queue: Queue,
  { organizationId, workspaceId }: { organizationId: string; workspaceId: string },
): Promise<void> {
  const payload = { organizationId, workspaceId };
  const jobId = await queue.send(trx, profileTender, payload, onceForTender(workspaceId));
  await queueRow(trx, { ...payload, jobId });
}
