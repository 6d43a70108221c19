import { z } from 'zod';
import { option } from './categories.ts';
import { endpointsOf } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import {
  choicesQuery,
  customerScope,
  flag,
  id,
  listQuery,
  optionalLines,
  requiredText,
  searchedScope,
  timestamp,
} from './fields.ts';
import { identity } from './identity.ts';
import { importAccepted } from './imports.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('keywords', organizationMembers);
const scope = z.object({ organizationId: id, customerId: customerScope });
const searched = z.object({ organizationId: id, customerId: searchedScope });

export const keyword = z.object({
  id,
  organizationId: id,
  customerId: id.nullable().describe('Null: for all customers.'),
  text: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Keyword = z.infer<typeof keyword>;

export const keywordBody = z.strictObject({
  organizationId: identity.organizationId,
  customerId: id.nullish(),
  text: requiredText('text', 200),
  description: optionalLines('description', 1000),
  isActive: z.boolean().optional(),
});

/** A replacement names its scope: left out, a customer's keyword would become one for all customers. */
export const keywordReplacement = keywordBody.extend({ customerId: id.nullable() });

export const cloneKeywordsBody = z.strictObject({ sourceCustomerId: customerScope, targetCustomerId: customerScope });

export const searchKeywords = endpoint.get('/Keywords/search/{organizationId}/{customerId}', {
  failed: 'Failed to fetch keywords',
  summary:
    'Keywords of a customer (`all`: those for all customers; `every`: all of the organization), a page at a time',
  params: searched,
  query: listQuery({
    sortBy: ['text', 'description', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'text',
    filters: { isActive: flag.optional() },
  }),
  response: page(keyword),
});

/** How many customers are named with a keyword; the others are counted. */
export const mostNamedCustomers = 20;

/** A keyword, and whose it is. */
export const keywordAcross = z.object({
  id: id.describe('Of the oldest of them.'),
  text: z.string(),
  description: z.string().nullable().describe('Of one of them that has one.'),
  forAll: z.boolean().describe('Whether it is for all customers.'),
  customerCount: z.int(),
  customers: z.array(option).describe('The first of them, by name.'),
});
export type KeywordAcross = z.infer<typeof keywordAcross>;

export const keywordsAcross = endpoint.get('/Keywords/across/{organizationId}', {
  failed: 'Failed to fetch keywords',
  summary: 'Every keyword once, with the customers that have it, a page at a time',
  params: z.object({ organizationId: id }),
  query: listQuery({
    sortBy: ['text', 'customerCount'],
    defaultSort: 'text',
    filters: {
      customerId: id.optional().describe('Those that this customer has of its own.'),
      missingFor: id.optional().describe('Those that others have, but neither this customer nor all of them.'),
    },
  }),
  response: page(keywordAcross),
});

export const createKeyword = endpoint.post('/Keywords', {
  failed: 'Failed to create keyword',
  summary: 'Add a keyword; its text is unique in its scope',
  body: keywordBody,
  response: one(keyword),
  status: 201,
});

export const updateKeyword = endpoint.put('/Keywords/{id}', {
  failed: 'Failed to update keyword',
  summary: 'Replace a keyword',
  params: z.object({ id }),
  body: keywordReplacement,
  response: one(keyword),
});

export const deleteKeyword = endpoint.delete('/Keywords/{organizationId}/{customerId}/{id}', {
  failed: 'Failed to delete keyword',
  summary: 'Remove a keyword',
  params: scope.extend({ id }),
  response: done,
});

export const activeKeywords = endpoint.get('/Keywords/active-list/{organizationId}/{customerId}', {
  failed: 'Failed to fetch active keywords',
  summary: "A customer's active keywords and those for all customers, a thousand at a time",
  params: searched,
  query: choicesQuery,
  response: page(keyword),
});

export const cloneKeywords = endpoint.post('/Keywords/{organizationId}/cloneKeywords', {
  failed: 'Failed to clone keywords',
  summary: 'Copy the keywords of one customer to another; those already there are left out',
  params: z.object({ organizationId: id }),
  body: cloneKeywordsBody,
  response: one(z.object({ cloned: z.int(), skipped: z.int() })),
});

export const importKeywords = endpoint.post('/Keywords/import-excel/{organizationId}/{customerId}', {
  failed: 'Failed to import keywords from Excel',
  summary: 'Import keywords from an Excel sheet (field `file`, columns as in the template)',
  params: scope,
  accepts: 'file',
  response: importAccepted,
  status: 202,
});

export const keywordsTemplate = endpoint.get('/Keywords/import-excel/template', {
  failed: 'Failed to download the template',
  summary: 'The sheet to fill in for an import',
  produces: 'file',
});
