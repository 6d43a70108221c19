import type { Question } from '@bidloom/contract/questions';
import type { QuestionRow } from './questions.repository.ts';

export function presentQuestion(row: QuestionRow): Question {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
