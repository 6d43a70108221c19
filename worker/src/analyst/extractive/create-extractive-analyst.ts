import { leastUnattended } from '../../gate/answer-model.ts';
import { askedOf } from '../../scope/document-scope.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import { type Analyst, type AnswerEvent, turnOfAnswer, type Usage } from '../analyst.ts';

const noUsage: Usage = { inputTokens: 0, outputTokens: 0, model: null };

/** The analyst without a model: it answers with sentences of the documents as they are, the most fitting first. */
export function createExtractiveAnalyst(compute: ComputeAnalysis): Analyst {
  return {
    engine: 'extractive',
    embeddingModel: null,
    async *answer(request): AsyncGenerator<AnswerEvent> {
      const { scope, question, history, embedding, isUnattended } = request;
      const least = isUnattended ? leastUnattended : 0;
      const input = { asked: askedOf(scope), question, history, embedding, least };
      const { pieces, ...answer } = await compute('answerWithQuotes', input, turnOfAnswer(request), scope.rows);
      for (const text of pieces) yield { type: 'text', text };
      yield { type: 'claims', ...answer, usage: noUsage };
    },
    embed: async () => null,
  };
}
