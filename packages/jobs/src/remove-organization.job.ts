import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Removes an organisation whose removal is confirmed: rows, jobs, and objects last. Goes on where an earlier run ended. Not
 * `organizationId`: jobs that carry one may be sent by tenants' work, and this is the platform's alone.
 */
export const removeOrganization = defineJob({
  name: 'organizations.remove',
  version: 1,
  payload: z.object({ removalOf: z.uuid() }),
  retry: { limit: 10, delay: 5, delayMax: 900, interruptions: 15 },
  timeouts: { run: 14400, heartbeat: 10, reclaim: 14460 },
  concurrency: 1,
});
