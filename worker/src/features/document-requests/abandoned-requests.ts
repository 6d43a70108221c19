import { withTenant } from '@bidloom/db';
import { runDocumentRequest } from '@bidloom/jobs';
import { requestTypes } from '@bidloom/jobs/request-parameters';
import type { Engine } from '../../analyst/analyst.ts';
import type { Platform } from '../../platform.ts';
import { endRun, startRun } from './document-requests.repository.ts';
import { announceRunEnd } from './report-run.ts';

/** Milliseconds between two looks. */
const lookEvery = 60_000;

/**
 * Looks for runs whose job has ended for good without a word, because each process that had it died: they end as failed, so that
 * nobody waits for ever.
 */
export function watchAbandonedRequests(platform: Platform, engine: Engine): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = failAbandonedRequests(platform, engine).catch((error: unknown) => {
      platform.logger.error({ err: error }, 'abandoned runs were not looked for');
    });
  }, lookEvery);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}

/** One look at the dead letters of runs. */
export async function failAbandonedRequests({ database, queue, events }: Platform, engine: Engine): Promise<void> {
  for (const { name, jobId, payload } of await queue.deadJobs()) {
    const parsed = runDocumentRequest.payload.safeParse(payload);
    if (name !== runDocumentRequest.name || !parsed.success || !jobId) continue;
    const { organizationId, requestId } = parsed.data;
    const key = { organizationId, requestId, jobId };
    await withTenant(database, organizationId, async (trx) => {
      // A run that was tried again has another job, and is left alone.
      const run = await startRun(trx, key, engine);
      if (!run) return;
      const failure = 'The run was given up after many attempts. Try again; what was found so far is kept.';
      await endRun(trx, key, { status: 'failed', failure });
      const message = `${requestTypes[run.requestType].name} run failed. ${failure}`;
      await announceRunEnd(trx, events, { ...key, ...run }, { status: 'failed', message });
    });
  }
}
