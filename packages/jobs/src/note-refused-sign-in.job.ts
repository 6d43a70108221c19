import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { requestSource } from './request-source.ts';

/**
 * A password was wrong, or nobody has the address. Writing the audit entry can wait for a lock. The time of the answer would then show
 * whether the account exists, so a job writes it in both cases.
 */
export const noteRefusedSignIn = defineJob({
  name: 'accounts.note-refused-sign-in',
  version: 1,
  payload: z.object({
    /** Refused before the password was looked at, since there had been too many attempts. */
    isThrottled: z.boolean().optional(),
    /** Whose password was wrong; null: nobody has the address, which is not kept, since it may be a password in the wrong field. */
    userId: z.uuid().nullable(),
    /** The IPv4 address, or the /64 of IPv6. */
    network: z.string(),
    source: requestSource,
  }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
