import type { Truth } from '../facts/truth.ts';
import { type AskedQuestion, languagesOf } from '../retrieval/questions.ts';
import { factQuestions } from './fact-questions.ts';

/** A question that asks for a bid fact, and what readers found. */
export interface FactQuestion extends AskedQuestion {
  truth: Truth;
}

/** Asks for every bid fact of every file that the truth is known of. */
export function askAboutFacts(truths: readonly Truth[], questions: readonly AskedQuestion[]): FactQuestion[] {
  const byFile = new Map(questions.map((question) => [question.file, question]));
  return truths.flatMap((truth) => {
    const about = byFile.get(truth.file);
    if (!about) return [];
    const question = factQuestions[truth.fact];
    const sets = ['bid facts', `bid facts, ${languagesOf(question, about.document.language)}`];
    return [{ ...about, id: `${truth.file} ${truth.fact}`, question, pages: truth.pages, sets, truth }];
  });
}
