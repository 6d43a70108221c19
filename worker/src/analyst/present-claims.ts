import { unpackWords } from '@bidloom/platform/words-codec';
import { boxesForSpan, type PageText } from '../documents/locate-quote.ts';
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

/** A page that is cited, as it is kept. */
export interface CitedPage {
  documentId: string;
  page: number;
  text: string;
  /** Packed; see `words-codec.ts`. */
  words: Uint8Array;
}

/** Claims, and the rows that they are checked against. */
export interface CitedClaims {
  claims: readonly Claim[];
  pages: readonly CitedPage[];
  /** Names of the documents, by id. */
  fileNames: ReadonlyMap<string, string>;
}

/**
 * Checks each citation against its page, gives it the boxes to highlight, and numbers the places once each:
 * two sentences that cite the same words share a number.
 */
export function presentClaims({ claims, pages: cited, fileNames }: CitedClaims): {
  claims: ShownClaim[];
  citations: ShownCitation[];
} {
  const pages: Pages = new Map(cited.map((row) => [pageKey(row.documentId, row.page), pageOf(row)]));
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

function pageOf({ text, words }: CitedPage): PageText {
  return { text, words: unpackWords(words) };
}
