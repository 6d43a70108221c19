import { questions as contract } from '@bidloom/contract';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

export const questionSamples = [
  sample(contract.searchQuestions),
  sample(contract.getQuestion, ({ questionId }) => ({ params: { id: questionId } })),
  sample(contract.createQuestion, ({ organizationId, categoryId, customerId }) => ({
    body: { organizationId, categoryId, customerId, text: 'Made by the walk?' },
  })),
  sample(contract.updateQuestion, ({ organizationId, categoryId, customerId, questionId }) => ({
    params: { id: questionId },
    body: { organizationId, categoryId, customerId, text: 'Changed by the walk?' },
  })),
  sample(contract.cloneQuestions, ({ categoryId, otherCategoryId, customerId, otherCustomerId }) => ({
    body: {
      sourceCategoryId: categoryId,
      sourceCustomerId: customerId,
      targetCategoryId: otherCategoryId,
      targetCustomerId: otherCustomerId,
    },
  })),
  sample(contract.orderQuestions, ({ questionId }) => ({ body: { questionId, to: 'top' } })),
  sample(contract.bulkQuestions, () => ({ body: { texts: ['Pasted by the walk?'] } })),
  sample(contract.countQuestions),
  sample(contract.importQuestions, () => ({ files: sheet })),
  sample(contract.questionsTemplate),
  sample(contract.deleteQuestion, ({ questionId }) => ({ params: { id: questionId } })),
];
