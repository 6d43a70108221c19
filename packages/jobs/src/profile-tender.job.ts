import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Finds what the documents of a tender are about, and which other tenders are about the same. Safe to run again at any point. */
export const profileTender = defineJob({
  name: 'tenders.profile',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid() }),
  retry: { limit: 3, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
