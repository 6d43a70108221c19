import type { Claim, ClaimCitation } from '../analyst.ts';
import { batchByTokens, estimateTokens } from './budget.ts';
import { citeWritten, type WrittenClaim } from './cited-texts.ts';
import { fenceText } from './fence-passages.ts';

/** Sentences as a model is shown them, as many as fit. */
export function fenceSentences({
  sentences,
  fileNames,
  budget,
}: {
  sentences: readonly ClaimCitation[];
  /** Names of the documents by id. */
  fileNames: ReadonlyMap<string, string>;
  budget: number;
}): string[] {
  const fenced = sentences.map(({ documentId, page, quote }, index) => {
    const document = fileNames.get(documentId);
    const attributes = { n: String(index + 1), ...(document && { document }), page: String(page) };
    return fenceText('passage', attributes, quote, budget);
  });
  const [shown = []] = batchByTokens(fenced, (text) => estimateTokens(text) + 1, budget);
  return shown;
}

/** Claims that name sentences by their numbers; their quotes are the sentences themselves. */
export function citeSentences({
  claims,
  sentences,
}: {
  claims: readonly WrittenClaim[];
  sentences: readonly ClaimCitation[];
}): Claim[] {
  return citeWritten(claims, (number) => {
    const sentence = sentences[number - 1];
    if (!sentence) return undefined;
    const { documentId, page, start, end, quote } = sentence;
    return { candidate: { documentId, language: 'und' }, sentences: [{ page, start, end, text: quote }], best: 0 };
  });
}
