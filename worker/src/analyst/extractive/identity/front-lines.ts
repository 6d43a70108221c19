import type { Candidate } from '../../../search/candidates.ts';
import type { Claim } from '../../analyst.ts';

/** A line of a page, and where it begins in the page's text. */
export interface Line {
  text: string;
  start: number;
}

/** The first lines of one page of a document. */
export interface Front {
  documentId: string;
  page: number;
  pageText: string;
  lines: Line[];
}

/** Characters of a page in which is looked: a text file is one page, however long, and each of its passages has it whole. */
export const longestFront = 12_000;

/** The fronts of the first pages of one document, in order. */
export function frontsOf(passages: readonly Candidate[], lastPage: number): Front[] {
  const fronts = new Map<number, Front>();
  for (const { documentId, spans } of passages)
    for (const { page, pageText } of spans)
      if (page <= lastPage && !fronts.has(page))
        fronts.set(page, { documentId, page, pageText, lines: linesOf(pageText.slice(0, longestFront)) });
  return [...fronts.values()].sort((a, b) => a.page - b.page);
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { text: line, start };
    start += line.length + 1;
    return own;
  });
}

/** What a part of a front says, with its place. */
export function claimOf(text: string, { documentId, page, pageText }: Front, start: number, end: number): Claim {
  const place = { documentId, page, quote: pageText.slice(start, end), start, end };
  return { text, citations: [place], supported: true };
}
