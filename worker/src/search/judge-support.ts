import type { AnalyzedQuestion } from './analyze-question.ts';
import { sum } from './concept-values.ts';
import type { Passage } from './rank-passages.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** Passages whose sentences are looked at, and the one that the first is compared with. */
const looked = 3;
const compared = 5;

/** What tells whether the passages found answer a question; each 0 to 1. */
interface SupportFeatures {
  /** Most of the question that one sentence speaks of which also holds the kind of answer that is asked for. */
  said: number;
  /** 1: the question asks for a number, a date, a person or the like; see `question-cues.ts`. */
  asksKind: number;
  /** By how much the first passage stands out from the fifth. */
  gap: number;
  /** Share of the question that is nowhere in the documents, in whatever words. */
  unknown: number;
}

/** A logistic model; docs/decisions/005-retrieval.md says what it was fitted on and how it does on what it was not. */
const model = { said: 4.63, asksKind: -1.27, gap: 2.04, unknown: -3.44, constant: -2.64 };
/** Refuses at most a tenth of the questions that have an answer. */
const threshold = 0.4;

/** Judges whether the passages found, best first, answer the question at all. */
export function judgeSupport(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
): { support: number; isAnswered: boolean } {
  if (passages.length === 0) return { support: 0, isAnswered: false };
  const { said, asksKind, gap, unknown } = supportFeatures(question, weights, passages);
  const logit =
    model.constant + model.said * said + model.asksKind * asksKind + model.gap * gap + model.unknown * unknown;
  const support = 1 / (1 + Math.exp(-logit));
  return { support, isAnswered: support >= threshold };
}

function supportFeatures(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
): SupportFeatures {
  const sentences = passages.slice(0, looked).flatMap((passage) => passage.sentences);
  const spoken = new Set(
    question.wordings.flatMap(({ concepts }, index) => ((weights.frequencies[index] as number) > 0 ? concepts : [])),
  );
  const all = sum(question.concepts.map(({ weight }) => weight));
  const unknown = sum(question.concepts.map(({ weight }, concept) => (spoken.has(concept) ? 0 : weight)));
  const [top, last] = [passages[0]?.score ?? 0, passages[compared - 1]?.score ?? 0];
  return {
    said: Math.max(0, ...sentences.map(({ said, cue }) => said * cue)),
    asksKind: question.cues.length > 0 ? 1 : 0,
    gap: top > 0 ? (top - last) / top : 0,
    unknown: all > 0 ? unknown / all : 1,
  };
}
