import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { listChosenDocuments, listTendersOf } from './chosen-documents.repository.ts';
import { AppError, notFound } from './errors/app-error.ts';

/** A document that work is asked of. */
export interface ChosenDocument {
  id: string;
  fileName: string;
  /** Null where nobody counted them. */
  pages: number | null;
}

/**
 * The tender's documents among these ids, in their order, or all of it that are ready, that no other has replaced and that are no archives.
 * Throws `not_found` for a document of another tender, `conflict` for one that has not been read, or where there is none.
 */
export async function chooseDocuments(
  trx: TenantTransaction,
  workspaceId: string,
  ids: readonly string[] | undefined,
): Promise<ChosenDocument[]> {
  const found = await listChosenDocuments(trx, workspaceId, ids);
  if (ids) {
    if (found.length < new Set(ids).size) throw notFound('A document');
    const unready = found.filter(({ status }) => status !== 'ready').map(({ fileName }) => fileName);
    if (unready.length > 0) {
      throw new AppError(failures.documents.unready(unready.join(', ')), unready);
    }
  } else if (found.length === 0) {
    throw new AppError(failures.documents.noneReady);
  }
  return found.map(({ id, fileName, pages }) => ({ id, fileName, pages }));
}

/** The tender that these documents belong to. Throws `not_found` where one is not there, `invalid_input` where they are of several. */
export async function findTender(trx: TenantTransaction, ids: readonly string[]): Promise<string> {
  const found = await listTendersOf(trx, ids);
  const tenders = new Set(found);
  const [tender] = tenders;
  if (!tender || found.length < new Set(ids).size) throw notFound('A document');
  if (tenders.size > 1) throw new AppError(failures.documents.ofSeveralTenders);
  return tender;
}
