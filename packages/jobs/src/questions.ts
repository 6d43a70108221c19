import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Imports questions from an uploaded sheet; the report is kept in the row `importId` of `imports`. */
export const importQuestions = defineJob({
  name: 'questions.import',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), importId: z.uuid() }),
});
