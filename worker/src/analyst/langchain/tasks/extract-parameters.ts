import { askedOf } from '../../../scope/document-scope.ts';
import { type ExtractedDatasheet, type ParametersRequest, turnOfTask } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { callStructured } from '../call-structured.ts';
import { mapLimited } from '../map-limited.ts';
import { extractParametersPrompt } from '../prompts/extract-parameters.ts';
import { concurrency } from './summarise.ts';

/**
 * Parameters by the rules; for keywords that these do not find, the model is asked about the pages that search finds for them. What it
 * proposes counts where quote and value are on the page, and is marked as its own.
 */
export async function extractParameters(
  access: ModelAccess,
  request: ParametersRequest,
): Promise<ExtractedDatasheet[]> {
  const { scope, documentId, range, keywords, signal, spend, onProgress } = request;
  const { contextTokens } = access;
  const asked = askedOf(scope);
  const turn = turnOfTask(request);
  const wish = { asked, documentId, range, keywords, contextTokens };
  const { sheets, calls } = await access.compute('findLeads', wish, turn, scope.rows);
  if (calls.length === 0) return sheets;
  let done = 0;
  onProgress?.(0, calls.length);
  const proposed = await mapLimited(calls, concurrency, signal, async ({ text, ...call }, either) => {
    const prompt = extractParametersPrompt(call.wanted, text);
    const { parameters } = await callStructured(access, prompt, { signal: either, spend });
    onProgress?.(++done, calls.length);
    return { ...call, written: parameters };
  });
  return [...sheets, ...(await access.compute('checkParameters', { asked, documentId, proposed }, turn, scope.rows))];
}
