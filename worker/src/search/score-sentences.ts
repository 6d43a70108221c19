import type { AnalyzedQuestion, Concept, Wording } from './analyze-question.ts';
import { conceptValues, sum, tally } from './concept-values.ts';
import type { Match, MatchedSentence } from './match-passage.ts';
import type { RankingOptions } from './ranking-options.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** How well one sentence is about the question. */
export interface SentenceScore {
  /** By the worth of what it and, less, its neighbours and titles say; 0 to about 1. */
  score: number;
  /** Share of the question's concepts that it mentions itself, each with its own weight only: 0 to 1. */
  coverage: number;
  /** Whether it looks like the kind of answer that is asked for, 0 to 1; 1 where nothing special is asked. */
  cue: number;
}

const silent: SentenceScore = { score: 0, coverage: 0, cue: 0 };

/** Scores each sentence of a passage, by its own words and, less, by those of its neighbours, its table header and its titles. */
export function scoreSentences(
  sentences: readonly MatchedSentence[],
  titleMatches: readonly Match[],
  question: AnalyzedQuestion,
  weights: QuestionWeights,
  options: RankingOptions,
): SentenceScore[] {
  const valuesOf = (matches: readonly Match[]) => {
    const counts = new Map<number, number>();
    tally(counts, matches, 1);
    return conceptValues(question, weights, counts, (count) => Math.min(1, count), 0);
  };
  const values = sentences.map(({ matches }) => valuesOf(matches));
  const headers = headersOf(sentences);
  const titles = valuesOf(titleMatches);
  return values.map((own, index) => {
    const { text, matches } = sentences[index] as MatchedSentence;
    if (matches.length === 0) return silent;
    const cue = cueShare(question, text);
    const total = own.reduce((all, value, concept) => {
      const around = Math.max(
        values[index - 1]?.[concept] ?? 0,
        values[index + 1]?.[concept] ?? 0,
        titles[concept] as number,
      );
      // A row says of its cells what the header does.
      const header = values[headers[index] as number]?.[concept] ?? 0;
      return all + Math.max(value, header, options.neighbourShare * around);
    }, 0);
    const looks = question.cues.length === 0 ? 0 : cue;
    // A long sentence mentions many things, and of each less.
    const excess = Math.max(0, text.length / options.plainLength - 1);
    const score = ((total / weights.total) * (1 + options.cueWeight * looks)) / (1 + options.lengthWeight * excess);
    return { score, coverage: coverageOf(question, matches), cue };
  });
}

/** For each sentence the first row of the table that it is a row of, as far as the passage has it; for others itself. */
function headersOf(sentences: readonly MatchedSentence[]): number[] {
  const headers: number[] = [];
  sentences.forEach(({ text }, index) => {
    const follows = index > 0 && isRow(text) && isRow((sentences[index - 1] as MatchedSentence).text);
    headers.push(follows ? (headers[index - 1] as number) : index);
  });
  return headers;
}

const isRow = (text: string) => text.includes(' | ');

/** Share of the question's concepts that texts mention, each with its own weight only: 0 to 1. */
export function coverageOf(question: AnalyzedQuestion, matches: readonly Match[]): number {
  const mentioned = new Set(matches.flatMap(({ wording }) => (question.wordings[wording] as Wording).concepts));
  const weightOf = (concepts: readonly Concept[]) => sum(concepts.map(({ weight }) => weight));
  return (
    weightOf(question.concepts.filter((_, concept) => mentioned.has(concept))) / (weightOf(question.concepts) || 1)
  );
}

function cueShare(question: AnalyzedQuestion, text: string): number {
  if (question.cues.length === 0) return 1;
  return Math.max(...question.cues.map((cue) => cue.worth * cue.matches(text)));
}
