import { z } from 'zod';
import { option } from './categories.ts';
import { customer } from './customers.ts';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import {
  choice,
  choicesQuery,
  customerScope,
  flag,
  id,
  listQuery,
  optionalLines,
  optionalText,
  requiredText,
  timestamp,
} from './fields.ts';
import { organizationMembers } from './roles.ts';
import { closingReasons, dueChoices, workStages, workspaceStatuses } from './workspace-statuses.ts';

const endpoint = endpointsOf('workspaces', organizationMembers);
const base = '/organizations/{organizationId}/customers/{customerId}/workspaces';
const ofCustomer = z.object({ organizationId: id, customerId: id });

export * from './workspace-statuses.ts';
export const workspaceStatus = z.enum(workspaceStatuses);
export const closingReason = z.enum(closingReasons);

/** A tender. */
export const workspace = z.object({
  id,
  organizationId: id,
  customerId: id,
  customerName: z.string(),
  name: z.string(),
  reference: z.string().nullable(),
  description: z.string().nullable(),
  status: workspaceStatus,
  archivedFrom: workspaceStatus.nullable().describe('Where it goes back to, while it is archived.'),
  closedAt: timestamp.nullable().describe('When it was won, lost or given up.'),
  closingReasons: z.array(closingReason),
  closingNote: z.string().nullable(),
  dueAt: timestamp.nullable(),
  value: z.number().nullable().describe('Estimated value in `currency`.'),
  currency: z.string().nullable().describe('ISO 4217.'),
  ownerId: id.nullable(),
  ownerName: z.string().nullable(),
  isActive: z.boolean(),
  documentCount: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Workspace = z.infer<typeof workspace>;

export const workspaceBody = z.strictObject({
  name: requiredText('name', 200),
  reference: optionalText('reference', 80),
  description: optionalLines('description', 4000),
  status: workspaceStatus.optional(),
  dueAt: z.iso
    .datetime({ offset: true })
    // A year that nobody means, and that not every database accepts.
    .refine((text) => new Date(text) >= new Date('1900-01-01'), 'The due time must be after 1900')
    .nullish(),
  value: z
    .number(fieldMessages.figure('The value'))
    .min(0, fieldMessages.zeroOrMore('The value'))
    .max(1e15, 'The value is too large')
    .nullish(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, fieldMessages.currency('The currency'))
    .nullish(),
  ownerId: id.nullish(),
  isActive: z.boolean().optional(),
});

export const workspacesDropdown = endpoint.get(`${base}/dropdown`, {
  failed: 'Failed to fetch workspaces',
  summary: "A customer's tenders by name (`all`: every customer's), a thousand at a time",
  params: z.object({ organizationId: id, customerId: customerScope }),
  query: choicesQuery,
  response: page(option.extend({ customerId: id })),
});

/** `me` means the caller, `none` means nobody. */
export const ownerChoice = z.union([choice(['me', 'none']), id]);

/**
 * By `attention`, descending by default: the late ones first, then the others by their due date, then those that wait for an outcome, and
 * the closed ones last.
 */
export const workspaceSorts = [
  ...(['name', 'reference', 'customerName', 'ownerName', 'status', 'dueAt', 'value'] as const),
  ...(['createdAt', 'updatedAt', 'attention'] as const),
] as const;

export const searchWorkspaces = endpoint.get(`${base}/search`, {
  failed: 'Failed to fetch workspaces',
  summary: "A customer's tenders (`all`: every customer's), a page at a time",
  params: z.object({ organizationId: id, customerId: customerScope }),
  query: listQuery({
    sortBy: workspaceSorts,
    defaultSort: 'createdAt',
    descending: true,
    filters: {
      status: choice(workspaceStatuses).optional(),
      isActive: flag.optional(),
      stage: choice(workStages).optional(),
      due: choice(dueChoices).optional(),
      ownerId: ownerChoice.optional(),
    },
  }),
  response: page(workspace),
});

export const getWorkspace = endpoint.get(`${base}/{id}`, {
  failed: 'Failed to fetch workspace',
  summary: 'One tender',
  params: ofCustomer.extend({ id }),
  response: one(workspace),
});

export const createWorkspace = endpoint.post(base, {
  failed: 'Failed to create workspace',
  summary: 'Make a tender; its name is unique for the customer',
  params: ofCustomer,
  body: workspaceBody,
  response: one(workspace),
  status: 201,
});

export const updateWorkspace = endpoint.put(`${base}/{id}`, {
  failed: 'Failed to update workspace',
  summary: 'Replace a tender',
  params: ofCustomer.extend({ id }),
  body: workspaceBody,
  response: one(workspace),
});

export const workspaceDetails = endpoint.get(`${base}/{workspaceId}/details`, {
  failed: 'Failed to fetch workspace',
  summary: 'A tender with its customer and the state of its documents',
  params: ofCustomer.extend({ workspaceId: id }),
  response: one(
    workspace.extend({
      customer: customer.pick({ id: true, name: true, isActive: true }),
      room: z
        .object({ proposalId: id, tenderId: id, tenderName: z.string(), vendorName: z.string(), title: z.string() })
        .nullable()
        .describe('The proposal whose documents it contains; null: it is a tender.'),
      deadline: z
        .object({ value: z.string(), text: z.string(), quote: z.string().nullable() })
        .nullable()
        .describe(
          'The submission deadline as its key fact states it: its normal form, the same as people read it, and the words around it; null: none.',
        ),
      documents: z.object({ total: z.int(), ready: z.int(), processing: z.int(), failed: z.int(), pages: z.int() }),
    }),
  ),
});

export const findWorkspace = endpoint.get('/organizations/{organizationId}/workspaces/{id}', {
  failed: 'Failed to fetch workspace',
  summary: 'One tender, by its id alone',
  params: z.object({ organizationId: id, id }),
  response: one(workspace),
});

export const workspaceOwners = endpoint.get('/organizations/{organizationId}/workspaces/owners', {
  failed: 'Failed to fetch people',
  summary: 'Who may own a tender: the active people of the organization by name, a thousand at a time',
  params: z.object({ organizationId: id }),
  query: choicesQuery,
  response: page(option),
});
