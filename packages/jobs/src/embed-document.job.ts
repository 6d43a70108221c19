import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Creates the missing vectors of a ready document for the current model. Continues where an earlier run ended. */
export const embedDocument = defineJob({
  name: 'documents.embed',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
  // Search uses only words meanwhile, so we can wait for the model.
  retry: { limit: 10, delay: 5, delayMax: 900, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 2,
});
