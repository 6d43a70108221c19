import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import type { Platform } from '../../platform.ts';
import { failIngest, startIngest } from './documents.repository.ts';
import { announceEnd } from './report-ingest.ts';

const failures = {
  failed: 'Reading was given up after many attempts. Try again, or split the document and upload its parts.',
  lost: 'Reading was interrupted and could not go on. Try again.',
};

/** Ends a document whose job is over as failed. */
export function abandonDocument({ events }: Pick<Platform, 'events'>): Abandon {
  return async (trx, { organizationId, id, jobId, cause }) => {
    const key = { organizationId, documentId: id, jobId };
    const document = await startIngest(trx, key);
    if (!document) return;
    const message = failures[cause];
    await failIngest(trx, key, { code: 'abandoned', message });
    await announceEnd(trx, events, { ...key, ...document }, message);
  };
}
