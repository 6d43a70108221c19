import type { CodedMessage } from '@bidloom/contract/coded-message';
import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import type { Queue } from '@bidloom/platform';
import { fileNameKey } from '@bidloom/platform';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { queueFactReading } from '../../lib/jobs/queue-fact-reading.ts';
import {
  type DocumentRow,
  findDocument,
  hasFileName,
  type NewDocument,
  updateDocument,
} from './documents.repository.ts';
import { comesFrom, lockVersions } from './versions.repository.ts';

interface Place {
  organizationId: string;
  workspaceId: string;
  documentId: string;
}

/** Says which document of its tender this one replaces, or (null) puts that one back into use. Facts are read again. */
export async function setReplaces(
  trx: TenantTransaction,
  queue: Queue,
  { organizationId, workspaceId, documentId }: Place,
  replacesId: string | null,
): Promise<DocumentRow> {
  await lockVersions(trx, workspaceId);
  const document = await findDocument(trx, workspaceId, documentId);
  if (!document) throw notFound('The document');
  if (document.replacesId === replacesId) return document;
  if (replacesId) {
    const refusal = await refusalToReplace(trx, workspaceId, replacesId);
    if (refusal) throw new AppError(failures.documents.notReplaceable(refusal.message));
    if (await comesFrom(trx, workspaceId, replacesId, documentId)) {
      throw new AppError(failures.documents.replacesItself);
    }
  }
  const changed = await updateDocument(trx, workspaceId, documentId, { replacesId });
  await restoreName(trx, document);
  if (document.status === 'ready') await queueFactReading(trx, queue, { organizationId, workspaceId });
  return changed as DocumentRow;
}

/** Why no document may take the place of this one; null: one may. */
export async function refusalToReplace(
  trx: TenantTransaction,
  workspaceId: string,
  documentId: string,
): Promise<CodedMessage | null> {
  const document = await findDocument(trx, workspaceId, documentId);
  if (!document) return failures.documents.replacedMissing;
  return document.replacedById ? failures.documents.replacedAlready(document.fileName) : null;
}

/**
 * Call it before writing a document that replaces this one: the earlier one loses its name if both have the same. Returns what the
 * new one takes over from it.
 */
export async function yieldPlace(
  trx: TenantTransaction,
  { workspaceId, fileNameKey: nameKey, category }: Pick<NewDocument, 'workspaceId' | 'fileNameKey' | 'category'>,
  replacesId: string,
): Promise<Pick<NewDocument, 'category' | 'tags'>> {
  await lockVersions(trx, workspaceId);
  const refusal = await refusalToReplace(trx, workspaceId, replacesId);
  if (refusal) throw new AppError(refusal);
  const earlier = await findDocument(trx, workspaceId, replacesId);
  if (!earlier) return {};
  if (fileNameKey(earlier.fileName) === nameKey) {
    // No name contains a line break: nobody can upload one that is called so.
    await updateDocument(trx, workspaceId, replacesId, { fileNameKey: `${nameKey}\n${replacesId}` });
  }
  return { category: category ?? earlier.category, tags: earlier.tags };
}

/** Before a document is removed, with versions locked: what replaces it replaces from now on what it has replaced. */
export async function releaseVersions(trx: TenantTransaction, document: DocumentRow): Promise<void> {
  const { workspaceId, id, replacesId, replacedById } = document;
  if (replacesId) await updateDocument(trx, workspaceId, id, { replacesId: null });
  if (replacedById) await updateDocument(trx, workspaceId, replacedById, { replacesId });
}

/** What this document has replaced takes its name again, unless another has it by now or it is replaced still. */
export async function restoreName(
  trx: TenantTransaction,
  { workspaceId, replacesId }: Pick<DocumentRow, 'workspaceId' | 'replacesId'>,
): Promise<void> {
  const earlier = replacesId ? await findDocument(trx, workspaceId, replacesId) : undefined;
  if (!earlier || earlier.replacedById) return;
  const nameKey = fileNameKey(earlier.fileName);
  if (await hasFileName(trx, workspaceId, nameKey, earlier.id)) return;
  await updateDocument(trx, workspaceId, earlier.id, { fileNameKey: nameKey });
}
