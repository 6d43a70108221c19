import { z } from 'zod';
import { documentStatus, uploadOutcome } from './documents.ts';
import { endpointsOf } from './endpoint.ts';
import { done, failure, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { changesOf, choice, flag, freeText, id, listQuery, optionalLines, requiredText, timestamp } from './fields.ts';
import { proposalStatuses } from './proposal-documents.ts';
import { organizationAdmins } from './roles.ts';
import { workspaceStatus } from './workspaces.ts';

export * from './proposal-documents.ts';

const endpoint = endpointsOf('proposals', organizationAdmins);
const ofOrganization = z.object({ organizationId: id });
const ofTender = z.object({ workspaceId: id });
const ofProposal = z.object({ proposalId: id });

export const proposalStatus = z.enum(proposalStatuses);

/** A document of a proposal, as far as a list tells of it; all of it is under the room's documents. */
export const proposalDocument = z.object({
  id,
  fileName: z.string(),
  category: z.string().nullable(),
  status: documentStatus,
  failure: z.string().nullable(),
  pages: z.int().nullable(),
  size: z.int().describe('Bytes.'),
});

const sealedNote = 'Null while it is sealed.';

/** What a vendor offers for a tender. */
export const proposal = z.object({
  id,
  workspaceId: id.describe('The tender.'),
  workspaceName: z.string(),
  customerId: id,
  customerName: z.string(),
  roomId: id.describe("Its documents are a tender's under this id: `/workspaces/{roomId}/documents/…`."),
  vendorId: id,
  vendorName: z.string(),
  title: z.string(),
  status: proposalStatus,
  submittedAt: timestamp.nullable(),
  dueAt: timestamp.nullable().describe('When bids for the tender are due.'),
  amount: z.number().nullable().describe(sealedNote),
  currency: z.string().nullable().describe(`ISO 4217. ${sealedNote}`),
  notes: z.string().nullable().describe(sealedNote),
  documentCount: z.int().describe('Told while it is sealed, too.'),
  documents: z.array(proposalDocument).nullable().describe(sealedNote),
  sealedUntil: timestamp.nullable().describe('When it opens; null: it is open.'),
  createdBy: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Proposal = z.infer<typeof proposal>;

/** The same in a list over many tenders, which has no room for documents. */
export const proposalRow = proposal.omit({ documents: true });
export type ProposalRow = z.infer<typeof proposalRow>;

/** How many proposals a tender has, and when they may be opened. */
export const workspaceSummary = z.object({
  id: id.describe('The tender.'),
  name: z.string(),
  reference: z.string().nullable(),
  customerId: id,
  customerName: z.string(),
  status: workspaceStatus,
  currency: z.string().nullable(),
  dueAt: timestamp.nullable(),
  totalProposals: z.int(),
  draftProposals: z.int(),
  submittedProposals: z.int(),
  proposalsOpenAt: timestamp.nullable().describe('When sealed proposals open, or did; null: they were never sealed.'),
  isSealed: z.boolean(),
});
export type WorkspaceSummary = z.infer<typeof workspaceSummary>;

const contents = {
  amount: z
    .number(fieldMessages.figure('The amount'))
    .min(0, fieldMessages.zeroOrMore('The amount'))
    .max(1e15, 'The amount is too large')
    .refine((amount) => Number(amount.toFixed(2)) === amount, 'The amount has two decimals at most')
    .nullish(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, fieldMessages.currency('The currency'))
    .nullish(),
  notes: optionalLines('notes', 4000),
};

export const proposalBody = z.strictObject({
  vendorId: z.uuid(fieldMessages.required('vendorId')),
  title: requiredText('title', 200),
  // Every proposal begins as one.
  status: z.literal('draft').optional(),
  ...contents,
});

export const proposalChanges = changesOf(
  z.strictObject({
    vendorId: id,
    title: requiredText('title', 200),
    status: proposalStatus,
    amount: contents.amount,
    currency: contents.currency,
    // Left out, they stay: `optionalLines` would empty them.
    notes: freeText('notes', 4000).nullable(),
  }),
);

const sorts = [
  'title',
  'vendorName',
  'workspaceName',
  'status',
  'amount',
  'documentCount',
  'submittedAt',
  'createdAt',
  'updatedAt',
] as const;

export const workspaceSummaries = endpoint.get('/api/organizations/{organizationId}/workspaces/summaries', {
  failed: 'Failed to fetch workspace summaries',
  summary: 'How many proposals each tender has, drafts and submitted ones',
  params: ofOrganization,
  query: listQuery({
    sortBy: ['name', 'dueAt', 'createdAt', 'totalProposals'],
    defaultSort: 'createdAt',
    descending: true,
    filters: { customerId: id.optional(), hasProposals: flag.optional() },
  }),
  response: page(workspaceSummary),
});

export const searchProposals = endpoint.get('/api/organizations/{organizationId}/proposals', {
  failed: 'Failed to fetch proposals',
  summary: 'The proposals for all tenders, a page at a time',
  params: ofOrganization,
  query: listQuery({
    sortBy: sorts,
    defaultSort: 'createdAt',
    descending: true,
    filters: {
      workspaceId: id.optional(),
      vendorId: id.optional(),
      customerId: id.optional(),
      status: choice(proposalStatuses).optional(),
    },
  }),
  response: page(proposalRow),
});

export const proposalCounts = endpoint.get('/api/organizations/{organizationId}/proposals/counts', {
  failed: 'Failed to fetch proposals',
  summary: 'How many proposals there are, drafts and submitted ones, for how many tenders',
  params: ofOrganization,
  response: one(
    z.object({
      total: z.int(),
      draft: z.int(),
      submitted: z.int(),
      tenders: z.int().describe('Tenders with proposals.'),
      sealedTenders: z.int().describe('Of these, those whose proposals are still closed.'),
    }),
  ),
});

export const listProposals = endpoint.get('/api/workspaces/{workspaceId}/proposals', {
  failed: 'Failed to fetch proposals',
  summary: 'The proposals for one tender, a page at a time',
  params: ofTender,
  query: listQuery({
    sortBy: sorts,
    defaultSort: 'createdAt',
    filters: { status: choice(proposalStatuses).optional() },
  }),
  response: page(proposal),
});

export const proposalsSummary = endpoint.get('/api/workspaces/{workspaceId}/proposals/summary', {
  failed: 'Failed to fetch workspace summaries',
  summary: 'One tender with the number of its proposals',
  params: ofTender,
  response: one(workspaceSummary),
});

export const createProposal = endpoint.post('/api/workspaces/{workspaceId}/proposals', {
  failed: 'Failed to create proposal',
  summary: 'Add a proposal of a vendor; it begins as a draft',
  params: ofTender,
  body: proposalBody,
  response: one(proposal),
  status: 201,
});

export const getProposal = endpoint.get('/api/proposals/{proposalId}', {
  failed: 'Failed to fetch proposal',
  summary: 'One proposal',
  params: ofProposal,
  response: one(proposal),
});

export const updateProposal = endpoint.patch('/api/proposals/{proposalId}', {
  failed: 'Failed to update proposal',
  summary:
    'Change what is named of a proposal; while it is sealed, `amount`, `currency` and `notes` are named together or not at all',
  params: ofProposal,
  body: proposalChanges,
  response: one(proposal),
});

export const deleteProposal = endpoint.delete('/api/proposals/{proposalId}', {
  failed: 'Failed to delete proposal',
  summary: 'Remove a proposal with its documents and everything that was read from them',
  params: ofProposal,
  response: done,
});

export const uploadProposalDocuments = endpoint.post('/api/proposals/{proposalId}/documents', {
  failed: 'Failed to upload documents',
  summary:
    'Upload files (field `file`, may be repeated), each with the field `category` somewhere before it; sealed ones are read when they open',
  params: ofProposal,
  accepts: 'file',
  response: one(uploadOutcome),
  failures: { 400: failure.extend({ data: uploadOutcome.optional() }) },
});

export const deleteProposalDocument = endpoint.delete('/api/proposals/{proposalId}/documents/{documentId}', {
  failed: 'Failed to delete document',
  summary: 'Remove one document of an open proposal',
  params: ofProposal.extend({ documentId: id }),
  response: done,
});

export const setSealing = endpoint.put('/api/workspaces/{workspaceId}/sealing', {
  failed: 'Failed to change the sealing',
  summary: "Keep a tender's proposals closed until its due date; chosen before the first of them",
  params: ofTender,
  body: z.strictObject({ sealed: z.boolean(fieldMessages.required('sealed')) }),
  response: one(workspaceSummary),
});
