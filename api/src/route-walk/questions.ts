import { questions as contract } from '@bidloom/contract';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

export const questionSamples = [
  sample(contract.searchQuestions, ({ organizationId, categoryId, customerId }) => ({
    params: { organizationId, categoryId, customerId },
  })),
  sample(contract.getQuestion, ({ questionId }) => ({ params: { id: questionId } })),
  sample(contract.createQuestion, ({ organizationId, categoryId, customerId }) => ({
    body: { organizationId, categoryId, customerId, text: 'Made by the walk?' },
  })),
  sample(contract.updateQuestion, ({ organizationId, categoryId, customerId, questionId }) => ({
    params: { organizationId, id: questionId },
    body: { organizationId, categoryId, customerId, text: 'Changed by the walk?' },
  })),
  sample(contract.cloneQuestions, ({ organizationId, categoryId, otherCategoryId, customerId, otherCustomerId }) => ({
    params: { organizationId },
    body: {
      sourceCategoryId: categoryId,
      sourceCustomerId: customerId,
      targetCategoryId: otherCategoryId,
      targetCustomerId: otherCustomerId,
    },
  })),
  sample(contract.orderQuestions, ({ organizationId, categoryId, customerId, questionId }) => ({
    params: { organizationId, categoryId, customerId },
    body: { questionId, to: 'top' },
  })),
  sample(contract.bulkQuestions, ({ organizationId, categoryId, customerId }) => ({
    params: { organizationId, categoryId, customerId },
    body: { texts: ['Pasted by the walk?'] },
  })),
  sample(contract.countQuestions, ({ organizationId, customerId }) => ({ params: { organizationId, customerId } })),
  sample(contract.importQuestions, ({ organizationId, categoryId, customerId }) => ({
    params: { organizationId, categoryId, customerId },
    files: sheet,
  })),
  sample(contract.questionsTemplate),
  sample(contract.deleteQuestion, ({ organizationId, categoryId, customerId, questionId }) => ({
    params: { organizationId, categoryId, customerId, id: questionId },
  })),
];
