import type { Span } from '../find-quote.ts';
import type { DocumentText } from './document-text.ts';
import { placesIn } from './find-in-text.ts';

/** A place where the words occur. */
export interface FindHit extends Span {
  /** 1-based. */
  page: number;
}

/** The search stops at this number of hits; nobody reads more. */
export const mostHits = 20_000;
/** The longest time for which the search blocks the browser, in milliseconds. */
const slice = 8;

/** Lets the browser draw and handle input before the search continues. */
const yieldToOthers = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Searches a pattern on all pages, from the first on. Yields the hits after each slice of work. Ends at `mostHits`, or when `signal`
 * is aborted. Throws if the text can't be fetched.
 */
export async function* searchDocument(
  text: DocumentText,
  pattern: RegExp,
  signal: AbortSignal,
): AsyncGenerator<readonly FindHit[]> {
  let count = 0;
  let found: FindHit[] = [];
  let until = performance.now() + slice;
  for await (const pages of text.batches()) {
    for (const page of pages) {
      if (signal.aborted) return;
      const places = placesIn(page.text, pattern, mostHits - count);
      count += places.length;
      for (const place of places) found.push({ page: page.number, ...place });
      if (count >= mostHits) return yield found;
      if (performance.now() < until) continue;
      if (found.length > 0) yield found;
      found = [];
      await yieldToOthers();
      until = performance.now() + slice;
    }
  }
  if (found.length > 0 && !signal.aborted) yield found;
}

/** The hit to begin with when this page is shown: the first one on it or after it, else the first of all. */
export function firstHitFrom(hits: readonly FindHit[], page: number): number {
  const index = hits.findIndex((hit) => hit.page >= page);
  return index >= 0 ? index : hits.length > 0 ? 0 : -1;
}
