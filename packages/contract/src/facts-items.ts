import { z } from 'zod';
import { timestamp } from './fields.ts';
import { keyDate, overviewIssue } from './overview.ts';

const exportedValue = z.object({
  text: z.string(),
  fileName: z.string().nullable(),
  page: z.int().nullable(),
  zone: z
    .string()
    .nullish()
    .describe(
      'The time zone that is stated with a time of day; null: none is, or it is no time. Not of older downloads.',
    ),
});

/** A key fact as it was when it was downloaded. */
export const exportedFact = z.object({
  fact: z.string().describe('Which fact it is.'),
  status: z.string(),
  certainty: z.string().nullable().describe('How sure it is, in a word; null where a person decided.'),
  value: z.string().nullable(),
  text: z.string().nullable(),
  fileName: z.string().nullable(),
  page: z.int().nullable(),
  quote: z.string().nullable(),
  zone: z
    .string()
    .nullish()
    .describe(
      'The time zone that is stated with a time of day; null: none is, or it is no time. Not of older downloads.',
    ),
  apart: z.array(exportedValue).optional().describe('Other dates that are far from it. Not of older downloads.'),
  statedSince: z
    .array(exportedValue)
    .optional()
    .describe('What the documents have come to state since a person decided. Not of older downloads.'),
  conflicts: z.array(exportedValue).describe('Other values that the documents give for the same.'),
  maybeAt: z
    .array(exportedValue)
    .optional()
    .describe('Where it may be stated, if it is not clear that nothing is. Not of older downloads.'),
  replaced: z.array(exportedValue).optional().describe('Dates that it replaces. Not of older downloads.'),
  documentsSayOtherwise: z
    .boolean()
    .describe('Since a person decided, the documents have come to state something else.'),
  placeIsGone: z
    .boolean()
    .describe(
      'The place that a decision names is gone: its document was removed, or was read again and has other words.',
    ),
  found: z.string().nullable().describe('What the documents state, whatever a person decided.'),
  decidedBy: z.string().nullable().describe('Name of the person who decided; null: nobody did.'),
});
export type ExportedFact = z.infer<typeof exportedFact>;

/** What the overview showed above the facts when they were downloaded. Rooms of proposals have no overview. */
export const exportedOverview = z.object({
  settled: z.boolean().describe('Nobody works on the tender any more.'),
  dueAt: timestamp.nullable().describe('The date that people gave the tender; null: none.'),
  dates: z.array(keyDate.shape.kind).describe('The key dates in the order of the overview.'),
  issues: z.array(overviewIssue).describe('What needs a look, in the order of the overview.'),
});
export type ExportedOverview = z.infer<typeof exportedOverview>;
