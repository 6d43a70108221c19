import { z } from 'zod';
import { correction, requestItem } from './document-request-items.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { allCustomers, choice, id, listQuery, requiredText, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';

export * from './document-request-items.ts';

const tag = 'document-requests';
const access = organizationMembers;
const base = '/workspaces/{workspaceId}/document-requests';
const ofWorkspace = z.object({ workspaceId: id });
const ofRequest = ofWorkspace.extend({ id });
const ofItem = ofRequest.extend({ ordinal: z.coerce.number().int().min(0).max(1_000_000) });

export const requestTypes = [
  'keyword_extraction',
  'datasheet_extraction',
  'summary',
  'batch_query',
  'question_generation',
  'chat_export',
] as const;
export const requestType = z.enum(requestTypes);
export type RequestType = z.infer<typeof requestType>;

export const requestStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type RequestStatus = z.infer<typeof requestStatus>;

/** What a run has used so far. */
export const requestCost = z.object({
  /** Name of the model that wrote, or of several with commas between; null where none did. */
  model: z.string().nullable(),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** By the prices that the operator set; 0 without. */
  amount: z.number(),
  /** Time of the calls. */
  milliseconds: z.int(),
});
export type RequestCost = z.infer<typeof requestCost>;

/** One run of analysis. */
export const documentRequest = z.object({
  id,
  workspaceId: id,
  requestType,
  status: requestStatus,
  /** The stage in words, such as "Reading page 41 of 222", and percent. */
  progress: z.object({ stage: z.string(), percent: z.number() }).nullable(),
  createdBy: z.object({ id, name: z.string() }),
  teamId: id.nullable(),
  documents: z.array(z.object({ id, fileName: z.string() })),
  /** What was asked for, by type. */
  parameters: z.record(z.string(), z.json()),
  /** Counts and notes on the whole, by type; null while there are none. */
  result: z.record(z.string(), z.json()).nullable(),
  failure: z.string().nullable(),
  /** Who did it: the built-in analyst that quotes, or a language model. */
  engine: z.enum(['extractive', 'langchain']).nullable(),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  cost: requestCost,
});
export type DocumentRequest = z.infer<typeof documentRequest>;

export const searchRequests = defineEndpoint({
  method: 'GET',
  path: `${base}/search`,
  tag,
  access,
  summary: "A tender's runs of analysis; downloads of a chat are listed to their owner alone",
  params: ofWorkspace,
  query: listQuery({
    sortBy: ['createdAt', 'requestType', 'status', 'finishedAt'],
    defaultSort: 'createdAt',
    filters: {
      status: choice(requestStatus),
      /** The id of a person. */
      createdBy: choice(id),
      requestType: choice(requestType),
      /** The direction as this call has it; wins over `sortDescending`. Newest first where neither is given. */
      sortDirection: choice(z.enum(['asc', 'desc', 'ascending', 'descending'])),
    },
    descending: true,
  }),
  response: page(documentRequest),
});

/** A run with what it found, without the heavy part of each item. */
export const requestView = documentRequest.extend({ items: z.array(requestItem) });
export type RequestView = z.infer<typeof requestView>;

export const viewRequest = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/view`,
  tag,
  access,
  summary: 'One run with everything that it has found so far, without the heavy part of each item',
  params: ofRequest,
  query: z.object({
    /** Items after this one alone: what is new since the last look. */
    afterOrdinal: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
  }),
  response: one(requestView),
});

export const viewItem = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/items/{ordinal}`,
  tag,
  access,
  summary: 'One item of a run, whole',
  params: ofItem,
  response: one(requestItem),
});

export const correctItem = defineEndpoint({
  method: 'PATCH',
  path: `${base}/{id}/items/{ordinal}`,
  tag,
  access,
  summary: 'Put something in the place of what was found, marked as by hand; null takes it back',
  params: ofItem,
  body: z.strictObject({
    correction: correction.nullable(),
    /** The item's `correctedAt` as it was read: a correction made meanwhile is a conflict, not lost. Not compared where left out. */
    correctedAt: timestamp.nullish(),
  }),
  response: one(requestItem),
});

