import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Not `organizationId`: jobs that carry one may be sent by tenants' work, and these are the platform's alone.
 */
const payload = z.object({ removalOf: z.uuid() });

/** Exports everything that an organisation has, before it may be removed. Starts over when it is run again. */
export const exportOrganization = defineJob({
  name: 'organizations.export',
  version: 1,
  payload,
  retry: { limit: 2, expire: 4 * 3600 },
});

/** Removes an organisation whose removal is confirmed: rows, jobs, and objects last. Goes on where an earlier run ended. */
export const removeOrganization = defineJob({
  name: 'organizations.remove',
  version: 1,
  payload,
  retry: { limit: 10, delay: 5, delayMax: 900, expire: 4 * 3600 },
});
