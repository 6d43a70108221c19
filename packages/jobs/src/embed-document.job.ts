import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Makes the vectors that a ready document lacks of the model that is set. Goes on where an earlier run ended. */
export const embedDocument = defineJob({
  name: 'documents.embed',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
  // Search goes by words meanwhile, so an outage of the model can be sat out.
  retry: { limit: 10, delay: 5, delayMax: 900, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 2,
});