export const regenerateItem = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/items/{ordinal}/regenerate`,
  tag,
  access,
  summary: 'Write one section of a summary anew',
  params: ofItem,
  response: one(documentRequest),
});

export const acceptQuestions = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/accept-questions`,
  tag,
  access,
  summary: 'Add generated questions to a category; those that it has already are only marked',
  params: ofRequest,
  body: z.strictObject({
    ordinals: z.array(z.int().min(0)).min(1).max(500),
    categoryId: id,
    customerId: z.union([z.literal(allCustomers), id]).default(allCustomers),
  }),
  response: one(z.object({ accepted: z.int(), existing: z.int(), items: z.array(requestItem) })),
});

export const cancelRequest = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/cancel`,
  tag,
  access,
  summary: 'Stop a run; what it has found so far stays',
  params: ofRequest,
  response: one(documentRequest),
});

export const retryRequest = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/retry`,
  tag,
  access,
  summary: 'Go on with a run that failed or was stopped',
  params: ofRequest,
  response: one(documentRequest),
});

export const deleteRequest = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  access,
  summary: 'Remove a run with its results; one that is under way is stopped first',
  params: ofRequest,
  response: done,
});

/** Kinds of file that the results of each type come as. */
export const exportFormats = {
  keyword_extraction: ['xlsx', 'csv', 'docx'],
  datasheet_extraction: ['xlsx', 'csv'],
  summary: ['docx', 'pdf'],
  batch_query: ['xlsx', 'docx'],
  question_generation: ['xlsx', 'docx'],
  chat_export: ['docx', 'xlsx'],
} as const satisfies Record<RequestType, readonly string[]>;
export const exportFormat = z.enum(['xlsx', 'csv', 'docx', 'pdf']);
export type ExportFormat = z.infer<typeof exportFormat>;

export const requestExport = z.object({
  id,
  requestId: id,
  format: exportFormat,
  status: z.enum(['queued', 'completed', 'failed']),
  fileName: z.string().nullable(),
  failure: z.string().nullable(),
});
export type RequestExport = z.infer<typeof requestExport>;

const ofExport = ofRequest.extend({ exportId: id });

export const createExport = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/exports`,
  tag,
  access,
  summary: 'Have the results written to a file, corrections included',
  params: ofRequest,
  body: z.strictObject({ format: exportFormat }),
  status: 202,
  response: one(requestExport),
});

export const getExport = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/exports/{exportId}`,
  tag,
  access,
  summary: 'Whether the file is written',
  params: ofExport,
  response: one(requestExport),
});

