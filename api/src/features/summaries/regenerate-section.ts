import { failures } from '@bidloom/contract/failures';
import { withTenant } from '@bidloom/db';
import { type RunParameters, runParameters } from '@bidloom/jobs/run-types';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { findRun, lockRun, type RunPath, type RunRow, updateRun } from '../runs/runs.repository.ts';
import { noteRun, queueRun, type Requester, requireRun } from '../runs/start-run.ts';
import { findStep } from './summaries.repository.ts';

/** Regenerates one section of a finished summary. Throws `conflict` for a summary that is not finished. */
export function regenerateSection(
  platform: Platform,
  requester: Requester,
  { ordinal, ...path }: RunPath & { ordinal: number },
): Promise<RunRow> {
  return withTenant(platform.database, requester.organizationId, async (trx) => {
    await lockRun(trx, path.id);
    const run = requireRun(await findRun(trx, path, requester.userId));
    const item = await findStep(trx, path.id, ordinal);
    if (!item) throw notFound('The section');
    if (item.kind !== 'summary_section') throw new AppError(failures.summaries.notSection);
    // A summary that was stopped is finished first: nobody may take it for a whole one.
    if (run.status !== 'completed') throw new AppError(failures.summaries.inProgress);
    const index = Number(/^section (\d+)$/.exec(item.step)?.[1]);
    const parameters = runParameters.summary.parse(run.parameters);
    const next: RunParameters<'summary'> = { ...parameters, regenerate: [index] };
    await updateRun(trx, path.id, { parameters: next });
    await queueRun(trx, platform, requester.organizationId, { id: path.id, requestType: 'summary' });
    const queued = requireRun(await findRun(trx, path, requester.userId));
    await noteRun(trx, requester, 'regenerated', queued);
    return queued;
  });
}
