import { failures } from '@bidloom/contract/failures';
import { type ExportFormat, exportFormats } from '@bidloom/contract/runs';
import { newId, type TenantTransaction } from '@bidloom/db';
import { writeRunFile } from '@bidloom/jobs';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { type ExportRow, findExport, insertExport } from './exports.repository.ts';
import { findRun, type RunPath } from './runs.repository.ts';
import { type Requester, requireRun } from './start-run.ts';

/** Has a run's results written to a file. Throws `conflict` for a run in progress, `invalid_input` for a format that it does not come in. */
export async function createExport(
  trx: TenantTransaction,
  { queue }: Platform,
  requester: Requester,
  path: RunPath,
  format: ExportFormat,
): Promise<ExportRow> {
  const { organizationId, userId } = requester;
  const { requestType, status } = requireRun(await findRun(trx, path, userId));
  const formats: readonly ExportFormat[] = exportFormats[requestType];
  if (!formats.includes(format)) {
    throw new AppError(failures.runs.otherFormat(formats.join(', ')));
  }
  if (status === 'queued' || status === 'running') throw new AppError(failures.runs.inProgress);
  const id = newId();
  const jobId = await queue.send(trx, writeRunFile, { organizationId, exportId: id });
  await insertExport(trx, { id, organizationId, requestId: path.id, format, createdBy: userId, jobId });
  return getExport(trx, requester, { ...path, exportId: id });
}

/** Throws `not_found` for the file of a run that the caller may not see. */
export async function getExport(
  trx: TenantTransaction,
  { userId }: Pick<Requester, 'userId'>,
  { exportId, ...path }: RunPath & { exportId: string },
): Promise<ExportRow> {
  requireRun(await findRun(trx, path, userId));
  const found = await findExport(trx, path.id, exportId);
  if (!found) throw notFound('The file');
  return found;
}
