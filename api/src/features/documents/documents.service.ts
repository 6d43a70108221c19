import type { DocumentStatus } from '@bidloom/contract/documents';
import { processingTypes } from '@bidloom/contract/notifications';
import { type TenantTransaction, withTenant } from '@bidloom/db';
import { ingestDocument, removeObjects } from '@bidloom/jobs';
import type { NotificationData } from '@bidloom/platform';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Platform } from '../../platform.ts';
import {
  type DocumentChanges,
  type DocumentRow,
  deleteDocument,
  findDocument,
  findPage,
  lockDocument,
  updateDocument,
} from './documents.repository.ts';

/** Which document is meant; one of another tender is not there. */
export interface DocumentPath {
  workspaceId: string;
  documentId: string;
}

const inWork: readonly DocumentStatus[] = ['uploaded', 'processing'];

export async function getDocument(trx: TenantTransaction, { workspaceId, documentId }: DocumentPath) {
  return present(await findDocument(trx, workspaceId, documentId));
}

export async function changeDocument(
  trx: TenantTransaction,
  { workspaceId, documentId }: DocumentPath,
  changes: Pick<DocumentChanges, 'category' | 'tags'>,
) {
  return present(await updateDocument(trx, workspaceId, documentId, changes));
}

export async function getPage(trx: TenantTransaction, path: DocumentPath, number: number) {
  const { pages, status } = await getDocument(trx, path);
  const page = await findPage(trx, path.documentId, number);
  if (page) return page;
  throw status === 'ready' && pages !== null
    ? new AppError('not_found', `The document has no page ${number}; it has ${pages}`)
    : new AppError('not_found', `Page ${number} has not been read`);
}

/** Stops the reading of a document. Throws `conflict` where nothing is being read. */
export async function cancelReading(
  { database, queue, events }: Platform,
  organizationId: string,
  path: DocumentPath,
): Promise<DocumentRow> {
  const stopped = await withTenant(database, organizationId, async (trx) => {
    const document = present(await lockDocument(trx, path.workspaceId, path.documentId));
    if (!inWork.includes(document.status)) throw new AppError('conflict', 'This document is not being read');
    const failure = 'Reading was stopped. Choose "Try again" to read the document after all.';
    const changes = { status: 'failed', failureCode: 'cancelled', failure, progress: null } as const;
    const stopped = present(await updateDocument(trx, path.workspaceId, path.documentId, changes));
    // For whoever else watches its progress. Not kept: whoever stopped it needs no telling.
    await events.publish({ type: 'notification', organizationId, userId: null, data: stoppedReading(stopped) }, trx);
    return stopped;
  });
  // After the row: a job that goes on for a moment finds a row that is no longer its own to write.
  if (stopped.jobId) await queue.cancel(ingestDocument, stopped.jobId);
  return stopped;
}

function stoppedReading({ id, workspaceId, fileName, status }: DocumentRow): NotificationData {
  const Message = `Reading of ${fileName} was stopped`;
  return {
    id: null,
    event: {
      ProcessingType: processingTypes.documentIngestion,
      Message,
      DocumentId: id,
      WorkspaceId: workspaceId,
      Status: status,
    },
  };
}

/** Reads a failed document again. Throws `conflict` for one that has not failed. */
export function retryReading(
  { database, queue }: Platform,
  organizationId: string,
  { workspaceId, documentId }: DocumentPath,
): Promise<DocumentRow> {
  return withTenant(database, organizationId, async (trx) => {
    const { status } = present(await lockDocument(trx, workspaceId, documentId));
    if (status !== 'failed') throw new AppError('conflict', 'Only a document that failed can be read again');
    const jobId = await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId });
    return present(
      await updateDocument(trx, workspaceId, documentId, {
        status: 'uploaded',
        failureCode: null,
        failure: null,
        progress: null,
        jobId,
      }),
    );
  });
}

/** Removes a document with everything that was read from it; its file goes by a job of the same transaction. */
export async function removeDocument(
  { database, queue }: Platform,
  organizationId: string,
  path: DocumentPath,
): Promise<void> {
  const { status, jobId } = await withTenant(database, organizationId, (trx) => getDocument(trx, path));
  // Its own connection: within the transaction it would wait for itself.
  if (jobId && inWork.includes(status)) await queue.cancel(ingestDocument, jobId);
  await withTenant(database, organizationId, async (trx) => {
    const { objectKey } = present(await lockDocument(trx, path.workspaceId, path.documentId));
    await deleteDocument(trx, path.documentId);
    await queue.send(trx, removeObjects, { organizationId, keys: [objectKey] });
  });
}

function present(row: DocumentRow | undefined): DocumentRow {
  if (!row) throw notFound('The document');
  return row;
}
