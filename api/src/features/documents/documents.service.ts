import type { DocumentStatus } from '@bidloom/contract/documents';
import { failures } from '@bidloom/contract/failures';
import { processingTypes } from '@bidloom/contract/notifications';
import { requeueRow, type TenantTransaction, withTenant } from '@bidloom/db';
import { ingestDocument, removeObjects } from '@bidloom/jobs';
import type { JobState, NotificationData } from '@bidloom/platform';
import { hasWorkspace } from '../../lib/access/lookups.repository.ts';
import { requireLicence } from '../../lib/access/require-licence.ts';
import { requireWorkspace } from '../../lib/access/require-workspace.ts';
import { noteFor } from '../../lib/audit/note-for.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { RecordChange } from '../../lib/http/implement.ts';
import { queueFactReading } from '../../lib/jobs/queue-fact-reading.ts';
import { queueProfile } from '../../lib/jobs/queue-profile.ts';
import type { Platform } from '../../platform.ts';
import { cancelReadingJob } from './cancel-reading-job.ts';
import {
  type DocumentChanges,
  type DocumentRow,
  deleteDocument,
  findDocument,
  findPage,
  listDocuments,
  lockDocument,
  updateDocument,
  wasReadByOlderVersion,
} from './documents.repository.ts';
import { releaseVersions, restoreName } from './replace-document.ts';
import { lockVersions } from './versions.repository.ts';

/** The document of a request; a document of another tender is not found. */
export interface DocumentPath {
  workspaceId: string;
  documentId: string;
}

/** Who changes documents, and the source of the request for the audit log. */
export interface Changer {
  organizationId: string;
  record: RecordChange;
}

/** The audit log's entry for a change of a document. */
export const noteOf = (verb: string) => (document: Pick<DocumentRow, 'id' | 'fileName' | 'workspaceId'>) => ({
  ...noteFor('document', verb, ({ fileName }: typeof document) => fileName)(document),
  details: { workspaceId: document.workspaceId },
});

const inWork: readonly DocumentStatus[] = ['uploaded', 'processing'];
/** States of jobs that have not ended. */
const inProgress: readonly (JobState | undefined)[] = ['created', 'retry', 'active'];

/** One document. Throws `not_found` for one of another tender. */
export async function getDocument(trx: TenantTransaction, { workspaceId, documentId }: DocumentPath) {
  return present(await findDocument(trx, workspaceId, documentId));
}

/** Changes the category and the tags of a document. Throws `not_found` for one of another tender. */
export async function changeDocument(
  trx: TenantTransaction,
  { workspaceId, documentId }: DocumentPath,
  changes: Pick<DocumentChanges, 'category' | 'tags'>,
) {
  return present(await updateDocument(trx, workspaceId, documentId, changes));
}

/** The text of a page, numbered from 1. Throws `not_found` where the document has no such page, or it is not read yet. */
export async function getPage(trx: TenantTransaction, path: DocumentPath, number: number) {
  const { pages, status } = await getDocument(trx, path);
  const page = await findPage(trx, path.documentId, number);
  if (page) return page;
  throw status === 'ready' && pages !== null
    ? new AppError(failures.documents.noPage(number, pages))
    : new AppError(failures.documents.pageNotRead(number));
}

/** Stops the reading of a document. Throws `conflict` where nothing is being read. */
export async function cancelReading(
  { database, queue, events }: Platform,
  { organizationId, record }: Changer,
  path: DocumentPath,
): Promise<DocumentRow> {
  const stopped = await withTenant(database, organizationId, async (trx) => {
    const document = present(await lockDocument(trx, path.workspaceId, path.documentId));
    if (!inWork.includes(document.status)) throw new AppError(failures.documents.notBeingRead);
    const failure = failures.documents.readingStopped.message;
    const changes = { status: 'failed', failureCode: 'cancelled', failure, progress: null } as const;
    const stopped = present(await updateDocument(trx, path.workspaceId, path.documentId, changes));
    // For other people who watch its progress. It is not stored, because the person who stopped it knows.
    await tell(trx, events, organizationId, stopped, {
      Message: `Reading of ${stopped.fileName} was stopped`,
      Status: stopped.status,
    });
    await record(trx, noteOf('reading_stopped')(stopped));
    return stopped;
  });
  // After the row is changed: a job that still runs for a moment can no longer write the row.
  if (stopped.jobId) await cancelReadingJob({ queue }, stopped.jobId);
  return stopped;
}

/**
 * Tells open screens of a document's change, which nobody has to read later. A proposal may be sealed: only the person who uploaded its
 * document hears of it.
 */
async function tell(
  trx: TenantTransaction,
  events: Platform['events'],
  organizationId: string,
  { id, workspaceId, createdBy }: DocumentRow,
  change: { Message: string; Status: string },
): Promise<void> {
  const isOfTender = await hasWorkspace(trx, workspaceId, { customerId: null, tenderOnly: true });
  if (!isOfTender && createdBy === null) return;
  const event = {
    ...{ ProcessingType: processingTypes.documentIngestion, DocumentId: id, WorkspaceId: workspaceId },
    ...change,
  };
  const data: NotificationData = { id: null, event };
  await events.publish({ type: 'notification', organizationId, userId: isOfTender ? null : createdBy, data }, trx);
}

