import { messages } from '../../lib/messages.ts';

const text = messages.datasheetRuns;

/** The highest page number that the api accepts. */
const mostPages = 100_000;

export interface PageRange {
  /** 1-based; missing if the field is empty. */
  startPage?: number;
  endPage?: number;
}

interface PageRangeErrors {
  startPage?: string;
  endPage?: string;
}

/** Reads the fields of a range of pages; both may be empty. */
export function readPageRange(from: string, to: string): { range: PageRange; errors: PageRangeErrors } {
  const range: PageRange = {};
  const errors: PageRangeErrors = {};
  for (const [name, typed] of [
    ['startPage', from.trim()],
    ['endPage', to.trim()],
  ] as const) {
    if (typed === '') continue;
    const page = Number(typed);
    if (Number.isInteger(page) && page >= 1 && page <= mostPages) range[name] = page;
    else errors[name] = text.pageInvalid;
  }
  const { startPage, endPage } = range;
  if (startPage !== undefined && endPage !== undefined && startPage > endPage) errors.endPage = text.pagesReversed;
  return { range, errors };
}
