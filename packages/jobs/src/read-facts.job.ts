import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Finds what the documents of a tender state of each fact. Safe to run again at any point. */
export const readFacts = defineJob({
  name: 'facts.read',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid() }),
  retry: { limit: 3, delay: 2, delayMax: 60, interruptions: 15 },
  timeouts: { run: 3600, heartbeat: 10, reclaim: 3660 },
  // With a model most of the time is spent on waiting.
  concurrency: ({ hasModel }) => (hasModel ? 4 : 1),
});
