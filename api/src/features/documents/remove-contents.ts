import { type TenantTransaction, withTenant } from '@bidloom/db';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { findOutermost, forgetJobs, listTree, lockArchive } from './archive-tree.repository.ts';
import { cancelReadingJob } from './cancel-reading-job.ts';
import { type Changer, type DocumentPath, removeDocument } from './documents.service.ts';

/**
 * Removes all documents that came out of this one, at any level. Unpacking that is in progress is stopped first, so that none is left over.
 */
export async function removeContents(platform: Platform, changer: Changer, path: DocumentPath): Promise<void> {
  const { database, queue } = platform;
  const stopped = await withTenant(database, changer.organizationId, (trx) => stopTree(trx, path));
  // Its own connection: within the transaction it would wait for itself.
  for (const { jobId } of stopped) if (jobId) await cancelReadingJob({ queue }, jobId);
  for (const { id } of stopped.filter(({ id }) => id !== path.documentId)) {
    try {
      await removeDocument(platform, changer, { ...path, documentId: id });
    } catch (error) {
      // Somebody else was first.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
  }
}

/** Takes a document and all that came out of it from their jobs; answers them, the innermost first, with the jobs that they had. */
async function stopTree(trx: TenantTransaction, path: DocumentPath) {
  const outermost = await findOutermost(trx, path);
  if (!outermost) throw notFound('The document');
  await lockArchive(trx, outermost);
  const tree = await listTree(trx, path.documentId);
  await forgetJobs(
    trx,
    tree.map(({ id }) => id),
  );
  return tree;
}
