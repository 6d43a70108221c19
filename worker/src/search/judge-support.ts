import type { AnalyzedQuestion } from './analyze-question.ts';
import type { Passage } from './rank-passages.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** Passages that are looked at. */
const looked = 5;

/** What tells whether the passages found answer a question. */
export interface SupportFeatures {
  /** 1: the question asks for a number, a date, a person or the like; see `question-cues.ts`. */
  asksKind: number;
  /** Most of the question that one sentence speaks of which also holds what is asked for. */
  kindSentence: number;
  /** The same where nothing special is asked for, else 0. */
  plainSentence: number;
  /** By how much the first passage stands out from the fifth. */
  gap: number;
  /** The question's words that are near each other in a passage, too. */
  proximity: number;
  /** Share of the question that is nowhere in the documents, in whatever words. */
  unknown: number;
}

export function supportFeatures(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
): SupportFeatures {
  const best = passages.slice(0, looked);
  const windows = best.flatMap(({ parts }) => parts.windows);
  const asksKind = question.cues.length > 0 ? 1 : 0;
  const spoken = new Set(
    question.wordings.flatMap(({ concepts }, index) => ((weights.frequencies[index] as number) > 0 ? concepts : [])),
  );
  const unknown = weights.concepts.reduce((sum, value, concept) => sum + (spoken.has(concept) ? 0 : value), 0);
  const [top, last] = [best[0]?.score ?? 0, best[looked - 1]?.score ?? 0];
  return {
    asksKind,
    kindSentence: Math.max(0, ...windows.filter(({ cue }) => cue === 1).map(({ own }) => own)),
    plainSentence: asksKind ? 0 : Math.max(0, ...windows.map(({ own }) => own)),
    gap: top > 0 ? (top - last) / top : 0,
    proximity: Math.max(0, ...best.map(({ parts }) => parts.proximity)),
    unknown: unknown / weights.total,
  };
}

/** A logistic model; docs/decisions/005-retrieval.md says what it was fitted on and how it does on what it was not. */
const coefficients: Record<keyof SupportFeatures | 'constant', number> = {
  asksKind: 0,
  kindSentence: 6,
  plainSentence: 0,
  gap: 2,
  proximity: 1,
  unknown: -3,
  constant: -2.2,
};
const threshold = 0.3;

/** Judges whether the passages found answer the question at all. */
export function judgeSupport(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
): { support: number; isAnswered: boolean } {
  if (passages.length === 0) return { support: 0, isAnswered: false };
  const features = supportFeatures(question, weights, passages);
  const sum = Object.entries(features).reduce(
    (total, [name, value]) => total + coefficients[name as keyof SupportFeatures] * value,
    coefficients.constant,
  );
  const support = 1 / (1 + Math.exp(-sum));
  return { support, isAnswered: support >= threshold };
}
