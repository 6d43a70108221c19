import { failures } from '@bidloom/contract/failures';
import type { Correction, RunStatus } from '@bidloom/contract/runs';
import { findSubject, insertRunNotifications, type TenantTransaction, withTenant } from '@bidloom/db';
import { carryOutRun, removeObjects } from '@bidloom/jobs';
import { isEndKept, messageOf } from '@bidloom/jobs/run-messages';
import { runTypes } from '@bidloom/jobs/run-types';
import type { NotificationData, NotificationEvent } from '@bidloom/platform';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import type { CorrectionRules } from './analyses.ts';
import { presentItem } from './runs.presenter.ts';
import {
  deleteRun,
  findCustomer,
  findItem,
  findRun,
  type ItemRow,
  listFiles,
  lockRun,
  type RunPath,
  type RunRow,
  saveCorrection,
  updateRun,
} from './runs.repository.ts';
import { noteRun, queueRun, type Requester, requireRun } from './start-run.ts';

const inProgress: readonly RunStatus[] = ['queued', 'running'];

/** Stops a run; what it has found so far stays. Throws `conflict` for one that has ended. */
export async function cancelRun(platform: Platform, requester: Requester, path: RunPath): Promise<RunRow> {
  const { database, queue } = platform;
  const stopped = await withTenant(database, requester.organizationId, async (trx) => {
    await lockRun(trx, path.id);
    const run = requireRun(await findRun(trx, path, requester.userId));
    if (!inProgress.includes(run.status)) throw new AppError(failures.runs.ended);
    await updateRun(trx, path.id, { status: 'cancelled', progress: null, hasEnded: true });
    await tellStopped(trx, platform, requester.organizationId, run);
    const stopped = requireRun(await findRun(trx, path, requester.userId));
    await noteRun(trx, requester, 'cancelled', stopped);
    return stopped;
  });
  // The job is cancelled after the row is written: if it runs for another moment, it may no longer write to the run.
  if (stopped.jobId) await queue.cancel(carryOutRun, stopped.jobId);
  return stopped;
}

/** Notifies the people whom a run concerns once that it was stopped, no matter who stopped it. */
async function tellStopped(
  trx: TenantTransaction,
  { events }: Platform,
  organizationId: string,
  { id, workspaceId, documentIds, requestType, createdBy, teamId, parameters }: RunRow,
): Promise<void> {
  const customerId = await findCustomer(trx, workspaceId);
  const event: NotificationEvent = {
    ProcessingType: runTypes[requestType].processingType,
    Message: messageOf(
      `${runTypes[requestType].name} run was stopped`,
      await findSubject(trx, { workspaceId, documentIds }),
    ),
    RequestId: id,
    RequestType: requestType,
    WorkspaceId: workspaceId,
    CustomerId: customerId,
    Status: 'cancelled',
  };
  const run = { organizationId, workspaceId, createdBy, teamId, parameters };
  for (const { userId, id: kept } of await insertRunNotifications(trx, run, event, isEndKept(run.parameters))) {
    const data: NotificationData = { id: kept, event };
    await events.publish({ type: 'notification', organizationId, userId, data }, trx);
  }
}

/** Continues a run that failed or was stopped: it keeps its results and does not compute them again. */
export function retryRun(platform: Platform, requester: Requester, path: RunPath): Promise<RunRow> {
  return withTenant(platform.database, requester.organizationId, async (trx) => {
    await lockRun(trx, path.id);
    const { status, requestType } = requireRun(await findRun(trx, path, requester.userId));
    if (status !== 'failed' && status !== 'cancelled') {
      throw new AppError(failures.runs.notRetryable);
    }
    await queueRun(trx, platform, requester.organizationId, { id: path.id, requestType });
    const queued = requireRun(await findRun(trx, path, requester.userId));
    await noteRun(trx, requester, 'retried', queued);
    return queued;
  });
}

/** Names a run; its content and its status stay the same. */
export async function renameRun(
  trx: TenantTransaction,
  requester: Requester,
  path: RunPath,
  name: string | null,
): Promise<RunRow> {
  requireRun(await findRun(trx, path, requester.userId));
  await updateRun(trx, path.id, { name });
  const renamed = requireRun(await findRun(trx, path, requester.userId));
  await noteRun(trx, requester, 'renamed', renamed);
  return renamed;
}

/** Removes a run with its results; a job of the same transaction removes its files. */
export async function removeRun(platform: Platform, requester: Requester, path: RunPath): Promise<void> {
  const { database, queue } = platform;
  const { organizationId, userId } = requester;
  const run = await withTenant(database, organizationId, async (trx) => requireRun(await findRun(trx, path, userId)));
  const { status, jobId } = run;
  // The queue has its own connection: within the transaction it would wait for itself.
  if (jobId && inProgress.includes(status)) await queue.cancel(carryOutRun, jobId);
  await withTenant(database, organizationId, async (trx) => {
    await lockRun(trx, path.id);
    const keys = await listFiles(trx, path.id);
    await deleteRun(trx, path.id);
    if (keys.length > 0) await queue.send(trx, removeObjects, { organizationId, keys });
    await noteRun(trx, requester, 'deleted', run);
  });
}

/**
 * Replaces what was found. Throws `invalid_input` where the correction does not fit the item, and `conflict`, with the item as it is now,
 * where somebody else has corrected it since the person read it.
 */
export async function correctItem(
  trx: TenantTransaction,
  rules: CorrectionRules,
  requester: Requester,
  path: RunPath & { ordinal: number },
  { correction, correctedAt }: { correction: Correction | null; correctedAt?: string | null | undefined },
): Promise<ItemRow> {
  await lockRun(trx, path.id);
  const item = await getItem(trx, requester, path);
  const rule = rules[item.kind];
  if (!rule) throw new AppError(failures.runs.notCorrectable);
  if (correction !== null && !(rule.field in correction)) {
    throw new AppError(failures.requests.missingField(`correction.${rule.field}`));
  }
  const misfit = correction && rule.misfit(item.headline, correction);
  if (misfit) throw new AppError(failures.runs.wrongCorrection(misfit));
  const key = { requestId: path.id, ordinal: path.ordinal, userId: requester.userId };
  const seenAt = typeof correctedAt === 'string' ? new Date(correctedAt) : correctedAt;
  const isSaved = await saveCorrection(trx, key, correction, seenAt);
  const corrected = await getItem(trx, requester, path);
  if (!isSaved) throw new AppError(failures.runs.correctedMeanwhile, undefined, { data: presentItem(corrected) });
  await noteRun(trx, requester, 'corrected', requireRun(await findRun(trx, path, requester.userId)));
  return corrected;
}

export async function getItem(
  trx: TenantTransaction,
  { userId }: Pick<Requester, 'userId'>,
  { ordinal, ...path }: RunPath & { ordinal: number },
): Promise<ItemRow> {
  requireRun(await findRun(trx, path, userId));
  const item = await findItem(trx, path.id, ordinal);
  if (!item) throw notFound('The item');
  return item;
}
