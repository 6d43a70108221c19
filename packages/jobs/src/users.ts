import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Invites the people of an uploaded sheet; the report is kept in the row `importId` of `imports`. */
export const importUsers = defineJob({
  name: 'users.import',
  version: 1,
  payload: z.object({ organizationId: z.uuid(), importId: z.uuid() }),
});
