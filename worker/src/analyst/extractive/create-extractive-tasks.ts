import { askedOf } from '../../scope/document-scope.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import { type AnalystTasks, turnOfTask } from '../tasks.ts';
import { writePrompt } from './write-prompt.ts';

/** The tasks without a model: every sentence that they return is in a document word for word. They never spend tokens. */
export function createExtractiveTasks(compute: ComputeAnalysis): AnalystTasks {
  return {
    suggestSynonyms: async ({ signal }) => {
      signal.throwIfAborted();
      return new Map();
    },
    summariseKeyword: (request) => compute('summariseSentences', request.sentences, turnOfTask(request)),
    summarise: (request) => {
      const { scope, section, facts = [], said = [] } = request;
      const input = { asked: askedOf(scope), section, facts, said };
      return compute('summariseWithQuotes', input, turnOfTask(request), scope.rows);
    },
    extractParameters: (request) => {
      const { scope, documentId, range, keywords } = request;
      const input = { asked: askedOf(scope), documentId, range, keywords };
      return compute('readParameters', input, turnOfTask(request), scope.rows);
    },
    generateQuestions: (request) => {
      const { scope, known, count } = request;
      return compute('findQuestions', { asked: askedOf(scope), known, count }, turnOfTask(request), scope.rows);
    },
    decideFacts: async ({ found, signal }) => {
      signal.throwIfAborted();
      return [...found];
    },
    writePrompt: async ({ wish, signal }) => {
      signal.throwIfAborted();
      return writePrompt(wish);
    },
  };
}
