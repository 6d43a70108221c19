import type { TenantTransaction } from '@bidloom/db';
import type { Claim } from './analyst.ts';
import { pageKey } from './check-claims.ts';
import type { CitedClaims } from './present-claims.ts';

/** Claims with the pages that they cite and the names of their documents, for `presentClaims`. */
export async function loadCitedPages(trx: TenantTransaction, claims: readonly Claim[]): Promise<CitedClaims> {
  const cited = claims.flatMap(({ citations }) => citations);
  const wanted = [...new Map(cited.map((place) => [pageKey(place.documentId, place.page), place])).values()];
  if (wanted.length === 0) return { claims, pages: [], fileNames: new Map() };
  const rows = await trx
    .selectFrom('documentPages')
    .innerJoin('documents', 'documents.id', 'documentPages.documentId')
    .select(['documentId', 'number as page', 'text', 'words', 'fileName'])
    .where((eb) =>
      eb.or(wanted.map(({ documentId, page }) => eb.and([eb('documentId', '=', documentId), eb('number', '=', page)]))),
    )
    .execute();
  return {
    claims,
    pages: rows.map(({ fileName: _, ...page }) => page),
    fileNames: new Map(rows.map(({ documentId, fileName }) => [documentId, fileName])),
  };
}
