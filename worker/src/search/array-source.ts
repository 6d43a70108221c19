import type { Candidate, CandidateSource } from './candidates.ts';
import { indexKeys } from './index-terms.ts';

/** Candidates out of an array: for a document that is not in a database. */
export function createArraySource(chunks: readonly Candidate[]): CandidateSource {
  const indexed = chunks.map((chunk) => {
    const texts = [...chunk.sectionPath, ...chunk.spans.map((span) => span.pageText.slice(span.start, span.end))];
    return { chunk, keys: new Set(texts.flatMap((text) => indexKeys(text, chunk.language))) };
  });
  return {
    languages: async () => [...new Set(chunks.map((chunk) => chunk.language))],
    statistics: async (keys) => ({
      chunks: indexed.length,
      frequency: new Map(keys.map((key) => [key, indexed.filter((entry) => entry.keys.has(key)).length])),
    }),
    gather: async (weights, limit) =>
      indexed
        .map(({ chunk, keys }) => {
          let weight = 0;
          for (const [key, value] of weights) if (keys.has(key)) weight += value;
          return { chunk, weight };
        })
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, limit)
        .map(({ chunk }) => chunk),
    firstPages: async (documentIds) =>
      documentIds.map((documentId) => {
        const first = chunks.find((chunk) => chunk.documentId === documentId);
        return { documentId, text: first?.spans[0]?.pageText ?? '' };
      }),
  };
}
