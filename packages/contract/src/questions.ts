import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { customerScope, flag, id, listQuery, requiredLines, searchedScope, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { importAccepted } from './imports.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('questions', organizationMembers);
const scope = z.object({ organizationId: id, categoryId: id, customerId: customerScope });

export const question = z.object({
  id,
  organizationId: id,
  categoryId: id,
  categoryName: z.string(),
  customerId: id.nullable().describe('Null: for all customers.'),
  text: z.string(),
  isActive: z.boolean(),
  position: z.int().describe('Its place among those of its category and customer: the smallest comes first.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Question = z.infer<typeof question>;

/** The most characters of a question. */
export const questionLength = 2000;

export const questionBody = z.strictObject({
  organizationId: identity.organizationId,
  categoryId: id,
  customerId: id.nullish(),
  text: requiredLines('text', questionLength),
  isActive: z.boolean().optional(),
});

/** A new question is at the end, unless it names its place: a removed one returns to its old place. */
const newQuestionBody = questionBody.extend({ position: z.int().optional() });

/** A replacement names its scope: without it, a customer's question would become one for all customers. */
export const questionReplacement = questionBody.extend({ customerId: id.nullable() });

export const cloneQuestionsBody = z.strictObject({
  sourceCategoryId: id,
  sourceCustomerId: customerScope,
  targetCategoryId: id,
  targetCustomerId: customerScope,
});

/** The most texts in one request. */
export const mostBulkQuestions = 500;

/** Texts that were pasted; each is checked separately. */
export const bulkQuestionsBody = z.strictObject({
  texts: z
    .array(z.string())
    .min(1, fieldMessages.required('texts'))
    .max(mostBulkQuestions, fieldMessages.tooMany('texts', mostBulkQuestions)),
});

/** What happened to each of the texts. */
export const bulkQuestionsResult = z.object({
  created: z.int(),
  existing: z.int().describe('Were there already, or are twice among the texts.'),
  refused: z.int(),
  lines: z
    .array(z.object({ line: z.int().describe('1-based.'), reason: z.string(), exists: z.boolean() }))
    .describe('Those that were not made, and why.'),
});
export type BulkQuestionsResult = z.infer<typeof bulkQuestionsResult>;

/** Either some questions in their new order among themselves, or one and its new place. */
export const questionOrderBody = z.union([
  z.strictObject({
    ids: z.array(id).min(1, fieldMessages.required('ids')).max(1000, fieldMessages.tooMany('ids', 1000)),
  }),
  z.strictObject({
    questionId: id,
    after: id.nullable().describe('The question that it follows; null: it comes first.'),
  }),
  z.strictObject({ questionId: id, before: id.describe('The question that comes next.') }),
  z.strictObject({ questionId: id, to: z.enum(['up', 'down', 'top', 'end']) }),
]);
export type QuestionOrder = z.infer<typeof questionOrderBody>;

/** Where a moved question is now, and where it was. */
export const questionMoved = z.object({
  place: z.int().nullable().describe('1-based; null where several were put in order.'),
  total: z.int(),
  wasAfter: id
    .nullable()
    .describe('The question that it followed before; null: it came first, or several were put in order.'),
});
export type QuestionMoved = z.infer<typeof questionMoved>;

export const searchQuestions = endpoint.get('/Questions/search/{organizationId}/{categoryId}/{customerId}', {
  failed: 'Failed to fetch questions',
  summary:
    'Questions of a category (`all`: of every category) and a customer (`all`: those for all customers; `every`: those for all customers and those for one), a page at a time',
  params: scope.extend({ categoryId: customerScope, customerId: searchedScope }),
  query: listQuery({
    sortBy: ['text', 'categoryName', 'isActive', 'position', 'createdAt', 'updatedAt'],
    defaultSort: 'createdAt',
    descending: true,
    filters: { isActive: flag.optional() },
  }),
  response: page(question),
});

export const getQuestion = endpoint.get('/Questions/{id}', {
  failed: 'Failed to fetch question',
  summary: 'One question',
  params: z.object({ id }),
  response: one(question),
});

export const createQuestion = endpoint.post('/Questions', {
  failed: 'Failed to create question',
  summary: 'Add a question; its text is unique in its category and scope',
  body: newQuestionBody,
  response: one(question),
  status: 201,
});

export const updateQuestion = endpoint.put('/Questions/{organizationId}/{id}', {
  failed: 'Failed to update question',
  summary: 'Replace a question',
  params: z.object({ organizationId: id, id }),
  body: questionReplacement,
  response: one(question),
});

export const deleteQuestion = endpoint.delete('/Questions/{organizationId}/{categoryId}/{customerId}/{id}', {
  failed: 'Failed to delete question',
  summary: 'Remove a question',
  params: scope.extend({ id }),
  response: done,
});

export const orderQuestions = endpoint.put('/Questions/{organizationId}/{categoryId}/{customerId}/order', {
  failed: 'Failed to move question',
  summary: 'Move one question of a category and customer, or put several in order; runs ask them in this order',
  params: scope,
  body: questionOrderBody,
  response: one(questionMoved),
});

export const bulkQuestions = endpoint.post('/Questions/{organizationId}/{categoryId}/{customerId}/bulk', {
  failed: 'Failed to create questions',
  summary: 'Add many questions at once; those already there and those that cannot be kept are left out and named',
  params: scope,
  body: bulkQuestionsBody,
  response: one(bulkQuestionsResult),
});

export const countQuestions = endpoint.get('/Questions/counts/{organizationId}/{customerId}', {
  failed: 'Failed to fetch questions',
  summary:
    'How many questions each category has for a customer (`all`: those for all customers; `every`: those for all customers and those for one)',
  params: z.object({ organizationId: id, customerId: searchedScope }),
  response: list(z.object({ categoryId: id, questions: z.int() })),
});

export const cloneQuestions = endpoint.post('/Questions/{organizationId}/cloneQuestions', {
  failed: 'Failed to clone questions',
  summary: 'Copy the questions of one category and customer to another; those already there are left out',
  params: z.object({ organizationId: id }),
  body: cloneQuestionsBody,
  response: one(z.object({ cloned: z.int(), skipped: z.int() })),
});

export const importQuestions = endpoint.post('/Questions/import-excel/{organizationId}/{categoryId}/{customerId}', {
  failed: 'Failed to import questions from Excel',
  summary: 'Import questions from an Excel sheet (field `file`, columns as in the template)',
  params: scope,
  accepts: 'file',
  response: importAccepted,
  status: 202,
});

export const questionsTemplate = endpoint.get('/Questions/import-excel/template', {
  failed: 'Failed to download the template',
  summary: 'The sheet to fill in for an import',
  produces: 'file',
});
