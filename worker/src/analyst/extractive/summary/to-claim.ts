import { joinHyphens } from '@bidloom/texts/join-hyphens';
import type { Claim, ClaimCitation } from '../../analyst.ts';

/** A statement, or the names of columns, as a claim that cites itself. */
export function toClaim({ text, documentId, page, quote, start, end }: ClaimCitation & { text: string }): Claim {
  return { text: joinHyphens(text), citations: [{ documentId, page, quote, start, end }], supported: true };
}
