import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, list, one, page } from './envelope.ts';
import { customerScope, id, listQuery, optionalText, requiredText, timestamp } from './fields.ts';
import { importAccepted } from './imports.ts';
import { organizationMembers } from './roles.ts';

const tag = 'keywords';
const access = organizationMembers;
const scope = z.object({ organizationId: id, customerId: customerScope });

export const keyword = z.object({
  id,
  organizationId: id,
  /** Null: for all customers. */
  customerId: id.nullable(),
  text: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Keyword = z.infer<typeof keyword>;

export const keywordBody = z.strictObject({
  organizationId: id.optional(),
  customerId: id.nullish(),
  text: requiredText('text', 200),
  description: optionalText('description', 1000),
  isActive: z.boolean().optional(),
});

export const cloneKeywordsBody = z.strictObject({ sourceCustomerId: customerScope, targetCustomerId: customerScope });

export const searchKeywords = defineEndpoint({
  method: 'GET',
  path: '/Keywords/search/{organizationId}/{customerId}',
  tag,
  access,
  summary: 'Keywords of a customer (`all`: those that hold for all customers), a page at a time',
  params: scope,
  query: listQuery({
    sortBy: ['text', 'description', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'text',
    filters: { isActive: z.stringbool().optional() },
  }),
  response: page(keyword),
});

export const createKeyword = defineEndpoint({
  method: 'POST',
  path: '/Keywords',
  tag,
  access,
  summary: 'Add a keyword; its text is unique in its scope',
  body: keywordBody,
  response: one(keyword),
  status: 201,
});

export const updateKeyword = defineEndpoint({
  method: 'PUT',
  path: '/Keywords/{id}',
  tag,
  access,
  summary: 'Change a keyword',
  params: z.object({ id }),
  body: keywordBody,
  response: one(keyword),
});

export const deleteKeyword = defineEndpoint({
  method: 'DELETE',
  path: '/Keywords/{organizationId}/{customerId}/{id}',
  tag,
  access,
  summary: 'Remove a keyword',
  params: scope.extend({ id }),
  response: done,
});

export const activeKeywords = defineEndpoint({
  method: 'GET',
  path: '/Keywords/active-list/{organizationId}/{customerId}',
  tag,
  access,
  summary: "A customer's active keywords and those that hold for all customers",
  params: scope,
  response: list(keyword),
});

export const cloneKeywords = defineEndpoint({
  method: 'POST',
  path: '/Keywords/{organizationId}/cloneKeywords',
  tag,
  access,
  summary: 'Copy the keywords of one customer to another; those already there are left out',
  params: z.object({ organizationId: id }),
  body: cloneKeywordsBody,
  response: one(z.object({ cloned: z.int(), skipped: z.int() })),
});

export const importKeywords = defineEndpoint({
  method: 'POST',
  path: '/Keywords/import-excel/{organizationId}/{customerId}',
  tag,
  access,
  summary: 'Import keywords from an Excel sheet (field `file`, columns as in the template)',
  params: scope,
  accepts: 'file',
  response: importAccepted,
  status: 202,
});

export const keywordsTemplate = defineEndpoint({
  method: 'GET',
  path: '/Keywords/import-excel/template',
  tag,
  access,
  summary: 'The sheet to fill in for an import',
  produces: 'file',
});
