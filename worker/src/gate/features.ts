import type { KnownFact } from '../facts/known-fact.ts';
import type { AnalyzedQuestion } from '../search/analyze-question.ts';
import { sum } from '../search/concept-values.ts';
import { isHeaderRow, isLabel } from '../search/passage-shapes.ts';
import type { Passage } from '../search/rank-passages.ts';
import type { QuestionWeights } from '../search/weigh-question.ts';
import { createEvidenceReader } from './evidence.ts';

/** Features that tell whether the best sentence of a passage answers a question; shares are 0 to 1. */
export interface AnswerFeatures {
  /** Share of the question's weight that the sentence itself contains. */
  coverage: number;
  /** The same where it also contains the kind of value that is asked for, else 0. */
  coverageWithKind: number;
  /** By how much its passage scores higher than the best one of another page that says something else. */
  lead: number;
  /** Logarithm of the number of concepts in the question: a longer question tells passages apart better. */
  concepts: number;
  /** Logarithm of its characters. */
  length: number;
  /** 1: the question asks for a date, a sum or the like. Not for a person: a tender says of nearly everything who does it. */
  asksKind: number;
  /** The probability that the documents do not state the bid fact that is asked for; 0 where none is asked for, or they state it. */
  denied: number;
  /** How far it contains the kind of value that is asked for; 1 where none is. It has no weight of its own. */
  kind: number;
}

/**
 * The largest lead that counts. In a short document only one passage is about the question at all, so a large lead proves no more than
 * this.
 */
const farthestLead = 0.4;

/** The features that have a weight in the model. */
export const featureNames = [
  'coverage',
  'coverageWithKind',
  'lead',
  'concepts',
  'length',
  'asksKind',
  'denied',
] as const;

/** Reads the features of passages for one question. `passages` are all that were ranked, the best first. */
export function createFeatureReader(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
  fact: KnownFact | null,
): (passage: Passage) => AnswerFeatures {
  const evidenceOf = createEvidenceReader(question);
  const shareOf = (concepts: ReadonlySet<number>) =>
    sum([...concepts].map((concept) => weights.concepts[concept] as number)) / weights.total;
  const highest = Math.max(...passages.map(({ score }) => score));
  const words = new Map(passages.map((passage) => [passage, wordsOf(passage)]));
  const leadOf = (passage: Passage) => {
    const { page, score } = passage;
    // The same sentence on another page does not contradict: a long document says what counts more than once.
    const others = passages
      .filter((other) => other.page !== page && words.get(other) !== words.get(passage))
      .map((other) => other.score);
    return highest > 0 ? (score - Math.max(0, ...others)) / highest : 0;
  };
  const denied = fact && !fact.stated ? fact.probability : 0;
  return (passage) => {
    const text = passage.sentences[passage.best]?.text ?? '';
    const { concepts, kind } = evidenceOf(passage);
    const coverage = shareOf(concepts);
    return {
      coverage,
      coverageWithKind: coverage * kind,
      lead: Math.min(farthestLead, leadOf(passage)),
      concepts: Math.log(1 + question.concepts.length),
      length: Math.log(1 + text.length),
      asksKind: question.cues.some(({ name }) => name !== 'who') ? 1 : 0,
      denied,
      kind,
    };
  };
}

/** Sentences after a heading that tell what it says. */
const saidByHeading = 3;

/** The words of a passage's best sentence, wherever its lines break; those below it belong to a heading or to names of columns. */
function wordsOf({ candidate, sentences, best }: Passage): string {
  const sentence = sentences[best];
  if (!sentence) return '';
  const isNaming = isLabel(sentence.text, candidate.sectionPath) || isHeaderRow(candidate, sentence);
  const said = sentences.slice(best, best + (isNaming ? 1 + saidByHeading : 1));
  return said
    .flatMap(({ text }) => text.trim().split(/\s+/u))
    .join(' ')
    .toLowerCase();
}
