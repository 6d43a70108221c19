import type { JobDefinition, JobTimeouts, RetryPolicy } from '@bidloom/jobs';
import type { z } from 'zod';

/** Declares a job of a test, which says only what the test is about. */
export function defineTestJob<Payload extends z.ZodType>(definition: {
  name: string;
  version: number;
  payload: Payload;
  retry?: Partial<RetryPolicy>;
  timeouts?: Partial<JobTimeouts>;
}): JobDefinition<Payload> {
  return {
    ...definition,
    retry: { limit: 4, delay: 2, delayMax: 60, interruptions: 15, ...definition.retry },
    timeouts: { run: 3600, heartbeat: 10, reclaim: 3660, ...definition.timeouts },
    concurrency: 1,
  };
}
