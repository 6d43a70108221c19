import type { Claim } from '../../analyst.ts';
import type { DigestRequest } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { batchByTokens, documentBudget, estimateTokens } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { citeWritten } from '../cited-texts.ts';
import { fenceText } from '../fence-passages.ts';
import { digestKeywordPrompt } from '../prompts/digest-keyword.ts';

const mostClaims = 3;

/** What the best sentences say of a keyword, as many of them as fit. Quotes are the sentences themselves. */
export async function digestKeyword(
  access: ModelAccess,
  { keyword, sentences, fileNames, signal, spend }: DigestRequest,
): Promise<Claim[]> {
  signal.throwIfAborted();
  if (sentences.length === 0) return [];
  const budget = documentBudget(access.contextTokens);
  const fenced = sentences.map(({ documentId, page, quote }, index) => {
    const document = fileNames.get(documentId);
    const attributes = { n: String(index + 1), ...(document && { document }), page: String(page) };
    return fenceText('passage', attributes, quote, budget);
  });
  const [shown = []] = batchByTokens(fenced, (text) => estimateTokens(text) + 1, budget);
  const { claims } = await callStructured(access, digestKeywordPrompt(keyword, shown.join('\n')), { signal, spend });
  return citeWritten(claims.slice(0, mostClaims), (number) => {
    const sentence = number <= shown.length ? sentences[number - 1] : undefined;
    if (!sentence) return undefined;
    const { documentId, page, start, end, quote } = sentence;
    return { candidate: { documentId, language: 'und' }, sentences: [{ page, start, end, text: quote }], best: 0 };
  });
}
