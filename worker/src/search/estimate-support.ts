import type { AnalyzedQuestion } from './analyze-question.ts';
import type { Passage } from './rank-passages.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** What is known about whether the passages found answer the question; each 0 to 1 or a little more. */
export interface SupportFeatures {
  /** Most that one of the best passages speaks of. */
  coverage: number;
  /** Best sentence with its neighbours. */
  sentence: number;
  bm25: number;
  proximity: number;
  /** Whether an answer of the kind asked for stands near. */
  cue: number;
  /** Share of the question that is nowhere in the documents, in whatever words. */
  unknown: number;
}

const looked = 5;

export function supportFeatures(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
): SupportFeatures {
  const best = passages.slice(0, looked).map(({ parts }) => parts);
  const most = (values: number[]) => Math.max(0, ...values);
  const spoken = new Set(
    question.wordings.flatMap(({ concepts }, index) => ((weights.frequencies[index] as number) > 0 ? concepts : [])),
  );
  const unknown = weights.concepts.reduce((sum, value, concept) => sum + (spoken.has(concept) ? 0 : value), 0);
  return {
    coverage: most(best.map(({ coverage }) => coverage)),
    sentence: most(best.map(({ best: index, sentenceScores }) => sentenceScores[index] ?? 0)),
    bm25: most(best.map(({ bm25 }) => bm25)),
    proximity: most(best.map(({ proximity }) => proximity)),
    cue: most(best.slice(0, 2).map(({ cue }) => cue)),
    unknown: unknown / weights.total,
  };
}
