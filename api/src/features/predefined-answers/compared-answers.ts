import { comparedBy } from '../runs/analyses.ts';
import { textResult } from '../runs/text-result.ts';

/** Answers are compared question by question; one that is not answered was not found. */
export const comparedAnswers = comparedBy('answer', (item) => {
  const { questionId, question, categoryName, answered, answer } = item.headline;
  const found = answered ? answer : '';
  return textResult({ key: questionId, group: categoryName, title: question }, item, found);
});
