import { queueFactReading as queueRow, type TenantTransaction } from '@bidloom/db';
import { onceForTender, readFacts } from '@bidloom/jobs';
import type { Queue } from '@bidloom/platform';

/**
 * Has the facts of a tender read again, since its documents have changed. In the transaction that changes them, after it has locked the
 * documents.
 */
export async function queueFactReading(
  trx: TenantTransaction,
  queue: Queue,
  { organizationId, workspaceId }: { organizationId: string; workspaceId: string },
): Promise<void> {
  const payload = { organizationId, workspaceId };
  const jobId = await queue.send(trx, readFacts, payload, onceForTender(workspaceId));
  await queueRow(trx, { ...payload, jobId });
}