export const exportContent = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/exports/{exportId}/content`,
  tag,
  access,
  summary: 'The file',
  params: ofExport,
  produces: 'file',
});

/** A single letter or figure stands everywhere and says nothing; a single character of other scripts may be a word. */
const keyword = requiredText('keywords', 200).refine((text) => !/^[\p{Script=Latin}\d]$/u.test(text), {
  message: 'keywords must have at least two characters each',
});
const keywords = z.array(keyword).max(500).default([]);

/** What the calls that start a run have in common. */
const start = {
  workspaceId: id,
  /** All ready documents of the tender where left out. */
  documentIds: z.array(id).min(1).max(500).optional(),
  /** A team that is told when the run ends. */
  teamId: z.preprocess((value) => (value === '' ? null : value), id.nullish()),
};
/** What some of them carry besides: it must be the caller's own, or the tender's. */
const identity = {
  userId: id.optional(),
  organizationId: id.optional(),
  customerId: z.union([z.literal(allCustomers), id]).nullish(),
};
const accepted = one(documentRequest);

export const extractKeywords = defineEndpoint({
  method: 'POST',
  path: '/AI/keyword-extraction',
  tag,
  access,
  summary: 'Find every place of keywords in documents',
  body: z
    .strictObject({
      ...start,
      ...identity,
      /** Texts of keywords from the active list, and others. */
      selectedKeywords: keywords,
      customKeywords: keywords,
      isGenerateSummary: z.boolean().default(true),
    })
    .refine((body) => body.selectedKeywords.length + body.customKeywords.length > 0, {
      path: ['selectedKeywords'],
      message: 'Choose or enter at least one keyword',
    }),
  status: 202,
  response: accepted,
});

const pageNumber = z.int().min(1).max(100_000).nullish();

export const extractDatasheets = defineEndpoint({
  method: 'POST',
  path: '/AI/datasheet-extraction',
  tag,
  access,
  summary: 'Take tables and technical parameters out of documents',
  body: z
    .strictObject({
      ...start,
      ...identity,
      /** Names of parameters to find; all of them where both lists are empty. */
      selectedKeywords: keywords,
      customKeywords: keywords,
      isGenerateSummary: z.boolean().default(true),
      /** 1-based, inclusive. */
      startPage: pageNumber,
      endPage: pageNumber,
    })
    .refine(({ startPage, endPage }) => !startPage || !endPage || startPage <= endPage, {
      path: ['endPage'],
      message: 'endPage must not be before startPage',
    }),
  status: 202,
  response: accepted,
});

export const templateSection = z.strictObject({
  title: requiredText('title', 200),
  prompt: requiredText('prompt', 4000),
});
export type TemplateSection = z.infer<typeof templateSection>;

export const summarise = defineEndpoint({
  method: 'POST',
  path: '/AI/document-summary',
  tag,
  access,
  summary: "Summarise documents by a template's sections",
  body: z.strictObject({
    ...start,
    ...identity,
    /** The organisation's default where left out. */
    templateId: id.nullish(),
    /** Sections to try out instead of a template's. */
    sections: z.array(templateSection).min(1).max(30).optional(),
  }),
  status: 202,
  response: accepted,
});

const generation = z.strictObject({ ...start, ...identity, count: z.int().min(1).max(100).default(20) });

export const generateQuestions = defineEndpoint({
  method: 'POST',
  path: '/AI/generate-questions',
  tag,
  access,
  summary: 'Questions that a bidder should ask or answer',
  body: generation,
  status: 202,
  response: accepted,
});

export const generateNewQuestions = defineEndpoint({
  method: 'POST',
  path: '/AI/new-generate-questions',
  tag,
  access,
  summary: 'The same, without those that were given before',
  body: generation,
  status: 202,
  response: accepted,
});

const categories = z.array(id).min(1, 'categories is a required field').max(200);

export const queryWorkspace = defineEndpoint({
  method: 'POST',
  path: '/AI/workspace-batch-query',
  tag,
  access,
  summary: 'Answer all questions of categories from documents',
  body: z
    .strictObject({
      /** The documents' tender where left out. */
      workspaceId: id.optional(),
      teamId: start.teamId,
      ...identity,
      /** All ready documents of the tender where left out. */
      documents: z.array(id).min(1).max(500).optional(),
      categories,
    })
    .refine(({ workspaceId, documents }) => workspaceId || documents, {
      path: ['documents'],
      message: 'documents is a required field',
    }),
  status: 202,
  response: accepted,
});

export const queryRequest = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/batch-query`,
  tag,
  access,
  summary: 'The same over the documents of an earlier run',
  params: ofRequest,
  body: z.strictObject({ documents: z.array(id).min(1).max(500).optional(), categories }),
  status: 202,
  response: accepted,
});

export const exportChatHistory = defineEndpoint({
  method: 'POST',
  path: '/AI/chat-history/download',
  tag,
  access,
  summary: 'Gather what you asked in a tender for a download',
  body: z.strictObject({ workspaceId: id }),
  status: 202,
  response: accepted,
});
