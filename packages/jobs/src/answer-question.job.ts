import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Answers the question in the row `chatEntryId` of `chat_entries`; words and result come back as events. */
export const answerQuestion = defineJob({
  name: 'chat.answer',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), chatEntryId: z.uuid() }),
  // A person is waiting: one quick second try, then an honest failure.
  retry: { limit: 1, delay: 1, delayMax: 1, interruptions: 15 },
  timeouts: { run: 300, heartbeat: 10, reclaim: 360 },
  concurrency: 8,
});
