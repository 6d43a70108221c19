import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Goes on with a document that has more scanned pages than `documents.ingest` recognises: it takes minutes, and has a queue of its own so
 * that files with text do not wait for it. Safe to run again at any point; recognised pages are kept.
 */
export const recognizeDocument = defineJob({
  name: 'documents.recognize',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid(), documentId: z.uuid() }),
  // A document that ended three reading processes would end further ones.
  retry: { limit: 2, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  // Recognition keeps two processors busy. The second place is for organisations that have none in work.
  concurrency: 2,
});
