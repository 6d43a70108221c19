import { randomUUID } from 'node:crypto';
import type { TenantTransaction } from '@bidloom/db';
import { loadPackedWords, loadPages, loadTables } from '../documents/stored-pages.repository.ts';
import {
  countChunks,
  findBuyer,
  findNearest,
  findPostings,
  findSearchable,
  loadAllChunkRows,
  loadChunkRows,
} from '../search/search.repository.ts';
import type { DocumentRows, DocumentScope, SearchableDocument } from './document-scope.ts';

/** An organisation, and how a short transaction on its rows is run. */
interface Tenant {
  organizationId: string;
  tenant<T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
}

/**
 * The documents of a workspace that are ready, in the order of `documentIds`.
 * @param documentIds null: all of them
 */
export async function loadScope(
  { organizationId, tenant }: Tenant,
  workspaceId: string,
  documentIds: readonly string[] | null,
): Promise<DocumentScope> {
  const [found, buyer] = await tenant(async (trx) => [
    await findSearchable(trx, workspaceId, documentIds),
    await findBuyer(trx, workspaceId),
  ]);
  const byId = new Map(found.map((document) => [document.id, document]));
  const documents = documentIds?.flatMap((id) => byId.get(id) ?? []) ?? found;
  return { key: randomUUID(), organizationId, documents, buyer, rows: storedRows(tenant, workspaceId, documents) };
}

/** Rows from the database, each read in its own transaction: none is open while anything computes. */
function storedRows(
  tenant: Tenant['tenant'],
  workspaceId: string,
  documents: readonly SearchableDocument[],
): DocumentRows {
  const ids = documents.map(({ id }) => id);
  return {
    lookUp: (keys) =>
      tenant(async (trx) => ({
        sizes: await countChunks(trx, ids),
        postings: await findPostings(trx, ids, keys),
      })),
    loadChunks: (chunks) => tenant((trx) => loadChunkRows(trx, chunks)),
    loadAllChunks: (documentId) => tenant((trx) => loadAllChunkRows(trx, documentId)),
    findNearest: (near, limit) => tenant((trx) => findNearest(trx, workspaceId, ids, near, limit)),
    loadPages: (documentId) => tenant((trx) => loadPages(trx, documentId)),
    loadWords: (documentId, pages) => tenant((trx) => loadPackedWords(trx, documentId, pages)),
    loadTables: (documentId) => tenant((trx) => loadTables(trx, documentId)),
  };
}
