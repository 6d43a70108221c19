import { runTypes } from '@bidloom/jobs/run-types';
import type { Engine } from '../../analyst/analyst.ts';
import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import type { Platform } from '../../platform.ts';
import { announceRunEnd } from './report-run.ts';
import { endRun, startRun } from './runs.repository.ts';

const failures = {
  failed: 'The run was given up after many attempts. Try again; what was found so far is kept.',
  lost: 'The run was interrupted and could not go on. Try again; what was found so far is kept.',
};

/** Ends a run whose job is over as failed; what it has found stays. */
export function abandonRun({ events }: Pick<Platform, 'events'>, engine: Engine): Abandon {
  return async (trx, { organizationId, id, jobId, cause }) => {
    const key = { organizationId, requestId: id, jobId };
    const run = await startRun(trx, key, engine);
    if (!run) return;
    const failure = failures[cause];
    await endRun(trx, key, { status: 'failed', failure });
    const message = `${runTypes[run.requestType].name} run failed. ${failure}`;
    await announceRunEnd(trx, events, { ...key, ...run }, { status: 'failed', message });
  };
}
