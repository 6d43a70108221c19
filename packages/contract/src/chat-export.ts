import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { id } from './fields.ts';
import { identity } from './identity.ts';
import { organizationMembers } from './roles.ts';
import { startedRun } from './run-start.ts';

const endpoint = endpointsOf('document-requests', organizationMembers);

export const exportChatHistory = endpoint.post('/AI/chat-history/download', {
  failed: 'Failed to download chat history',
  summary: 'Gather what you asked in a tender for a download',
  body: z.strictObject({ workspaceId: id, ...identity }),
  status: 202,
  response: startedRun,
});
