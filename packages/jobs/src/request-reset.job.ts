import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { requestSource } from './request-source.ts';

/**
 * A request to reset the password of this address. The worker finds out whether it has an account, so that the answer and its time are the
 * same for every address. A person who was invited and has no password yet gets the link to choose the first one.
 */
export const requestReset = defineJob({
  name: 'accounts.request-reset',
  version: 1,
  payload: z.object({
    email: z.string(),
    linkId: z.uuid(),
    /** Where the request came from, for the audit log. */
    source: requestSource,
  }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
