import type { AnalyzedQuestion } from './analyze-question.ts';
import { conceptValues, sum, tally } from './concept-values.ts';
import type { MatchedPassage } from './match-passage.ts';
import type { RankingOptions } from './ranking-options.ts';
import { coverageOf, type SentenceScore, scoreSentences } from './score-sentences.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** How well a passage is about the question; scores are comparable within one question only. */
export interface PassageScore {
  score: number;
  /** One for each of the passage's sentences. */
  sentences: SentenceScore[];
  /** Index of the best of them. */
  best: number;
  /** Share of the question's concepts that its titles mention: 0 to 1. */
  titled: number;
}

/**
 * Scores a passage: BM25F over its text and titles, then the score of its best sentence, raised where that looks like the kind of answer
 * that is asked for.
 * @param averageLength of the passages that are searched, in words
 */
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

  const sentences = scoreSentences(passage.sentences, titleMatches, question, weights, options);
  const best = sentences.reduce((top, { score }, index) => (score > (sentences[top]?.score ?? 0) ? index : top), 0);
  const { score: sentence = 0, cue = 0 } = sentences[best] ?? {};
  const words = whole + options.sentenceWeight * sentence;
  return {
    score: words * (1 + options.answerWeight * cue),
    sentences,
    best,
    titled: coverageOf(question, titleMatches),
  };
}
