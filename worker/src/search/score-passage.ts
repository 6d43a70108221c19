import type { AnalyzedQuestion, Wording } from './analyze-question.ts';
import { conceptValues, sum, tally } from './concept-values.ts';
import type { Match, MatchedPassage } from './match-passage.ts';
import { type SentenceScore, scoreSentences } from './score-sentences.ts';
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
  /** By how much a passage is worth more that fills general terms in. */
  prevailingWeight: 0.2;
  /** Characters of a sentence of plain length, and by how much one of twice that is worth less. */
  plainLength: number;
  lengthWeight: number;
}

export const defaultRanking: RankingOptions = {
  k1: 1.2,
  b: 0.8,
  titleWeight: 1,
  restShare: 0.2,
  sentenceWeight: 2.5,
  proximityWeight: 0.25,
  neighbourShare: 0.25,
  cueWeight: 0.6,
  answerWeight: 0.2,
  prevailingWeight: 0.2,
  plainLength: 160,
  lengthWeight: 0.15,
};

export interface PassageScore {
  score: number;
  /** One for each of the passage's sentences. */
  sentences: SentenceScore[];
  /** Index of the best of them. */
  best: number;
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

  // BM25F: titles are a field of more weight.
  const norm = options.k1 * (1 - options.b + (options.b * passage.length) / averageLength);
  const saturate = (count: number) => (count * (options.k1 + 1)) / (count + norm);
  const whole = sum(conceptValues(question, weights, counts, saturate, options.restShare)) / weights.total;
  const rows = [...passage.sentences.map(({ matches }) => matches), ...passage.titles];
  const near = nearness(rows, question, weights);

  const sentences = scoreSentences(passage.sentences, titleMatches, question, weights, options);
  const best = sentences.reduce((top, { score }, index) => (score > (sentences[top]?.score ?? 0) ? index : top), 0);
  const { score: sentence = 0, cue = 0 } = sentences[best] ?? {};
  const words = whole + options.sentenceWeight * sentence + options.proximityWeight * near;
  return { score: words * (1 + options.answerWeight * cue), sentences, best };
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
