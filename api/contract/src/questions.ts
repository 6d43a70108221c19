import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { customerScope, flag, id, listQuery, requiredText, searchedScope, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { importAccepted } from './imports.ts';
import { organizationMembers } from './roles.ts';

const tag = 'questions';
const access = organizationMembers;
const scope = z.object({ organizationId: id, categoryId: id, customerId: customerScope });

export const question = z.object({
  id,
  organizationId: id,
  categoryId: id,
  categoryName: z.string(),
  customerId: id.nullable().describe('Null: for all customers.'),
  text: z.string(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Question = z.infer<typeof question>;

export const questionBody = z.strictObject({
  organizationId: identity.organizationId,
  categoryId: id,
  customerId: id.nullish(),
  text: requiredText('text', 2000),
  isActive: z.boolean().optional(),
});

/** A replacement names its scope: left out, a customer's question would become one for all customers. */
export const questionReplacement = questionBody.extend({ customerId: id.nullable() });

export const cloneQuestionsBody = z.strictObject({
  sourceCategoryId: id,
  sourceCustomerId: customerScope,
  targetCategoryId: id,
  targetCustomerId: customerScope,
});

export const searchQuestions = defineEndpoint({
  method: 'GET',
  path: '/Questions/search/{organizationId}/{categoryId}/{customerId}',
  failed: 'Failed to fetch questions',
  tag,
  access,
  summary:
    'Questions of a category (`all`: of every category) and a customer (`all`: those for all customers; `every`: whoever they are for), a page at a time',
  params: scope.extend({ categoryId: customerScope, customerId: searchedScope }),
  query: listQuery({
    sortBy: ['text', 'categoryName', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'createdAt',
    descending: true,
    filters: { isActive: flag.optional() },
  }),
  response: page(question),
});

export const getQuestion = defineEndpoint({
  method: 'GET',
  path: '/Questions/{id}',
  failed: 'Failed to fetch question',
  tag,
  access,
  summary: 'One question',
  params: z.object({ id }),
  response: one(question),
});

export const createQuestion = defineEndpoint({
  method: 'POST',
  path: '/Questions',
  failed: 'Failed to create question',
  tag,
  access,
  summary: 'Add a question; its text is unique in its category and scope',
  body: questionBody,
  response: one(question),
  status: 201,
});

export const updateQuestion = defineEndpoint({
  method: 'PUT',
  path: '/Questions/{organizationId}/{id}',
  failed: 'Failed to update question',
  tag,
  access,
  summary: 'Replace a question',
  params: z.object({ organizationId: id, id }),
  body: questionReplacement,
  response: one(question),
});

export const deleteQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/Questions/{organizationId}/{categoryId}/{customerId}/{id}',
  failed: 'Failed to delete question',
  tag,
  access,
  summary: 'Remove a question',
  params: scope.extend({ id }),
  response: done,
});

export const cloneQuestions = defineEndpoint({
  method: 'POST',
  path: '/Questions/{organizationId}/cloneQuestions',
  failed: 'Failed to clone questions',
  tag,
  access,
  summary: 'Copy the questions of one category and customer to another; those already there are left out',
  params: z.object({ organizationId: id }),
  body: cloneQuestionsBody,
  response: one(z.object({ cloned: z.int(), skipped: z.int() })),
});

export const importQuestions = defineEndpoint({
  method: 'POST',
  path: '/Questions/import-excel/{organizationId}/{categoryId}/{customerId}',
  failed: 'Failed to import questions from Excel',
  tag,
  access,
  summary: 'Import questions from an Excel sheet (field `file`, columns as in the template)',
  params: scope,
  accepts: 'file',
  response: importAccepted,
  status: 202,
});

export const questionsTemplate = defineEndpoint({
  method: 'GET',
  path: '/Questions/import-excel/template',
  failed: 'Failed to download the template',
  tag,
  access,
  summary: 'The sheet to fill in for an import',
  produces: 'file',
});
