import { z } from 'zod';
import { askedKeywords } from './asked-keywords.ts';
import { endpointsOf } from './endpoint.ts';
import { organizationMembers } from './roles.ts';
import { runStart, startedRun } from './run-start.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

export const extractKeywords = endpoint.post('/AI/keyword-extraction', {
  failed: 'Failed to extract keywords',
  summary: 'Find every place of keywords in documents',
  body: z
    .strictObject({
      ...runStart,
      /** Texts of keywords from the active list, and others. */
      selectedKeywords: askedKeywords,
      customKeywords: askedKeywords,
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
  response: startedRun,
});
