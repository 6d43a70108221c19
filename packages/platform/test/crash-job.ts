import { z } from 'zod';
import { defineTestJob } from './define-test-job.ts';

/** The job that is running when its process is killed. One failure would be its last: being killed must not count as one. */
export const crashJob = defineTestJob({
  name: 'test.crash',
  version: 1,
  payload: z.object({ n: z.int() }),
  retry: { limit: 0 },
});
