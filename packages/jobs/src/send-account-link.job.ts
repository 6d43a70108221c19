import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * Makes a link for a person of this organisation (null: of the platform) and mails it. Only the mail contains the link's token: it is in no
 * job and in no table. `linkId` is chosen by the sender, so that a second run makes no second link.
 */
export const sendAccountLink = defineJob({
  name: 'accounts.send-link',
  version: 1,
  payload: z.object({
    organizationId: z.uuid().nullable(),
    linkId: z.uuid(),
    kind: z.enum(['activation', 'reset', 'team_invitation']),
    userId: z.uuid(),
    /** The invited member; only for team invitations. */
    teamMemberId: z.uuid().nullish(),
  }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
