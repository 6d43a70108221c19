import { withTenant } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { failIngest, startIngest } from './documents.repository.ts';
import { announceEnd } from './report-ingest.ts';

/** Milliseconds between two looks. */
const lookEvery = 60_000;

/**
 * Looks for documents whose job has ended for good without a word, because each process that read it died: they end as failed,
 * so that nobody waits for ever.
 */
export function watchAbandonedDocuments(platform: Platform): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = failAbandonedDocuments(platform).catch((error: unknown) => {
      platform.logger.error({ err: error }, 'abandoned documents were not looked for');
    });
  }, lookEvery);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}

/** One look at the dead letters of reading. */
export async function failAbandonedDocuments({ database, queue, events }: Platform): Promise<void> {
  for (const { name, jobId, payload } of await queue.deadJobs()) {
    const parsed = ingestDocument.payload.safeParse(payload);
    if (name !== ingestDocument.name || !parsed.success || !jobId) continue;
    const { organizationId, documentId } = parsed.data;
    const key = { organizationId, documentId, jobId };
    await withTenant(database, organizationId, async (trx) => {
      // A document that was tried again has another job, and is left alone.
      const document = await startIngest(trx, key);
      if (!document) return;
      const message =
        'Reading was given up after many attempts. Try again, or split the document and upload its parts.';
      await failIngest(trx, key, { code: 'abandoned', message });
      await announceEnd(trx, events, { ...key, ...document }, message);
    });
  }
}
