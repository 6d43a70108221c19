import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Drafts the prompt of the row `promptDraftId` of `prompt_drafts`. */
export const writePrompt = defineJob({
  name: 'summary-templates.write-prompt',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), promptDraftId: z.uuid() }),
  retry: { limit: 1, delay: 1, delayMax: 1, interruptions: 15 },
  timeouts: { run: 180, heartbeat: 10, reclaim: 240 },
  concurrency: 4,
});
