import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Exports everything that an organisation has, before it may be removed. Starts over when it is run again. Not `organizationId`: jobs that
 * carry one may be sent by tenants' work, and this is the platform's alone.
 */
export const exportOrganization = defineJob({
  name: 'organizations.export',
  version: 1,
  payload: z.object({ removalOf: z.uuid() }),
  retry: { limit: 2, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 14400, heartbeat: 10, reclaim: 14460 },
  concurrency: 1,
});
