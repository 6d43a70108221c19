import type { AnalyzedQuestion, Wording } from './analyze-question.ts';
import type { Match, MatchedPassage, MatchedSentence } from './match-passage.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** Weights of the ranking; docs/decisions/005-retrieval.md says how they were found. */
export interface RankingOptions {
  /** BM25: how soon more of the same word stops to count, and how much a passage's length counts. */
  k1: number;
  b: number;
  /** Times that a word in a section title counts. */
  titleWeight: number;
  /** Share of a concept's less good wordings that counts beside its best. */
  restShare: number;
  /** Weights of the parts of a score beside BM25F, which is 1. */
  sentenceWeight: number;
  proximityWeight: number;
  /** Share of what its neighbours and its titles say that counts for a sentence. */
  neighbourShare: number;
  /** By how much a sentence is worth more that looks like the answer that is asked for. */
  cueWeight: number;
  /** The same for the passage that its best sentence stands in. */
  answerWeight: number;
}

export const defaultRanking: RankingOptions = {
  k1: 1,
  b: 0.75,
  titleWeight: 1.5,
  restShare: 0.2,
  sentenceWeight: 2,
  proximityWeight: 0.5,
  neighbourShare: 0.3,
  cueWeight: 0.15,
  answerWeight: 0.15,
};

/** The parts of a passage's score, each as a share of what the question holds. */
export interface PassageScore {
  score: number;
  bm25: number;
  /** Concepts that occur anywhere in it. */
  coverage: number;
  proximity: number;
  /** Best sentence. */
  best: number;
  sentenceScores: number[];
  /** Per sentence: share of the question that it and its neighbours speak of together, and whether the answer's kind is there. */
  windows: { coverage: number; own: number; cue: number }[];
  /** Whether its best sentence looks like the kind of answer asked for, 0 to 1; 1 where nothing special is asked. */
  cue: number;
}

export function scorePassage(
  passage: MatchedPassage,
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  averageLength: number,
  options: RankingOptions,
): PassageScore {
  const titleMatches = passage.titles.flat();
  const counts = new Map<number, number>();
  for (const { matches } of passage.sentences) tally(counts, matches, 1);
  tally(counts, titleMatches, options.titleWeight);

  const norm = options.k1 * (1 - options.b + (options.b * passage.length) / averageLength);
  const saturate = (count: number) => (count * (options.k1 + 1)) / (count + norm);
  const share = (values: readonly number[]) => sum(values) / weights.total;
  const bm25 = share(conceptValues(question, weights, counts, saturate, options.restShare));
  const coverage = share(conceptValues(question, weights, counts, once, 0));
  const proximity = nearness(
    [...passage.sentences.map(({ matches }) => matches), ...passage.titles],
    question,
    weights,
  );

  const sentences = scoreSentences(passage.sentences, titleMatches, question, weights, options);
  const best = sentences.reduce((top, { score }, index) => (score > (sentences[top]?.score ?? 0) ? index : top), 0);
  const { score: sentence = 0, cue = 0 } = sentences[best] ?? {};
  return {
    score:
      (bm25 + options.sentenceWeight * sentence + options.proximityWeight * proximity) *
      (1 + options.answerWeight * cue),
    bm25,
    coverage,
    proximity,
    best,
    sentenceScores: sentences.map(({ score }) => score),
    windows: sentences.map(({ window, own, cue: kind }) => ({ coverage: window, own, cue: kind })),
    cue,
  };
}

/** Which concepts each sentence speaks of, by itself and with its neighbours and titles. */
function scoreSentences(
  sentences: readonly MatchedSentence[],
  titleMatches: readonly Match[],
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  options: RankingOptions,
): { score: number; cue: number; own: number; window: number }[] {
  const valuesOf = (matches: readonly Match[]) => {
    const counts = new Map<number, number>();
    tally(counts, matches, 1);
    return conceptValues(question, weights, counts, once, 0);
  };
  const values = sentences.map(({ matches }) => valuesOf(matches));
  const titles = valuesOf(titleMatches);
  return values.map((own, index) => {
    const cue = cueShare(question, (sentences[index] as MatchedSentence).text);
    const ownSum = sum(own);
    if (ownSum === 0) return { score: 0, cue, own: 0, window: 0 };
    let total = 0;
    let window = 0;
    own.forEach((value, concept) => {
      const around = Math.max(
        values[index - 1]?.[concept] ?? 0,
        values[index + 1]?.[concept] ?? 0,
        titles[concept] as number,
      );
      total += Math.max(value, options.neighbourShare * around);
      window += Math.max(value, around);
    });
    const looks = question.cues.length === 0 ? 0 : cue;
    const score = (total / weights.total) * (1 + options.cueWeight * looks);
    return { score, cue, own: ownSum / weights.total, window: window / weights.total };
  });
}

function cueShare(question: AnalyzedQuestion, text: string): number {
  if (question.cues.length === 0) return 1;
  const [special, ...others] = question.cues;
  if (special?.answer.test(text)) return 1;
  return others.some((cue) => cue.answer.test(text)) ? 0.5 : 0;
}

function tally(counts: Map<number, number>, matches: readonly Match[], weight: number): void {
  for (const { wording } of matches) counts.set(wording, (counts.get(wording) ?? 0) + weight);
}

function once(count: number): number {
  return Math.min(1, count);
}

/** What counts of wordings are worth for each concept: its best wording, and a share of the others. */
function conceptValues(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  counts: ReadonlyMap<number, number>,
  saturate: (count: number) => number,
  restShare: number,
): number[] {
  const best = new Array<number>(question.concepts.length).fill(0);
  const total = new Array<number>(question.concepts.length).fill(0);
  for (const [index, count] of counts) {
    for (const concept of (question.wordings[index] as Wording).concepts) {
      const value = Math.min(weights.wordings[index] as number, weights.concepts[concept] as number) * saturate(count);
      best[concept] = Math.max(best[concept] as number, value);
      total[concept] = (total[concept] as number) + value;
    }
  }
  return best.map((value, concept) => value + restShare * Math.min((total[concept] as number) - value, value));
}

/** Neighbours in the question that are near each other in the passage, in the same order. */
function nearness(rows: readonly (readonly Match[])[], question: AnalyzedQuestion, weights: QuestionWeights): number {
  const pairs = new Map<number, number>();
  for (const row of rows) {
    for (const left of row) {
      for (const right of row) {
        const distance = right.position - left.position;
        if (distance < 1 || distance > 4) continue;
        const to = (question.wordings[right.wording] as Wording).concepts;
        const value =
          ((weights.wordings[left.wording] as number) + (weights.wordings[right.wording] as number)) / distance;
        for (const concept of (question.wordings[left.wording] as Wording).concepts) {
          if (to.includes(concept + 1)) pairs.set(concept, Math.max(pairs.get(concept) ?? 0, value));
        }
      }
    }
  }
  return sum([...pairs.values()]) / weights.total;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
