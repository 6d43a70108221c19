import type { Candidate } from '../../search/candidates.ts';
import type { Claim, ClaimCitation } from '../analyst.ts';

/** A line of a page, and where it begins in the page's text. */
export interface Line {
  text: string;
  start: number;
}

/** The lines of one page of a document. */
export interface PageLines {
  documentId: string;
  page: number;
  pageText: string;
  lines: Line[];
}

/**
 * The pages that passages of one document are from, in their order.
 * @param lastPage no later page
 * @param longest characters of a page: a text file is one page, however long, and each of its passages has it whole
 */
export function pageLinesOf(
  passages: readonly Candidate[],
  lastPage = Number.POSITIVE_INFINITY,
  longest = Number.POSITIVE_INFINITY,
): PageLines[] {
  const pages = new Map<number, PageLines>();
  for (const { documentId, spans } of passages)
    for (const { page, pageText } of spans)
      if (page <= lastPage && !pages.has(page))
        pages.set(page, { documentId, page, pageText, lines: linesOf(pageText.slice(0, longest)) });
  return [...pages.values()].sort((a, b) => a.page - b.page);
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { text: line, start };
    start += line.length + 1;
    return own;
  });
}

/** A part of a page as a place. */
export function placeOn({ documentId, page, pageText }: PageLines, start: number, end: number): ClaimCitation {
  return { documentId, page, quote: pageText.slice(start, end), start, end };
}

/** What a part of a page says, with its place. */
export function claimOf(text: string, page: PageLines, start: number, end: number): Claim {
  return { text, citations: [placeOn(page, start, end)], supported: true };
}
