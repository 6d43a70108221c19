import { createQuestion, deleteQuestion, searchQuestions, updateQuestion } from '@bidloom/contract/questions';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const questions = createResource({
  name: 'questions',
  noun: messages.questions,
  operations: { search: searchQuestions, create: createQuestion, update: updateQuestion, remove: deleteQuestion },
});
