import { namesOf } from '../../../scope/document-scope.ts';
import type { Claim } from '../../analyst.ts';
import { type KeywordSummaryRequest, turnOfTask } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { documentBudget } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { keywordSummaryPrompt } from '../prompts/summarise-keyword.ts';

const mostClaims = 3;

/** What the best sentences say of a keyword, as many of them as fit. Quotes are the sentences themselves. */
export async function summariseKeyword(access: ModelAccess, request: KeywordSummaryRequest): Promise<Claim[]> {
  const { scope, keyword, sentences, signal, spend } = request;
  signal.throwIfAborted();
  if (sentences.length === 0) return [];
  const turn = turnOfTask(request);
  const source = { sentences, fileNames: namesOf(scope.documents), budget: documentBudget(access.contextTokens) };
  const shown = await access.compute('fenceSentences', source, turn);
  const { claims } = await callStructured(access, keywordSummaryPrompt(keyword, shown.join('\n')), { signal, spend });
  const written = { claims: claims.slice(0, mostClaims), sentences: sentences.slice(0, shown.length) };
  return access.compute('citeSentences', written, turn);
}
