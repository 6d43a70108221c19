import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { list } from './envelope.ts';
import { id } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { moveFields, outcomeAlone, saysOutcomeAlone } from './workspace-status.ts';
import { workspace, workspaceBody } from './workspaces.ts';

const endpoint = endpointsOf('workspaces', organizationMembers);

const ids = z.array(id).min(1, 'Name at least one tender').max(100, 'At most 100 tenders at once');
const change = <const Action extends string, Shape extends z.ZodRawShape>(action: Action, shape: Shape) =>
  z.strictObject({ action: z.literal(action), ids, ...shape });

export const workspaceBulkBody = z.discriminatedUnion('action', [
  change('move', moveFields).refine(saysOutcomeAlone, outcomeAlone),
  change('owner', { ownerId: id.nullable().describe('null: nobody.') }),
  change('due', { dueAt: workspaceBody.shape.dueAt.unwrap().unwrap().nullable() }),
  change('activate', {}),
  change('deactivate', {}),
]);
export type WorkspaceBulkChange = z.output<typeof workspaceBulkBody>;

export const workspaceBulkResult = z.object({
  id,
  success: z.boolean().describe('Whether it was done, or had been before.'),
  message: z.string().optional().describe('Why it was not done.'),
  workspace: workspace.optional().describe('The tender as it is now; not where nothing was done.'),
});
export type WorkspaceBulkResult = z.infer<typeof workspaceBulkResult>;

export const changeWorkspaces = endpoint.post('/organizations/{organizationId}/workspaces/bulk', {
  failed: 'Failed to update tenders',
  summary:
    'Move up to a hundred tenders, give them an owner or a due date, or take them into or out of use, each for itself; 404 where none of them is there',
  params: z.object({ organizationId: id }),
  body: workspaceBulkBody,
  response: list(workspaceBulkResult),
});
