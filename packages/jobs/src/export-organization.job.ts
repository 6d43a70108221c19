import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Exports everything that an organisation has, before it may be removed. Starts over when it is run again. It has no `organizationId`,
 * because tenants' work may send jobs that carry one, and only the platform may send this.
 */
export const exportOrganization = defineJob({
  name: 'organizations.export',
  version: 1,
  payload: z.object({ removalOf: z.uuid() }),
  retry: { limit: 2, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 14400, heartbeat: 10, reclaim: 14460 },
  concurrency: 1,
});
