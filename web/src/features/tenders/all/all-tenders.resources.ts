import { type WorkspaceStatus, workspaceStatuses } from '@bidloom/contract/workspace-statuses';
import { createWorkspace, searchWorkspaces, updateWorkspace } from '@bidloom/contract/workspaces';
import { messages } from '../../../lib/messages.ts';
import { createResource } from '../../../resource/create-resource.ts';

const noun = messages.tenders;

/** The tenders of all customers, as a table. */
export const allTenders = createResource({
  name: 'allTenders',
  noun,
  operations: { search: searchWorkspaces, create: createWorkspace, update: updateWorkspace },
});

const boardColumn = (status: WorkspaceStatus) =>
  createResource({ name: `board_${status}`, noun, operations: { search: searchWorkspaces } });

/** The same as a board: a list for each status, each fetched separately. */
export const boardColumns = Object.fromEntries(
  workspaceStatuses.map((status) => [status, boardColumn(status)]),
) as Record<WorkspaceStatus, ReturnType<typeof boardColumn>>;
