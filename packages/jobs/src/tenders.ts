import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** The version of the rules that profile tenders. Raise it when they find more, or better: tenders are then profiled once more. */
export const profileVersion = 2;

/** Finds what the documents of a tender are about, and which other tenders are about the same. Safe to run again at any point. */
export const profileTender = defineJob({
  name: 'tenders.profile',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), workspaceId: z.uuid() }),
  retry: { limit: 3, delay: 2, delayMax: 60 },
});
