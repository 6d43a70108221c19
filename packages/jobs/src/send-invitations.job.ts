import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Activation links for people who were imported together, a part of them at a time: invitations that go out little by little. */
export const sendInvitations = defineJob({
  name: 'accounts.send-invitations',
  version: 1,
  payload: z.object({
    organizationId: z.uuid(),
    invitations: z.array(z.object({ linkId: z.uuid(), userId: z.uuid() })).max(200),
  }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
