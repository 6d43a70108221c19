import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * The version of the reader. Raise it when reading comes to keep something that it did not keep before, or keeps it better: documents that
 * an older version read then say that reading them again would bring something. 1: tables are kept. 2: raised text and
 * signs of symbol fonts are read as what they say; Chinese, Korean and Polish are indexed by their words. 3: a warning says what may be missing or read wrongly.
 */
export const readerVersion = 3;

/** Reads an uploaded document: pages, chunks, search index. Safe to run again at any point. */
export const ingestDocument = defineJob({
  name: 'documents.ingest',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid(), documentId: z.uuid() }),
  // A document that ended three processes would end further ones.
  retry: { limit: 2 },
});

/** Makes the vectors that a ready document lacks of the model that is set. Goes on where an earlier run ended. */
export const embedDocument = defineJob({
  name: 'documents.embed',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
  // Search goes by words meanwhile, so an outage of the model can be sat out.
  retry: { limit: 10, delay: 5, delayMax: 900 },
});

/** Removes objects of the organisation that no row points at any more: a failed upload, a deleted document. */
export const removeObjects = defineJob({
  name: 'documents.remove-objects',
  version: 1,
  payload: z
    .object({ organizationId: z.uuid(), keys: z.array(z.string().min(1)).min(1) })
    .refine(({ organizationId, keys }) => keys.every((key) => key.startsWith(`${organizationId}/`)), {
      error: 'Only objects of the organisation can be removed in its name',
      path: ['keys'],
    }),
});
