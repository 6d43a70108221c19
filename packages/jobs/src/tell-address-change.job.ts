import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Tells a person at the old address that an administrator gave their account another one. `mailId` is chosen by the sender. */
export const tellAddressChange = defineJob({
  name: 'accounts.tell-address-change',
  version: 1,
  payload: z.object({
    organizationId: z.uuid().nullable(),
    mailId: z.uuid(),
    userId: z.uuid(),
    oldEmail: z.string(),
    /** The administrator. */
    changedBy: z.uuid(),
  }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
