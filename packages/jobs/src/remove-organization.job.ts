import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Removes an organisation whose removal is confirmed: rows, jobs, and objects last. Continues where an earlier run ended. It has no
 * `organizationId`, because tenants' work may send jobs that carry one, and only the platform may send this.
 */
export const removeOrganization = defineJob({
  name: 'organizations.remove',
  version: 1,
  payload: z.object({ removalOf: z.uuid() }),
  retry: { limit: 10, delay: 5, delayMax: 900, interruptions: 15 },
  timeouts: { run: 14400, heartbeat: 10, reclaim: 14460 },
  concurrency: 1,
});
