import type { AnalyzedQuestion } from './analyze-question.ts';
import { conceptValues, sum, tally, type WordingCounts } from './concept-values.ts';
import type { MatchedPassage } from './match-passage.ts';
import type { RankingOptions } from './ranking-options.ts';
import type { QuestionWeights } from './weigh-question.ts';

/**
 * How well whole pages are about the question, by BM25: the page of an answer often contains the question's words around it. Counts only
 * the given passages, which are those that mention most of the question.
 * @returns a function from a document and page to its score, on the scale of a passage's BM25F
 */
export function scorePages(
  passages: readonly MatchedPassage[],
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  options: RankingOptions,
): (documentId: string, page: number) => number {
  const pages = new Map<string, { counts: WordingCounts; length: number }>();
  for (const { candidate, sentences } of passages) {
    for (const { page, pageText } of candidate.spans) {
      const key = keyOf(candidate.documentId, page);
      if (!pages.has(key)) pages.set(key, { counts: new Map(), length: pageText.length });
    }
    for (const { page, matches } of sentences) {
      tally(pages.get(keyOf(candidate.documentId, page))?.counts ?? new Map(), matches, 1);
    }
  }
  const average = Math.max(1, sum([...pages.values()].map(({ length }) => length)) / Math.max(1, pages.size));
  const scores = new Map<string, number>();
  for (const [key, { counts, length }] of pages) {
    const norm = options.k1 * (1 - options.b + (options.b * length) / average);
    const saturate = (count: number) => (count * (options.k1 + 1)) / (count + norm);
    scores.set(key, sum(conceptValues(question, weights, counts, saturate, options.restShare)) / weights.total);
  }
  return (documentId, page) => scores.get(keyOf(documentId, page)) ?? 0;
}

const keyOf = (documentId: string, page: number) => `${documentId}/${page}`;