/**
 * The jobs that read these documents again. A job may have ended without a message, or no longer exist, while its row still names it;
 * nobody should wait for such a job. Do not call it within a transaction: the queue has its own connection.
 */
export async function rereadsUnderWay(
  queue: Platform['queue'],
  documents: readonly Pick<DocumentRow, 'rereadJobId'>[],
): Promise<Set<string>> {
  const ids = documents.flatMap(({ rereadJobId }) => rereadJobId ?? []);
  const states = ids.length > 0 ? await queue.jobStates(ids) : new Map<string, JobState>();
  return new Set(ids.filter((id) => inProgress.includes(states.get(id))));
}

/**
 * Reads a document again. One that failed starts from the beginning; one that is ready is read in the background, and its content is used
 * until the new one replaces it. Throws `conflict` for one that is being read.
 */
export async function retryReading(
  { database, queue, usesModel }: Pick<Platform, 'database' | 'queue' | 'usesModel'>,
  { organizationId, record }: Changer,
  { workspaceId, documentId }: DocumentPath,
): Promise<DocumentRow> {
  const seen = await withTenant(database, organizationId, (trx) => getDocument(trx, { workspaceId, documentId }));
  const isRunning = (await rereadsUnderWay(queue, [seen])).size > 0;
  return withTenant(database, organizationId, async (trx) => {
    const document = present(await lockDocument(trx, workspaceId, documentId));
    const { status } = document;
    // Pages that were read before are not counted again.
    await requireLicence(trx, { usesModel }, organizationId, status === 'ready' ? 'force' : 'pages');
    const isTaken = document.rereadJobId !== null && (isRunning || document.rereadJobId !== seen.rereadJobId);
    if (inWork.includes(status) || isTaken) throw new AppError(failures.documents.beingRead);
    const jobId = String(await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId }));
    if (status === 'ready') await updateDocument(trx, workspaceId, documentId, { rereadJobId: jobId });
    else await requeueRow(trx, 'documents.ingest', { organizationId, id: documentId, jobId });
    const queued = present(await findDocument(trx, workspaceId, documentId));
    await record(trx, noteOf('read_again')(queued));
    return queued;
  });
}

/**
 * Reads again all ready documents of a tender that an older version has read. Each is handled separately: those that were queued before
 * something failed are read, and a second call continues with the others.
 * @returns the documents that are read again because of this call
 */
export async function readOlderAgain(
  platform: Platform,
  changer: Changer,
  workspaceId: string,
): Promise<DocumentRow[]> {
  const ready = await withTenant(platform.database, changer.organizationId, async (trx) => {
    await requireWorkspace(trx, workspaceId);
    return listDocuments(trx, workspaceId, 'ready');
  });
  const queued: DocumentRow[] = [];
  for (const { id } of ready.filter(wasReadByOlderVersion)) {
    try {
      queued.push(await retryReading(platform, changer, { workspaceId, documentId: id }));
    } catch (error) {
      // Being read by now, or removed.
      if (!(error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found'))) throw error;
    }
  }
  return queued;
}

/** Removes a document with everything that was read from it; a job of the same transaction removes its file. */
export async function removeDocument(
  { database, queue, events }: Platform,
  { organizationId, record }: Changer,
  path: DocumentPath,
): Promise<void> {
  const { status, jobId } = await withTenant(database, organizationId, (trx) => getDocument(trx, path));
  // The queue has its own connection: within the transaction it would wait for itself.
  if (jobId && inWork.includes(status)) await cancelReadingJob({ queue }, jobId);
  await withTenant(database, organizationId, async (trx) => {
    await lockVersions(trx, path.workspaceId);
    const document = present(await lockDocument(trx, path.workspaceId, path.documentId));
    await releaseVersions(trx, document);
    await deleteDocument(trx, path.documentId);
    await restoreName(trx, document);
    await queue.send(trx, removeObjects, { organizationId, keys: objectsOf(document) });
    if (status === 'ready') {
      await queueFactReading(trx, queue, { organizationId, workspaceId: path.workspaceId });
      await queueProfile(trx, queue, { organizationId, workspaceId: path.workspaceId });
    }
    await record(trx, noteOf('deleted')(document));
    await tell(trx, events, organizationId, document, {
      Message: `${document.fileName} was deleted`,
      Status: 'deleted',
    });
  });
}

/** What the storage keeps of a document. */
function objectsOf({ objectKey, renditionKey }: DocumentRow): string[] {
  return renditionKey ? [objectKey, renditionKey] : [objectKey];
}

function present(row: DocumentRow | undefined): DocumentRow {
  if (!row) throw notFound('The document');
  return row;
}
