import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Carries out the analysis in the row `requestId` of `document_requests`. Goes on where an earlier attempt ended. */
export const carryOutRun = defineJob({
  name: 'document-requests.run',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), requestId: z.uuid() }),
  retry: { limit: 3, delay: 2, delayMax: 30, expire: 4 * 3600 },
});

/** Writes the file of the row `exportId` of `document_exports`. */
export const writeRunFile = defineJob({
  name: 'document-requests.export',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), exportId: z.uuid() }),
  // Somebody waits for the file.
  retry: { limit: 2, delay: 1, delayMax: 5, expire: 600 },
});
