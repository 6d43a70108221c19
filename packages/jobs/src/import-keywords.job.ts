import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Imports keywords from an uploaded sheet; the report is stored in the row `importId` of `imports`. */
export const importKeywords = defineJob({
  name: 'keywords.import',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), importId: z.uuid() }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
