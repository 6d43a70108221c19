import type { AnalyzedQuestion, Wording } from './analyze-question.ts';
import type { Match } from './match-passage.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** How often each wording occurs, by index. */
export type WordingCounts = Map<number, number>;

export function tally(counts: WordingCounts, matches: readonly Match[], weight: number): void {
  for (const { wording } of matches) counts.set(wording, (counts.get(wording) ?? 0) + weight);
}

/**
 * What counts of wordings are worth for each concept of a question: its best wording, and a share of the others.
 * @param saturate what a count is worth, 1 for the first in the plainest case
 */
export function conceptValues(
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  counts: WordingCounts,
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

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
