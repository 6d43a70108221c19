import type { TenantTransaction } from '@bidloom/db';
import { unpackWords } from '../documents/words-codec.ts';
import { type Pages, pageKey } from './check-claims.ts';

/** The pages that claims cite, with their words' places, and the names of their documents. */
export async function loadCitedPages(
  trx: TenantTransaction,
  cited: readonly { documentId: string; page: number }[],
): Promise<{ pages: Pages; fileNames: Map<string, string> }> {
  const wanted = [...new Map(cited.map((place) => [pageKey(place.documentId, place.page), place])).values()];
  if (wanted.length === 0) return { pages: new Map(), fileNames: new Map() };
  const rows = await trx
    .selectFrom('documentPages')
    .innerJoin('documents', 'documents.id', 'documentPages.documentId')
    .select(['documentId', 'number', 'text', 'words', 'fileName'])
    .where((eb) =>
      eb.or(wanted.map(({ documentId, page }) => eb.and([eb('documentId', '=', documentId), eb('number', '=', page)]))),
    )
    .execute();
  return {
    pages: new Map(
      rows.map((row) => [pageKey(row.documentId, row.number), { text: row.text, words: unpackWords(row.words) }]),
    ),
    fileNames: new Map(rows.map((row) => [row.documentId, row.fileName])),
  };
}

/** Names of documents by id. */
export async function loadFileNames(
  trx: TenantTransaction,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'fileName'])
    .where('id', 'in', [...new Set(documentIds)])
    .execute();
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}
