import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Removes objects of the organisation that no row points at any more: a failed upload, a deleted document. */
export const removeObjects = defineJob({
  name: 'documents.remove-objects',
  version: 1,
  payload: z
    .object({ organizationId: z.uuid(), keys: z.array(z.string().min(1)).min(1) })
    .refine(({ organizationId, keys }) => keys.every((key) => key.startsWith(`${organizationId}/`)), {
      error: 'Only objects of the organization can be removed in its name',
      path: ['keys'],
    }),
  retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  concurrency: 1,
});
