import { queueFactReading as queueRow, type TenantTransaction } from '@bidloom/db';
import { readFacts } from '@bidloom/jobs';
import type { Queue } from '@bidloom/platform';

/** Seconds until the facts are read: documents that become ready soon after each other are read together. */
const startAfterSeconds = 2;

/**
 * Has the facts of a tender read again, since its documents have changed. In the transaction that changes them, after it has locked the
 * documents. One job at most waits for a tender.
 */
export async function queueFactReading(
  trx: TenantTransaction,
  queue: Queue,
  { organizationId, workspaceId }: { organizationId: string; workspaceId: string },
): Promise<void> {
  const payload = { organizationId, workspaceId };
  const jobId = await queue.send(trx, readFacts, payload, { singletonKey: workspaceId, startAfterSeconds });
  await queueRow(trx, { ...payload, jobId });
}
