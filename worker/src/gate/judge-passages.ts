import type { KnownFact } from '../facts/known-fact.ts';
import type { AnalyzedQuestion } from '../search/analyze-question.ts';
import type { Passage } from '../search/rank-passages.ts';
import type { QuestionWeights } from '../search/weigh-question.ts';
import { bandFrom, probabilityOf } from './answer-model.ts';
import type { Band } from './band.ts';
import { type AnswerFeatures, createFeatureReader } from './features.ts';
import { saysAskedKind } from './says-asked-kind.ts';

/** Passages, the best first, that may give the answer; one below them hardly ever does. */
export const mostJudged = 6;

/** How well passages answer a question. */
export interface Judgement {
  band: Band;
  /** How likely the best sentence of the first of `likely` answers: 0 to 1, calibrated. */
  confidence: number;
  /** The passages, the one whose best sentence answers most likely first. */
  likely: Passage[];
  /** What is known about the bid fact that is asked for; null where no fact is asked for, or nothing is known. */
  fact: KnownFact | null;
}

/** A passage with the points for its best sentence. */
export interface JudgedPassage {
  passage: Passage;
  features: AnswerFeatures;
}

/** The features of the passages that may give the answer; also used for fitting the model. */
export function readFeatures(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
  fact: KnownFact | null,
): JudgedPassage[] {
  const featuresOf = createFeatureReader(question, weights, passages, fact);
  return passages.slice(0, mostJudged).map((passage) => ({ passage, features: featuresOf(passage) }));
}

/** Judges whether passages, the best first, answer a question, and which of them does most likely. */
export function judgePassages(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  passages: readonly Passage[],
  fact: KnownFact | null = null,
): Judgement {
  const judged = readFeatures(question, weights, passages, fact)
    .map(({ passage, features }) => ({ passage, features, probability: probabilityOf(features) }))
    .sort((a, b) => b.probability - a.probability);
  const [first] = judged;
  const likely = [...judged.map(({ passage }) => passage), ...passages.slice(mostJudged)];
  const decision = decide(fact, first, fact === null || saysAskedKind(fact, question));
  // A passage with a zone may be about anybody's hours: a known date tells whose time it is, or a sentence with all that is asked about.
  const isZone = question.cues.some(({ name }) => name === 'zone');
  const isAnybodys = isZone && !fact?.stated && decision.band === 'answer' && !(first && saysAll(first.features));
  return { ...decision, ...(isAnybodys && { band: 'closest' as const }), likely, fact };
}

/**
 * Decides from the fact that is asked for, and from the best passage.
 * @param saysKind the fact, if it is stated, contains the kind of value that is asked for
 */
export function decide(
  fact: KnownFact | null,
  first: { probability: number; features: AnswerFeatures } | undefined,
  saysKind: boolean,
  from = bandFrom,
): { band: Band; confidence: number } {
  if (fact?.stated && saysKind) {
    const { probability: confidence } = fact;
    return { band: confidence >= from.fact ? 'answer' : 'closest', confidence };
  }
  // The matter is in the documents, but not what is asked of it: the place of the fact is the closest one.
  if (fact?.stated) return { band: 'closest', confidence: first?.probability ?? 0 };
  // A person has looked.
  if (fact?.probability === 1) return { band: 'none', confidence: 0 };
  // It is not clear that nothing is stated.
  const least = (fact?.further ?? []).length > 0 ? 'closest' : 'none';
  if (!first) return { band: least, confidence: 0 };
  // The question's words are about something else in the passage: the fact itself would have been found.
  const isDenied = fact !== null && fact.probability >= from.denied;
  const isShown = saysAll(first.features) && (!isDenied || saysMore(first.features));
  const band = bandOf(first.probability, first.features, from, isShown ? 'closest' : least);
  // Where it is not clear that nothing is stated, a person looks.
  const isUnsure = isDenied || least === 'closest';
  return { band: band === 'answer' && isUnsure ? 'closest' : band, confidence: first.probability };
}

/** An answer must itself contain at least this share of the question. */
const leastCoverage = 0.25;

const whole = 0.99;
const ofMany = Math.log(1 + 3);

/** A sentence with all that a question asks about is shown, however unlikely it answers. */
const saysAll = ({ coverage }: AnswerFeatures): boolean => coverage >= whole;

/** Three words hardly meet by chance, and a value of the asked kind may be the one: shown although the fact that is asked for was not found. */
const saysMore = ({ concepts, asksKind, kind }: AnswerFeatures): boolean =>
  concepts >= ofMany || (asksKind > 0 && kind === 1);

/** Where a date, a sum or the like is asked for, a sentence without one is no answer, however much of the question it contains. */
function bandOf(probability: number, { coverage, kind }: AnswerFeatures, from: typeof bandFrom, least: Band): Band {
  if (probability < from.closest) return least;
  return probability >= from.answer && coverage >= leastCoverage && kind > 0 ? 'answer' : 'closest';
}
