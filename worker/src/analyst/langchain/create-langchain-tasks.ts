import type { ModelConfig } from '../../config.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { AnalystTasks } from '../tasks.ts';
import type { ModelAccess } from './ask-model.ts';
import { createChatModel } from './chat-model.ts';
import { endWith, ModelFailure } from './model-failure.ts';
import { type Patience, runPatience } from './patience.ts';
import { decideFacts } from './tasks/decide-facts.ts';
import { extractParameters } from './tasks/extract-parameters.ts';
import { generateQuestions } from './tasks/generate-questions.ts';
import { suggestSynonyms } from './tasks/suggest-synonyms.ts';
import { summarise } from './tasks/summarise.ts';
import { summariseKeyword } from './tasks/summarise-keyword.ts';
import { writePrompt } from './tasks/write-prompt.ts';

/**
 * What the analyst with a model does besides answering. If the model still fails after all retries, a task throws a `PermanentError`,
 * whose message may be shown to people. If the signal is aborted, it throws the signal's reason.
 */
export function createLangchainTasks(
  config: ModelConfig,
  compute: ComputeAnalysis,
  patience: Patience = runPatience(config.timeoutSeconds),
): AnalystTasks {
  const access: ModelAccess = {
    model: createChatModel(config),
    name: config.chatModel,
    patience,
    contextTokens: config.contextTokens,
    refusesFormat: false,
    compute,
  };
  const ended =
    <Request, Result>(task: (access: ModelAccess, request: Request) => Promise<Result>) =>
    (request: Request): Promise<Result> =>
      task(access, request).catch((error: unknown) => {
        throw error instanceof ModelFailure ? endWith(error) : error;
      });
  return {
    suggestSynonyms: ended(suggestSynonyms),
    summariseKeyword: ended(summariseKeyword),
    summarise: ended(summarise),
    extractParameters: ended(extractParameters),
    generateQuestions: ended(generateQuestions),
    decideFacts: ended(decideFacts),
    writePrompt: ended(writePrompt),
  };
}
