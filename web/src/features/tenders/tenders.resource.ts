import { createWorkspace, searchWorkspaces, updateWorkspace } from '@bidloom/contract/workspaces';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

/** The contract calls a tender a workspace. */
export const tenders = createResource({
  name: 'tenders',
  noun: messages.tenders,
  operations: { search: searchWorkspaces, create: createWorkspace, update: updateWorkspace },
});
