import { quoteAnswer } from '@bidloom/worker/src/analyst/extractive/quote-answer.ts';
import type { RankingOptions } from '@bidloom/worker/src/search/ranking-options.ts';
import { searchPassages } from '@bidloom/worker/src/search/search-passages.ts';
import type { AskedQuestion } from './questions.ts';

/** What search made of a question. */
export interface Outcome {
  question: AskedQuestion;
  /** 1-based rank of the first page that answers, among the distinct pages of the passages found; Infinity where none is. */
  rank: number;
  refused: boolean;
  /** Milliseconds. */
  searchMs: number;
  answerMs: number;
}

/** Asks by the product's own search and answers; only the rows are in memory. */
export async function askAll(questions: readonly AskedQuestion[], ranking?: RankingOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const { document, rows } = question;
    const started = performance.now();
    const request = { question: question.question, history: [], ...(ranking && { ranking }) };
    const found = await searchPassages({ documents: [document] }, rows, request);
    const searched = performance.now();
    const refused = quoteAnswer(found).band !== 'answer';
    outcomes.push({
      question,
      rank: rankOf([...new Set(found.passages.map(({ page }) => page))], question),
      refused,
      searchMs: searched - started,
      answerMs: performance.now() - started,
    });
  }
  return outcomes;
}

/** 1-based rank of the first of `pages` that answers a question; Infinity where none does. */
export function rankOf(pages: readonly number[], question: AskedQuestion): number {
  const index = pages.findIndex((page) => question.pages.includes(page));
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}
