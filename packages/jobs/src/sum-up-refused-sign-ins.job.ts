import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Writes one entry of the audit log for the attempts of one network: at unknown addresses, or (with `userId`) too many at one account. */
export const sumUpRefusedSignIns = defineJob({
  name: 'accounts.sum-up-refused-sign-ins',
  version: 1,
  payload: z.object({ network: z.string(), userId: z.uuid().optional() }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
