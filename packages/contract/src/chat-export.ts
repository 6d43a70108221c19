import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { identity } from './identity.ts';
import { organizationMembers } from './roles.ts';
import { startedRun } from './run-start.ts';

export const exportChatHistory = defineEndpoint({
  method: 'POST',
  path: '/AI/chat-history/download',
  failed: 'Failed to download chat history',
  tag: 'document-requests',
  access: organizationMembers,
  summary: 'Gather what you asked in a tender for a download',
  body: z.strictObject({ workspaceId: id, ...identity }),
  status: 202,
  response: startedRun,
});
