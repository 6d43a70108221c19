import { z } from 'zod';
import { correction, requestItem } from './document-request-items.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import {
  allCustomers,
  choice,
  emptiableText,
  id,
  listQuery,
  requiredLines,
  requiredText,
  timestamp,
} from './fields.ts';
import { identity } from './identity.ts';
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
  'facts_export',
  'comparison',
] as const;
export const requestType = z.enum(requestTypes);
export type RequestType = z.infer<typeof requestType>;

export const requestStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type RequestStatus = z.infer<typeof requestStatus>;

/** Any JSON. */
export const jsonValue = z.json();

/** What a run has used so far. */
export const requestCost = z.object({
  model: z
    .string()
    .nullable()
    .describe('Name of the model that wrote, or of several with commas between; null where none did.'),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  amount: z.number().describe('By the prices that the operator set; 0 without.'),
  milliseconds: z.int().describe('Time of the calls.'),
});
export type RequestCost = z.infer<typeof requestCost>;

/** One run of analysis. */
export const documentRequest = z.object({
  id,
  workspaceId: id,
  name: z.string().nullable().describe('What people call it; null: nobody has named it.'),
  requestType,
  status: requestStatus,
  progress: z
    .object({ stage: z.string(), percent: z.number() })
    .nullable()
    .describe('The stage in words, such as "Reading page 41 of 222", and percent.'),
  createdBy: z.object({ id, name: z.string() }),
  teamId: id.nullable(),
  documents: z.array(z.object({ id, fileName: z.string() })),
  parameters: z.record(z.string(), jsonValue).describe('What was asked for, by type.'),
  result: z
    .record(z.string(), jsonValue)
    .nullable()
    .describe('Counts and notes on the whole, by type; null while there are none.'),
  failure: z.string().nullable(),
  engine: z
    .enum(['extractive', 'langchain'])
    .nullable()
    .describe('Who did it: the built-in analyst that quotes, or a language model.'),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  cost: requestCost,
});
export type DocumentRequest = z.infer<typeof documentRequest>;

const moment = z.iso.datetime({ offset: true });

export const searchRequests = defineEndpoint({
  method: 'GET',
  path: `${base}/search`,
  failed: 'Failed to fetch document requests',
  tag,
  access,
  summary: "A tender's runs of analysis; downloads of a chat are listed to their owner alone",
  params: ofWorkspace,
  query: listQuery({
    sortBy: ['createdAt', 'requestType', 'status', 'finishedAt', 'name'],
    defaultSort: 'createdAt',
    filters: {
      status: choice(requestStatus.options).optional(),
      createdBy: id.optional().describe('The id of a person.'),
      requestType: choice(requestTypes).optional(),
      sortDirection: choice(['asc', 'desc', 'ascending', 'descending'])
        .optional()
        .describe(
          'The direction as this call has it; wins over `sortDescending`. Newest first where neither is given.',
        ),
      from: moment.optional().describe('Runs that were started from this moment on.'),
      to: moment.optional().describe('Runs that were started before this moment.'),
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
  failed: 'Failed to fetch document request',
  tag,
  access,
  summary: 'One run with everything that it has found so far, without the heavy part of each item',
  params: ofRequest,
  query: z.object({
    afterOrdinal: z.coerce
      .number()
      .int()
      .min(-1)
      .max(1_000_000)
      .default(-1)
      .describe('Items after this one alone: what is new since the last look.'),
  }),
  response: one(requestView),
});

export const viewItem = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/items/{ordinal}`,
  failed: 'Failed to fetch document request',
  tag,
  access,
  summary: 'One item of a run, whole',
  params: ofItem,
  response: one(requestItem),
});

export const correctItem = defineEndpoint({
  method: 'PATCH',
  path: `${base}/{id}/items/{ordinal}`,
  failed: 'Failed to update document request',
  tag,
  access,
  summary: 'Put something in the place of what was found, marked as by hand; null takes it back',
  params: ofItem,
  body: z.strictObject({
    correction: correction.nullable(),
    correctedAt: timestamp
      .nullish()
      .describe(
        "The item's `correctedAt` as it was read: a correction made meanwhile is a conflict, not lost. Not compared where left out.",
      ),
  }),
  response: one(requestItem),
});

export const regenerateItem = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/items/{ordinal}/regenerate`,
  failed: 'Failed to regenerate the section',
  tag,
  access,
  summary: 'Regenerate one section of a summary',
  params: ofItem,
  response: one(documentRequest),
});

export const acceptQuestions = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/accept-questions`,
  failed: 'Failed to add questions',
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
  failed: 'Failed to stop document request',
  tag,
  access,
  summary: 'Stop a run; what it has found so far stays',
  params: ofRequest,
  response: one(documentRequest),
});

export const retryRequest = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/retry`,
  failed: 'Failed to retry document request',
  tag,
  access,
  summary: 'Go on with a run that failed or was stopped',
  params: ofRequest,
  response: one(documentRequest),
});

export const renameRequest = defineEndpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  failed: 'Failed to rename document request',
  tag,
  access,
  summary: 'Name a run, so that it is found again; null takes its name away',
  params: ofRequest,
  body: z.strictObject({ name: emptiableText('name', 200) }),
  response: one(documentRequest),
});

