import type { Claim } from '../analyst.ts';
import type { QuotedSentence } from './quoted-sentence.ts';

/** A sentence of a page as a claim that cites it. */
export function claimOf({ documentId, page, start, end, quote }: QuotedSentence): Claim {
  const text = quote.replace(/\s+/gu, ' ').trim();
  return { text, citations: [{ documentId, page, quote, start, end }], supported: true };
}
