import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Reads an uploaded document: pages, chunks, search index. Safe to run again at any point. */
export const ingestDocument = defineJob({
  name: 'documents.ingest',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid(), documentId: z.uuid() }),
  // A document that ended three reading processes would end further ones.
  retry: { limit: 2, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  // Unless the setting READING_CONCURRENCY says otherwise. The last place is for organisations that have none in work.
  concurrency: ({ processors }) => Math.min(4, Math.max(2, processors)),
});
