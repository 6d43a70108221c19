import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Sends the message in the row `mailId` of `outgoing_mails`. */
export const sendMail = defineJob({
  name: 'mail.send',
  version: 1,
  payload: z.object({ mailId: z.uuid() }),
  retry: { limit: 6, delay: 5, delayMax: 600, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 2,
});
