import { z } from 'zod';
import { option } from './categories.ts';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { choicesQuery, flag, id, listQuery, optionalLines, optionalText, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { importAccepted } from './imports.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('customers', organizationMembers);
const organization = z.object({ organizationId: id });

export const customer = z.object({
  id,
  organizationId: id,
  name: z.string(),
  code: z.string().nullable(),
  industry: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  isActive: z.boolean(),
  workspaceCount: z.int().describe('Tenders that are not archived.'),
  openTenders: z.int().describe('Tenders in work: neither closed nor archived.'),
  nextDueAt: timestamp.nullable().describe('The next deadline of a tender that is still to be submitted.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Customer = z.infer<typeof customer>;

export const customerBody = z.strictObject({
  organizationId: identity.organizationId,
  name: requiredText('name', 200),
  code: optionalText('code', 40),
  industry: optionalText('industry', 120),
  email: z
    .union([z.literal(''), z.email('Enter a valid email').max(254)])
    .nullish()
    .transform((email) => email || null),
  phone: optionalText('phone', 40),
  address: optionalLines('address', 500),
  isActive: z.boolean().optional(),
});

export const searchCustomers = endpoint.get('/Customers/search/{organizationId}', {
  failed: 'Failed to fetch customers',
  summary: 'Customers, a page at a time',
  params: organization,
  query: listQuery({
    sortBy: ['name', 'code', 'industry', 'email', 'isActive', 'openTenders', 'nextDueAt', 'createdAt', 'updatedAt'],
    defaultSort: 'name',
    filters: { isActive: flag.optional() },
  }),
  response: page(customer),
});

export const getCustomer = endpoint.get('/Customers/{organizationId}/{id}', {
  failed: 'Failed to fetch customer',
  summary: 'One customer',
  params: organization.extend({ id }),
  response: one(customer),
});

export const createCustomer = endpoint.post('/Customers', {
  failed: 'Failed to create customer',
  summary: 'Add a customer; its name is unique in the organization',
  body: customerBody,
  response: one(customer),
  status: 201,
});

export const updateCustomer = endpoint.put('/Customers/{id}', {
  failed: 'Failed to update customer',
  summary: 'Replace a customer',
  params: z.object({ id }),
  body: customerBody,
  response: one(customer),
});

export const customersDropdown = endpoint.get('/Customers/dropdown/{organizationId}', {
  failed: 'Failed to fetch customers',
  summary: 'All customers by name, a thousand at a time',
  params: organization,
  query: choicesQuery,
  response: page(option),
});

export const activeCustomers = endpoint.get('/Customers/active-list/{organizationId}', {
  failed: 'Failed to fetch active customers',
  summary: 'Active customers by name, a thousand at a time',
  params: organization,
  query: choicesQuery,
  response: page(customer),
});

export const activateCustomer = endpoint.patch('/Customers/{organizationId}/{id}/activate', {
  failed: 'Failed to activate customer',
  summary: 'Take a customer into use again',
  params: organization.extend({ id }),
  response: one(customer),
});

export const deactivateCustomer = endpoint.patch('/Customers/{organizationId}/{id}/deactivate', {
  failed: 'Failed to deactivate customer',
  summary: 'Take a customer out of use; its tenders stay',
  params: organization.extend({ id }),
  response: one(customer),
});

export const importCustomers = endpoint.post('/Customers/import-excel/{organizationId}', {
  failed: 'Failed to import customers from Excel',
  summary: 'Import customers from an Excel sheet (field `file`, columns as in the template)',
  params: organization,
  accepts: 'file',
  response: importAccepted,
  status: 202,
});

export const customersTemplate = endpoint.get('/Customers/import-excel/template', {
  failed: 'Failed to download the template',
  summary: 'The sheet to fill in for an import',
  produces: 'file',
});
