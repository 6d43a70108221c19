import type { ComparedItems } from '../runs/analyses.ts';
import { textResult } from '../runs/text-result.ts';

/** Answers are compared question by question; one that is not answered was not found. */
export const comparedAnswers: ComparedItems<'answer'> = {
  kind: 'answer',
  resultsOf(item) {
    const { questionId, question, categoryName, answered, answer } = item.headline;
    const found = answered ? answer : '';
    return textResult({ key: questionId, group: categoryName, title: question }, item, found);
  },
};
