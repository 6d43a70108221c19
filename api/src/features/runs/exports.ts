import { type ExportFormat, exportFormats, type RunExport } from '@bidloom/contract/runs';
import { newId, type TenantTransaction } from '@bidloom/db';
import { writeRunFile } from '@bidloom/jobs';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { findRun, type RunPath } from './runs.repository.ts';
import { own, type Requester } from './start-run.ts';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** Has a run's results written to a file. Throws `conflict` for a run in progress, `invalid_input` for a format that it does not come in. */
export async function createExport(
  trx: TenantTransaction,
  { queue }: Platform,
  requester: Requester,
  path: RunPath,
  format: ExportFormat,
): Promise<ExportRow> {
  const { organizationId, userId } = requester;
  const { requestType, status } = own(await findRun(trx, path, userId));
  const formats: readonly ExportFormat[] = exportFormats[requestType];
  if (!formats.includes(format)) {
    throw new AppError('invalid_input', `This run can be downloaded as ${formats.join(', ')}`);
  }
  if (status === 'queued' || status === 'running') throw new AppError('conflict', 'Wait until the run has ended');
  const id = newId();
  const jobId = await queue.send(trx, writeRunFile, { organizationId, exportId: id });
  await trx
    .insertInto('documentExports')
    .values({ id, organizationId, requestId: path.id, format, createdBy: userId, jobId })
    .execute();
  return getExport(trx, requester, { ...path, exportId: id });
}

/** Throws `not_found` for the file of a run that the caller may not see. */
export async function getExport(
  trx: TenantTransaction,
  { userId }: Pick<Requester, 'userId'>,
  { exportId, ...path }: RunPath & { exportId: string },
): Promise<ExportRow> {
  own(await findRun(trx, path, userId));
  const found = await findExport(trx, path.id, exportId);
  if (!found) throw notFound('The file');
  return found;
}

function findExport(trx: TenantTransaction, requestId: string, id: string) {
  return trx
    .selectFrom('documentExports')
    .select(['id', 'requestId', 'fileName', 'mediaType', 'objectKey', 'failure'])
    .select((eb) => [
      eb.ref('format').$castTo<ExportFormat>().as('format'),
      eb.ref('status').$castTo<RunExport['status']>().as('status'),
    ])
    .where('requestId', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst();
}
