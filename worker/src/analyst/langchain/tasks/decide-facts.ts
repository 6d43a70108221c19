import type { FoundFact } from '../../../facts/model.ts';
import { askedOf } from '../../../scope/document-scope.ts';
import { type FactsRequest, turnOfTask } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { documentBudget } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { mapLimited } from '../map-limited.ts';
import { ModelFailure } from '../model-failure.ts';
import { decideFactsPrompt, type WrittenFact } from '../prompts/decide-facts.ts';
import { concurrency } from './summarise.ts';

/**
 * Has the model read the places that the rules looked at, and decide what they state. What it says counts where its quote is in the passage
 * that it names and contains the value; else the rules' fact stays. Where it is of no use for some facts, the rules decide these.
 */
export async function decideFacts(access: ModelAccess, request: FactsRequest): Promise<FoundFact[]> {
  const { scope, found, signal, spend, onProgress } = request;
  const asked = askedOf(scope);
  const turn = turnOfTask(request);
  const wish = { asked, found, budget: documentBudget(access.contextTokens) };
  const calls = await access.compute('findFactPassages', wish, turn, scope.rows);
  if (calls.length === 0) return [...found];
  let done = 0;
  const failures: ModelFailure[] = [];
  const decided = await mapLimited(calls, concurrency, signal, async ({ text, ...call }, either) => {
    const prompt = decideFactsPrompt(call.asked, text);
    const { facts } = await callStructured(access, prompt, { signal: either, spend }).catch((error: unknown) => {
      if (!isOfOneCall(error)) throw error;
      failures.push(error);
      return { facts: [] as WrittenFact[] };
    });
    onProgress?.(++done, calls.length);
    return { ...call, written: facts };
  });
  const [failure] = failures;
  if (failure && failures.length === calls.length) throw failure;
  return access.compute('checkFacts', { asked, found, decided }, turn, scope.rows);
}

/** The model failed at what it was asked; asked something else it may well answer. */
const isOfOneCall = (error: unknown): error is ModelFailure =>
  error instanceof ModelFailure && ['bad_output', 'too_long', 'cut', 'empty'].includes(error.kind);
