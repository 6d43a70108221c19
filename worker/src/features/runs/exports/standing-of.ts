import type { StoredAnswer } from '../../../analyst/answer-question.ts';

interface Given {
  headline: StoredAnswer;
  /** What a person wrote in its place. */
  correction: object | null;
}

/** Whether the documents contain an answer, or a person has written one. */
export function isAnswered({ headline, correction }: Given): boolean {
  return headline.answered || correction !== null;
}

/** Whether the documents answer a question, in words for a cell. */
export function standingOf(answer: Given): string {
  if (isAnswered(answer)) return 'Yes';
  return answer.headline.band === 'closest' ? 'No clear answer' : 'No';
}
