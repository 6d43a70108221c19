import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Reads an uploaded document: pages, chunks, search index. Safe to run again at any point. */
export const ingestDocument = defineJob({
  name: 'documents.ingest',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid(), documentId: z.uuid() }),
});

/** Makes the vectors that a ready document lacks of the model that is set. Goes on where an earlier run ended. */
export const embedDocument = defineJob({
  name: 'documents.embed',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
  // Search goes by words meanwhile, so an outage of the model can be sat out.
  retry: { limit: 10, delay: 5, delayMax: 900 },
});

/** Removes objects that no row points at any more: a failed upload, a deleted document. */
export const removeObjects = defineJob({
  name: 'documents.remove-objects',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), keys: z.array(z.string().min(1)).min(1) }),
});
