import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Carries out the analysis in the row `requestId` of `document_requests`. Goes on where an earlier attempt ended. */
export const carryOutRun = defineJob({
  name: 'document-requests.run',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), requestId: z.uuid() }),
  retry: { limit: 3, delay: 2, delayMax: 30, interruptions: 15 },
  timeouts: { run: 14400, heartbeat: 10, reclaim: 14460 },
  // Those that ask a model mostly wait; those without one take turns on the threads.
  concurrency: 4,
});
