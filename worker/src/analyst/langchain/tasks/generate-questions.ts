import { askedOf } from '../../../scope/document-scope.ts';
import { type GeneratedQuestion, type QuestionsRequest, turnOfTask } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { documentBudget } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { mapLimited } from '../map-limited.ts';
import { joinTexts } from '../number-passages.ts';
import { generateQuestionsPrompt } from '../prompts/generate-questions.ts';
import { concurrency } from './summarise.ts';

/** How many questions one answer can contain without being cut off. */
const mostAtOnce = 15;
/** More are requested than are wanted, since some come twice. */
const surplus = 1.4;
/** Tokens of known questions that are sent along: what the budget reserves for a wish. */
const knownTokens = 900;

/**
 * Questions from every part of the documents, contradictions first, then in reading order. Questions without a place in the documents, and
 * those that are known or were asked already, are left out.
 */
export async function generateQuestions(access: ModelAccess, request: QuestionsRequest): Promise<GeneratedQuestion[]> {
  const { scope, known, count, signal, spend, onProgress } = request;
  signal.throwIfAborted();
  if (count < 1) return [];
  const asked = askedOf(scope);
  const turn = turnOfTask(request);
  const wanted = Math.ceil(count * surplus);
  const budget = documentBudget(access.contextTokens);
  const leastParts = Math.ceil(wanted / mostAtOnce);
  const batches = await access.compute('numberPassages', { asked, budget, leastParts }, turn, scope.rows);
  if (batches.length === 0) return [];
  const shownKnown = await access.compute('firstWithin', { texts: known, budget: knownTokens }, turn);
  const most = Math.min(mostAtOnce, Math.max(2, Math.ceil(wanted / batches.length)));
  let done = 0;
  onProgress?.(0, batches.length);
  const parts = await mapLimited(batches, concurrency, signal, async (batch, either) => {
    const prompt = generateQuestionsPrompt(joinTexts(batch), shownKnown, most);
    const { questions } = await callStructured(access, prompt, { signal: either, spend });
    onProgress?.(++done, batches.length);
    return { numbers: batch.map(({ number }) => number), questions: questions.slice(0, most) };
  });
  return access.compute('chooseQuestions', { asked, parts, known, count }, turn, scope.rows);
}
