import { queueProfile as queueRow, type TenantTransaction } from '@bidloom/db';
import { profileTender } from '@bidloom/jobs';
import type { Queue } from '@bidloom/platform';

/** Seconds until it is computed: documents that become ready soon after each other are profiled together. */
const startAfterSeconds = 2;

/**
 * Has it found out again what a tender is about and which ones are similar, since its documents have changed. In the transaction that
 * changes them, after it has locked the documents. One job at most waits for a tender.
 */
export async function queueProfile(
  trx: TenantTransaction,
  queue: Queue,
  { organizationId, workspaceId }: { organizationId: string; workspaceId: string },
): Promise<void> {
  const payload = { organizationId, workspaceId };
  const jobId = await queue.send(trx, profileTender, payload, { singletonKey: workspaceId, startAfterSeconds });
  await queueRow(trx, { ...payload, jobId });
}
