import type { AnalyzedQuestion } from './analyze-question.ts';
import type { Candidate } from './candidates.ts';
import { createMatcher } from './match-passage.ts';
import { defaultRanking, type RankingOptions } from './ranking-options.ts';
import { scorePages } from './score-pages.ts';
import { scorePassage } from './score-passage.ts';
import type { SentenceScore } from './score-sentences.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** A sentence of a passage: a stretch of its page. */
export interface PassageSentence extends SentenceScore {
  page: number;
  start: number;
  end: number;
  text: string;
}

/** A candidate that was ranked. */
export interface Passage {
  candidate: Candidate;
  /** Higher is better; comparable within one question only. */
  score: number;
  /** The page of its best sentence. */
  page: number;
  /** In reading order. */
  sentences: PassageSentence[];
  /** Index of the best of `sentences`. */
  best: number;
  /** Share of the question's concepts that the titles above it mention: 0 to 1. */
  titled: number;
}

/** Ranks candidates for a question, best first. Pure: the same rows give the same order. */
export function rankPassages(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  candidates: readonly Candidate[],
  options: RankingOptions = defaultRanking,
): Passage[] {
  const match = createMatcher(question.wordings);
  const matched = candidates.map(match);
  const pageScore = scorePages(matched, question, weights, options);
  const averageLength = Math.max(1, matched.reduce((sum, { length }) => sum + length, 0) / Math.max(1, matched.length));
  const passages = matched.map((entry): Passage => {
    const { score, sentences: scores, best, titled } = scorePassage(entry, question, weights, averageLength, options);
    const sentences = entry.sentences.map(({ page, start, end, text }, index) => ({
      page,
      start,
      end,
      text,
      ...(scores[index] as SentenceScore),
    }));
    const page = sentences[best]?.page ?? entry.candidate.spans[0]?.page ?? 1;
    const ofPage = options.pageWeight * pageScore(entry.candidate.documentId, page);
    return { candidate: entry.candidate, score: score + ofPage, page, sentences, best, titled };
  });
  return passages.sort((a, b) => b.score - a.score || a.candidate.ordinal - b.candidate.ordinal);
}
