import type { AnalystTasks } from '../tasks.ts';
import { digestSentences } from './digest-sentences.ts';
import { extractParameters } from './extract-parameters.ts';
import { generateQuestions } from './questions/generate-questions.ts';
import { summariseSection } from './summary/summarise-section.ts';
import { writePrompt } from './write-prompt.ts';

/** The tasks without a model: all that is said of a document stands in it word for word. Nothing is ever spent. */
export function createExtractiveTasks(): AnalystTasks {
  return {
    suggestSynonyms: async ({ signal }) => {
      signal.throwIfAborted();
      return new Map();
    },
    digestKeyword: async ({ sentences, signal }) => {
      signal.throwIfAborted();
      return digestSentences(sentences);
    },
    summarise: summariseSection,
    extractParameters,
    generateQuestions,
    writePrompt: async ({ wish, signal }) => {
      signal.throwIfAborted();
      return writePrompt(wish);
    },
  };
}
