import { type Analyst, type AnswerEvent, type Claim, notInDocuments, type Usage } from '../analyst.ts';
import { pickSentences } from './pick-sentences.ts';

const noUsage: Usage = { inputTokens: 0, outputTokens: 0, model: null };

/** The analyst without a model: it answers with sentences of the documents as they stand, the most fitting first. */
export function createExtractiveAnalyst(): Analyst {
  return {
    engine: 'extractive',
    embeddingModel: null,
    async *answer({ found, signal }): AsyncGenerator<AnswerEvent> {
      signal.throwIfAborted();
      const sentences = found.isAnswered ? pickSentences(found.passages) : [];
      if (sentences.length === 0) {
        yield { type: 'text', text: notInDocuments };
        yield { type: 'claims', answered: false, claims: [], usage: noUsage };
        return;
      }
      const claims: Claim[] = [];
      for (const { documentId, page, start, end, quote } of sentences) {
        signal.throwIfAborted();
        const text = quote.replace(/\s+/gu, ' ');
        yield { type: 'text', text: claims.length === 0 ? text : `\n\n${text}` };
        claims.push({ text, citations: [{ documentId, page, quote, start, end }], supported: true });
      }
      yield { type: 'claims', answered: true, claims, usage: noUsage };
    },
    embed: async () => null,
  };
}
