import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { allCustomers, id } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { runItem } from './run-items.ts';
import { runStart, startedRun } from './run-start.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

const generation = z.strictObject({ ...runStart, count: z.int().min(1).max(100).default(20) });

export const generateQuestions = endpoint.post('/AI/generate-questions', {
  failed: 'Failed to generate questions',
  summary: 'Questions that a bidder should ask or answer',
  body: generation,
  status: 202,
  response: startedRun,
});

export const generateNewQuestions = endpoint.post('/AI/new-generate-questions', {
  failed: 'Failed to generate questions',
  summary: 'The same, without those that were given before',
  body: generation,
  status: 202,
  response: startedRun,
});

export const acceptQuestions = endpoint.post('/workspaces/{workspaceId}/document-requests/{id}/accept-questions', {
  failed: 'Failed to add questions',
  summary: 'Add generated questions to a category; those that it has already are only marked',
  params: z.object({ workspaceId: id, id }),
  body: z.strictObject({
    ordinals: z.array(z.int().min(0)).min(1).max(500),
    categoryId: id,
    customerId: z.union([z.literal(allCustomers), id]).default(allCustomers),
  }),
  response: one(z.object({ accepted: z.int(), existing: z.int(), items: z.array(runItem) })),
});
