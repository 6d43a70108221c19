import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { one } from './envelope.ts';
import { allCustomers, id } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { runItem } from './run-items.ts';
import { runStart, startedRun } from './run-start.ts';

const generation = z.strictObject({ ...runStart, count: z.int().min(1).max(100).default(20) });

export const generateQuestions = defineEndpoint({
  method: 'POST',
  path: '/AI/generate-questions',
  failed: 'Failed to generate questions',
  tag: 'document-requests',
  access: organizationMembers,
  summary: 'Questions that a bidder should ask or answer',
  body: generation,
  status: 202,
  response: startedRun,
});

export const generateNewQuestions = defineEndpoint({
  method: 'POST',
  path: '/AI/new-generate-questions',
  failed: 'Failed to generate questions',
  tag: 'document-requests',
  access: organizationMembers,
  summary: 'The same, without those that were given before',
  body: generation,
  status: 202,
  response: startedRun,
});

export const acceptQuestions = defineEndpoint({
  method: 'POST',
  path: '/workspaces/{workspaceId}/document-requests/{id}/accept-questions',
  failed: 'Failed to add questions',
  tag: 'document-requests',
  access: organizationMembers,
  summary: 'Add generated questions to a category; those that it has already are only marked',
  params: z.object({ workspaceId: id, id }),
  body: z.strictObject({
    ordinals: z.array(z.int().min(0)).min(1).max(500),
    categoryId: id,
    customerId: z.union([z.literal(allCustomers), id]).default(allCustomers),
  }),
  response: one(z.object({ accepted: z.int(), existing: z.int(), items: z.array(runItem) })),
});
