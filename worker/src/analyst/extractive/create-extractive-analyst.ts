import type { SearchResult } from '../../search/search-passages.ts';
import { type Analyst, type AnswerEvent, type Claim, notInDocuments, type Usage } from '../analyst.ts';
import { pickSentences, type QuotedSentence } from './pick-sentences.ts';

const noUsage: Usage = { inputTokens: 0, outputTokens: 0, model: null };

/** The analyst without a model: it answers with sentences of the documents as they stand, the most fitting first. */
export function createExtractiveAnalyst(): Analyst {
  return {
    engine: 'extractive',
    embeddingModel: null,
    async *answer({ found, signal }): AsyncGenerator<AnswerEvent> {
      signal.throwIfAborted();
      const { sentences, isFragment } = found.isAnswered ? quotesOf(found) : { sentences: [], isFragment: false };
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
      yield { type: 'claims', answered: true, claims, usage: noUsage, ...(isFragment && { isFragment }) };
    },
    embed: async () => null,
  };
}

/** Statements, tables and lists that are quoted for each part of a question that has several. */
const mostOfPart = 3;

/** The sentences of an answer, part by part of the question; one that answers two parts comes once. */
function quotesOf({ answers, question }: SearchResult): { sentences: QuotedSentence[]; isFragment: boolean } {
  // Whoever asks for a date, a sum or a name wants one, not all that stand in a table.
  const asksOne = question.cues.length > 0;
  const picked = answers.map((passages) => pickSentences(passages, asksOne));
  const quoted = picked.flatMap(({ units }) => (picked.length > 1 ? units.slice(0, mostOfPart) : units)).flat();
  const byPlace = new Map<string, QuotedSentence>();
  for (const sentence of quoted) byPlace.set(`${sentence.documentId}/${sentence.page}/${sentence.start}`, sentence);
  return { sentences: [...byPlace.values()], isFragment: picked.some(({ isFragment }) => isFragment) };
}
