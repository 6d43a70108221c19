import { z } from 'zod';
import { askedKeywords } from './asked-keywords.ts';
import { endpointsOf } from './endpoint.ts';
import { organizationMembers } from './roles.ts';
import { runStart, startedRun } from './run-start.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

const pageNumber = z.int().min(1).max(100_000).nullish();

export const extractDatasheets = endpoint.post('/AI/datasheet-extraction', {
  failed: 'Failed to extract datasheet',
  summary: 'Extract tables and technical parameters from documents',
  body: z
    .strictObject({
      ...runStart,
      /** Names of parameters to find; all of them where both lists are empty. */
      selectedKeywords: askedKeywords,
      customKeywords: askedKeywords,
      isGenerateSummary: z.boolean().default(true),
      startPage: pageNumber.describe('1-based, inclusive.'),
      endPage: pageNumber,
    })
    .refine(({ startPage, endPage }) => !startPage || !endPage || startPage <= endPage, {
      path: ['endPage'],
      message: 'endPage must not be before startPage',
    }),
  status: 202,
  response: startedRun,
});
