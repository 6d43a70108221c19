import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { choicesQuery, customerScope, flag, id, listQuery, optionalLines, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('categories', organizationMembers);
const organization = z.object({ organizationId: id });

export const category = z.object({
  id,
  organizationId: id,
  name: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Category = z.infer<typeof category>;

export const categoryBody = z.strictObject({
  organizationId: identity.organizationId,
  name: requiredText('name', 120),
  description: optionalLines('description', 1000),
  isActive: z.boolean().optional(),
});

/** A choice in a list: its name and the id that it means. */
export const option = z.object({ id, name: z.string() });
export type Option = z.infer<typeof option>;

export const categoriesDropdown = endpoint.get('/Categories/dropdown/{organizationId}', {
  failed: 'Failed to fetch categories',
  summary: 'Active categories by name, a thousand at a time',
  params: organization,
  query: choicesQuery,
  response: page(option),
});

export const categoriesWithQuestions = endpoint.get(
  '/Categories/categories-has-questions/{organizationId}/{customerId}',
  {
    failed: 'Failed to fetch categories',
    summary:
      'Active categories that contain active questions for this customer or for all of them, with their number, a thousand at a time',
    params: z.object({ organizationId: id, customerId: customerScope }),
    query: choicesQuery,
    response: page(option.extend({ questionCount: z.int() })),
  },
);

export const searchCategories = endpoint.get('/Categories/search/{organizationId}', {
  failed: 'Failed to fetch categories',
  summary: 'Categories, a page at a time',
  params: organization,
  query: listQuery({
    sortBy: ['name', 'description', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'name',
    filters: { isActive: flag.optional() },
  }),
  response: page(category),
});

export const createCategory = endpoint.post('/Categories', {
  failed: 'Failed to create category',
  summary: 'Add a category; its name is unique in the organization',
  body: categoryBody,
  response: one(category),
  status: 201,
});

export const updateCategory = endpoint.put('/Categories/{organizationId}/{id}', {
  failed: 'Failed to update category',
  summary: 'Replace a category',
  params: organization.extend({ id }),
  body: categoryBody,
  response: one(category),
});

export const activateCategory = endpoint.patch('/Categories/{organizationId}/{id}/activate', {
  failed: 'Failed to activate category',
  summary: 'Offer a category again',
  params: organization.extend({ id }),
  response: one(category),
});

export const deactivateCategory = endpoint.patch('/Categories/{organizationId}/{id}/deactivate', {
  failed: 'Failed to deactivate category',
  summary: 'Offer a category no longer; its questions stay',
  params: organization.extend({ id }),
  response: one(category),
});
