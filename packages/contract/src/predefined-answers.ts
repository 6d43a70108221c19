import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { fieldMessages } from './field-messages.ts';
import { id } from './fields.ts';
import { identity } from './identity.ts';
import { organizationMembers } from './roles.ts';
import { runStart, startedRun } from './run-start.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

const categories = z.array(id).min(1, fieldMessages.required('categories')).max(200);

export const queryWorkspace = endpoint.post('/AI/workspace-batch-query', {
  failed: 'Failed to run batch query',
  summary: 'Answer all questions of categories from documents',
  body: z
    .strictObject({
      workspaceId: id.optional().describe("The documents' tender where left out."),
      ...identity,
      teamId: runStart.teamId,
      documents: z.array(id).min(1).max(500).optional().describe('All ready documents of the tender where left out.'),
      categories,
    })
    .refine(({ workspaceId, documents }) => workspaceId || documents, {
      path: ['documents'],
      message: fieldMessages.required('documents'),
    }),
  status: 202,
  response: startedRun,
});

export const queryAgain = endpoint.post('/workspaces/{workspaceId}/document-requests/{id}/batch-query', {
  failed: 'Failed to run batch query',
  summary: 'The same over the documents of an earlier run',
  params: z.object({ workspaceId: id, id }),
  body: z.strictObject({ ...identity, documents: z.array(id).min(1).max(500).optional(), categories }),
  status: 202,
  response: startedRun,
});
