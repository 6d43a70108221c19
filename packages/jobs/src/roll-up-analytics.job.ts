import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Counts the days of an organisation that have changed, or were never counted; each in its own transaction, so that it continues where an
 * earlier run ended. It has no `organizationId`, because only the platform may send it.
 */
export const rollUpAnalytics = defineJob({
  name: 'analytics.roll-up',
  version: 1,
  payload: z.object({ rollUpOf: z.uuid() }),
  retry: { limit: 3, delay: 5, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
