import { z } from 'zod';
import { id, timestamp } from './fields.ts';

export const runTypes = [
  'keyword_extraction',
  'datasheet_extraction',
  'summary',
  'batch_query',
  'question_generation',
  'chat_export',
  'facts_export',
  'comparison',
] as const;

/** Downloads run as analyses do, but have no result to go back to: figures and overviews leave them out. */
export const downloadTypes = ['chat_export', 'facts_export'] as const satisfies readonly (typeof runTypes)[number][];

export const runType = z.enum(runTypes);
export type RunType = z.infer<typeof runType>;

/** The types that can be run again by one call: what they ask for does not change with their tender. */
export const repeatedTypes = [
  'keyword_extraction',
  'datasheet_extraction',
  'summary',
  'batch_query',
  'question_generation',
] as const satisfies readonly RunType[];
export type RepeatedType = (typeof repeatedTypes)[number];

export const runStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof runStatus>;

/** Any JSON. */
export const jsonValue = z.json();

/** What a run has used so far. */
export const runCost = z.object({
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

/** One run of analysis. */
export const run = z.object({
  id,
  workspaceId: id,
  name: z.string().nullable().describe('What people call it; null: nobody has named it.'),
  requestType: runType,
  status: runStatus,
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
  cost: runCost,
});
export type Run = z.infer<typeof run>;

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
} as const satisfies Record<RunType, readonly string[]>;

export const exportFormat = z.enum(['xlsx', 'csv', 'zip', 'docx', 'pdf']);
export type ExportFormat = z.infer<typeof exportFormat>;

export const runExport = z.object({
  id,
  requestId: id,
  format: exportFormat,
  status: z.enum(['queued', 'completed', 'failed']),
  fileName: z.string().nullable(),
  failure: z.string().nullable(),
});
export type RunExport = z.infer<typeof runExport>;
