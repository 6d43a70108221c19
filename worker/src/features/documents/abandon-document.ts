import { requeueRow } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import type { Platform } from '../../platform.ts';
import { failIngest, startIngest } from './documents.repository.ts';
import { announceEnd } from './report-ingest.ts';
import { findOpened } from './sealed-documents.repository.ts';

const failures = {
  failed: 'Reading was given up after many attempts. Try again, or split the document and upload its parts.',
  lost: 'Reading was interrupted and could not go on. Try again.',
};

/** Ends a document whose job is over as failed. One that was sealed when its job came is read now. */
export function abandonDocument({ events, queue }: Pick<Platform, 'events' | 'queue'>): Abandon {
  return async (trx, { organizationId, id, jobId, cause }) => {
    const opened = await findOpened(trx, id);
    if (opened) {
      const { workspaceId } = opened;
      const again = String(await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId: id }));
      await requeueRow(trx, 'documents.ingest', { organizationId, id, jobId: again });
      return;
    }
    const key = { organizationId, documentId: id, jobId };
    const document = await startIngest(trx, key);
    if (!document) return;
    const message = failures[cause];
    await failIngest(trx, key, { code: 'abandoned', message });
    await announceEnd(trx, events, { ...key, ...document }, message);
  };
}
