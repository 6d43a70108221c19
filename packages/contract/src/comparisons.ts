import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { id } from './fields.ts';
import { organizationAdmins } from './roles.ts';
import { run } from './run.ts';

const endpoint = endpointsOf('proposals', organizationAdmins);

/** What a comparison puts beside the tender: any number from one, of which eight still fit a screen. */
export const mostCompared = 8;

export const comparisonOrder = z.strictObject({
  proposalIds: z
    .array(id)
    .min(1, fieldMessages.required('proposalIds'))
    .max(mostCompared, `At most ${mostCompared} proposals are compared at once`),
  documentIds: z
    .array(id)
    .min(1)
    .max(500)
    .optional()
    .describe('Documents of the tender that say what is asked; all of them that are ready where left out.'),
  categoryIds: z
    .array(id)
    .max(200)
    .default([])
    .describe('Categories whose predefined questions are asked of each proposal; none where left out.'),
  questionIds: z.array(id).max(500).default([]).describe('Single questions, besides those of the categories.'),
});

/** Seen, stopped, corrected and downloaded as every run of the tender. */
export const startComparison = endpoint.post('/api/workspaces/{workspaceId}/comparisons', {
  failed: 'Failed to compare proposals',
  summary:
    "Put proposals side by side: what each offers for the tender's parameters, and what it answers to the same questions",
  params: z.object({ workspaceId: id }),
  body: comparisonOrder,
  status: 202,
  response: one(run),
});