export const deleteRequest = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  failed: 'Failed to delete document request',
  tag,
  access,
  summary: 'Remove a run with its results; one that is in progress is stopped first',
  params: ofRequest,
  response: done,
});

/** Kinds of file that the results of each type come as. */
export const exportFormats = {
  keyword_extraction: ['xlsx', 'csv', 'docx'],
  datasheet_extraction: ['xlsx', 'csv', 'zip'],
  summary: ['docx', 'pdf'],
  batch_query: ['xlsx', 'docx'],
  question_generation: ['xlsx', 'docx'],
  chat_export: ['docx', 'xlsx'],
  facts_export: ['xlsx', 'docx'],
  comparison: ['xlsx', 'csv'],
} as const satisfies Record<RequestType, readonly string[]>;
export const exportFormat = z.enum(['xlsx', 'csv', 'zip', 'docx', 'pdf']);
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
  failed: 'Failed to create export',
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
  failed: 'Failed to fetch export',
  tag,
  access,
  summary: 'Whether the file is written',
  params: ofExport,
  response: one(requestExport),
});

export const exportContent = defineEndpoint({
  method: 'GET',
  path: `${base}/{id}/exports/{exportId}/content`,
  failed: 'Failed to download export',
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
  documentIds: z.array(id).min(1).max(500).optional().describe('All ready documents of the tender where left out.'),
  ...identity,
  teamId: identity.teamId.describe('A team that is told when the run ends.'),
};
const accepted = one(documentRequest);

export const extractKeywords = defineEndpoint({
  method: 'POST',
  path: '/AI/keyword-extraction',
  failed: 'Failed to extract keywords',
  tag,
  access,
  summary: 'Find every place of keywords in documents',
  body: z
    .strictObject({
      ...start,
      /** Texts of keywords from the active list, and others. */
      selectedKeywords: keywords,
      customKeywords: keywords,
      isGenerateSummary: z.boolean().default(true),
      includePartsOfWords: z
        .boolean()
        .default(false)
        .describe(
          'Whether places inside longer words are found, too; never for short forms in capitals, such as "NDA".',
        ),
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
  failed: 'Failed to extract datasheet',
  tag,
  access,
  summary: 'Take tables and technical parameters out of documents',
  body: z
    .strictObject({
      ...start,
      /** Names of parameters to find; all of them where both lists are empty. */
      selectedKeywords: keywords,
      customKeywords: keywords,
      isGenerateSummary: z.boolean().default(true),
      startPage: pageNumber.describe('1-based, inclusive.'),
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
  prompt: requiredLines('prompt', 4000),
});
export type TemplateSection = z.infer<typeof templateSection>;

export const summarise = defineEndpoint({
  method: 'POST',
  path: '/AI/document-summary',
  failed: 'Failed to generate summary',
  tag,
  access,
  summary: "Summarise documents by a template's sections",
  body: z.strictObject({
    ...start,
    templateId: id.nullish().describe("The organisation's default where left out."),
    sections: z
      .array(templateSection)
      .min(1)
      .max(30)
      .optional()
      .describe("Sections to try out instead of a template's."),
  }),
  status: 202,
  response: accepted,
});

const generation = z.strictObject({ ...start, count: z.int().min(1).max(100).default(20) });

export const generateQuestions = defineEndpoint({
  method: 'POST',
  path: '/AI/generate-questions',
  failed: 'Failed to generate questions',
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
  failed: 'Failed to generate questions',
  tag,
  access,
  summary: 'The same, without those that were given before',
  body: generation,
  status: 202,
  response: accepted,
});

const categories = z.array(id).min(1, fieldMessages.required('categories')).max(200);

export const queryWorkspace = defineEndpoint({
  method: 'POST',
  path: '/AI/workspace-batch-query',
  failed: 'Failed to run batch query',
  tag,
  access,
  summary: 'Answer all questions of categories from documents',
  body: z
    .strictObject({
      workspaceId: id.optional().describe("The documents' tender where left out."),
      ...identity,
      teamId: start.teamId,
      documents: z.array(id).min(1).max(500).optional().describe('All ready documents of the tender where left out.'),
      categories,
    })
    .refine(({ workspaceId, documents }) => workspaceId || documents, {
      path: ['documents'],
      message: fieldMessages.required('documents'),
    }),
  status: 202,
  response: accepted,
});

export const queryRequest = defineEndpoint({
  method: 'POST',
  path: `${base}/{id}/batch-query`,
  failed: 'Failed to run batch query',
  tag,
  access,
  summary: 'The same over the documents of an earlier run',
  params: ofRequest,
  body: z.strictObject({ ...identity, documents: z.array(id).min(1).max(500).optional(), categories }),
  status: 202,
  response: accepted,
});

export const exportChatHistory = defineEndpoint({
  method: 'POST',
  path: '/AI/chat-history/download',
  failed: 'Failed to download chat history',
  tag,
  access,
  summary: 'Gather what you asked in a tender for a download',
  body: z.strictObject({ workspaceId: id, ...identity }),
  status: 202,
  response: accepted,
});
