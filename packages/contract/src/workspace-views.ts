import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one } from './envelope.ts';
import { id, requiredText, searchTerm, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { dueChoices, workStages, workspaceStatuses } from './workspace-statuses.ts';
import { workspaceSorts } from './workspaces.ts';

const endpoint = endpointsOf('workspaces', organizationMembers);
const base = '/organizations/{organizationId}/workspace-views';
const ofOrganization = z.object({ organizationId: id });
const ofView = ofOrganization.extend({ id });

/** What a view shows: the search's own names, and the layout. A value that is left out is the screen's default. */
export const viewQuery = z.strictObject({
  layout: z.enum(['table', 'board']).optional(),
  searchTerm,
  status: z.enum(workspaceStatuses).optional(),
  stage: z.enum(workStages).optional(),
  due: z.enum(dueChoices).optional(),
  ownerId: z.union([z.enum(['me', 'none', 'all']), id]).optional(),
  customerId: id.optional(),
  sortBy: z.enum(workspaceSorts).optional(),
  sortDescending: z.boolean().optional(),
});
export type ViewQuery = z.infer<typeof viewQuery>;

export const workspaceView = z.object({
  id,
  name: z.string(),
  query: viewQuery,
  isShared: z.boolean().describe('Everybody of the organization sees it.'),
  isOwn: z.boolean().describe('It belongs to the caller.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type WorkspaceView = z.infer<typeof workspaceView>;

const body = z.strictObject({
  name: requiredText('name', 80),
  query: viewQuery,
  isShared: z.boolean().default(false).describe('For administrators alone.'),
});

export const listViews = endpoint.get(base, {
  failed: 'Failed to fetch saved views',
  summary: "One's own saved views of the tenders, and those that are shared, by name",
  params: ofOrganization,
  response: list(workspaceView),
});

export const createView = endpoint.post(base, {
  failed: 'Failed to save the view',
  summary: 'Save a view; its name is unique among one’s own',
  params: ofOrganization,
  body,
  response: one(workspaceView),
  status: 201,
});

export const updateView = endpoint.put(`${base}/{id}`, {
  failed: 'Failed to save the view',
  summary: 'Replace a view, or give it another name; a shared one of somebody else for administrators alone',
  params: ofView,
  body,
  response: one(workspaceView),
});

export const deleteView = endpoint.delete(`${base}/{id}`, {
  failed: 'Failed to delete the view',
  summary: 'Delete a view; a shared one of somebody else for administrators alone',
  params: ofView,
  response: done,
});
