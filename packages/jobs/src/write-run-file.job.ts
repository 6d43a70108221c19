import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Writes the file of the row `exportId` of `document_exports`. */
export const writeRunFile = defineJob({
  name: 'document-requests.export',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), exportId: z.uuid() }),
  // Somebody waits for the file.
  retry: { limit: 2, delay: 1, delayMax: 5, interruptions: 15 },
  timeouts: { run: 600, heartbeat: 10, reclaim: 660 },
  concurrency: 1,
});
