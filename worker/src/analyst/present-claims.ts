import { boxesForSpan } from '../documents/locate-quote.ts';
import type { Box } from '../documents/model.ts';
import type { Claim } from './analyst.ts';
import { checkClaims, type Pages, pageKey } from './check-claims.ts';

/** A citation as the api shows it. */
export interface ShownCitation {
  documentId: string;
  fileName: string;
  page: number;
  quote: string;
  /** Where it begins in the page's text; not there in citations from before it was kept. */
  offset?: number;
  boxes: Box[];
}

/** A sentence of an answer; `citations` are indexes into the answer's list. */
export interface ShownClaim {
  text: string;
  citations: number[];
  supported: boolean;
}

/**
 * Checks each citation against its page, gives it the boxes to highlight, and numbers the places once each:
 * two sentences that cite the same words share a number.
 */
export function presentClaims(
  claims: readonly Claim[],
  pages: Pages,
  fileNames: ReadonlyMap<string, string>,
): { claims: ShownClaim[]; citations: ShownCitation[] } {
  const citations: ShownCitation[] = [];
  const numbers = new Map<string, number>();
  const shown = checkClaims(claims, pages).map(({ text, citations: cited, supported }) => ({
    text,
    supported,
    citations: cited.map(({ documentId, page, quote, start, end }) => {
      const place = `${pageKey(documentId, page)}/${start}/${end}`;
      const known = numbers.get(place);
      if (known !== undefined) return known;
      const source = pages.get(pageKey(documentId, page));
      const boxes = source ? boxesForSpan(source, start, end) : [];
      numbers.set(place, citations.length);
      return (
        citations.push({ documentId, fileName: fileNames.get(documentId) ?? '', page, quote, offset: start, boxes }) - 1
      );
    }),
  }));
  return { claims: shown, citations };
}
