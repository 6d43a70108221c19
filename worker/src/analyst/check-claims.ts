import { locateQuote, type PageText } from '../documents/locate-quote.ts';
import type { Claim, ClaimCitation } from './analyst.ts';

/** Pages of documents by `documentId/page`; see `pageKey`. */
export type Pages = ReadonlyMap<string, PageText>;

export function pageKey(documentId: string, page: number): string {
  return `${documentId}/${page}`;
}

/**
 * Checks each citation before it leaves the worker: its quote must be found on its page, whatever its white space is. Those that are not
 * found are removed; a claim that is left with none is marked unsupported. Offsets are those of the place found.
 */
export function checkClaims(claims: readonly Claim[], pages: Pages): Claim[] {
  return claims.map((claim) => {
    const citations = claim.citations.flatMap((citation) => checkCitation(citation, pages) ?? []);
    return { ...claim, citations, supported: claim.supported && citations.length > 0 };
  });
}

function checkCitation(citation: ClaimCitation, pages: Pages): ClaimCitation | null {
  const page = pages.get(pageKey(citation.documentId, citation.page));
  if (!page || citation.quote.trim() === '') return null;
  if (page.text.slice(citation.start, citation.end) === citation.quote) return citation;
  const place = locateQuote(page, citation.quote);
  return place && { ...citation, start: place.start, end: place.end };
}
