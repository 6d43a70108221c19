import { ingestDocument, recognizeDocument } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';

/**
 * Cancels the job that reads a document, of either kind: a scan may be passed on to the second one at any moment. Do not call it within a
 * transaction: the queue has its own connection.
 */
export async function cancelReadingJob({ queue }: Pick<Platform, 'queue'>, jobId: string): Promise<void> {
  for (const job of [ingestDocument, recognizeDocument]) await queue.cancel(job, jobId);
}
