import { z } from 'zod';
import { option } from './categories.ts';
import { endpointsOf } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { choicesQuery, flag, id, listQuery, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { organizationAdmins, organizationMembers } from './roles.ts';

const endpoint = endpointsOf('teams', organizationAdmins);
const organization = z.object({ organizationId: id });
const oneTeam = organization.extend({ id });

export const team = z.object({
  id,
  organizationId: id,
  name: z.string(),
  memberCount: z.int().describe('Members, those whose invitation is open among them.'),
  isActive: z.boolean().describe('Whether its members are told of runs.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Team = z.infer<typeof team>;

export const teamBody = z.strictObject({
  organizationId: identity.organizationId,
  name: requiredText('name', 120),
  isActive: z.boolean().optional(),
});

export const searchTeams = endpoint.get('/Teams/search/{organizationId}', {
  failed: 'Failed to fetch teams',
  summary: 'Teams with the number of their members, a page at a time',
  params: organization,
  query: listQuery({
    sortBy: ['name', 'memberCount', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'name',
    pageSize: 50,
    filters: { isActive: flag.optional() },
  }),
  response: page(team),
});

export const teamsDropdown = endpoint.get('/Teams/dropdown/{organizationId}', {
  failed: 'Failed to fetch teams',
  access: organizationMembers,
  summary: 'Active teams by name, a thousand at a time',
  params: organization,
  query: choicesQuery,
  response: page(option),
});

export const getTeam = endpoint.get('/Teams/{organizationId}/{teamId}', {
  failed: 'Failed to fetch team',
  summary: 'One team',
  params: organization.extend({ teamId: id }),
  response: one(team),
});

export const createTeam = endpoint.post('/Teams', {
  failed: 'Failed to create team',
  summary: 'Add a team; its name is unique in the organization',
  body: teamBody,
  response: one(team),
  status: 201,
});

export const updateTeam = endpoint.put('/Teams/{id}', {
  failed: 'Failed to update team',
  summary: 'Replace a team',
  params: z.object({ id }),
  body: teamBody,
  response: one(team),
});

export const deleteTeam = endpoint.delete('/Teams/{organizationId}/{id}', {
  failed: 'Failed to delete team',
  summary: 'Remove a team with its memberships and open invitations; accounts and runs stay',
  params: oneTeam,
  response: done,
});

export const activateTeam = endpoint.patch('/Teams/{organizationId}/{id}/activate', {
  failed: 'Failed to activate team',
  summary: 'Tell the members of a team of its runs again',
  params: oneTeam,
  response: one(team),
});

export const deactivateTeam = endpoint.patch('/Teams/{organizationId}/{id}/deactivate', {
  failed: 'Failed to deactivate team',
  summary: 'Offer a team no longer and tell its members of no run; members and runs stay',
  params: oneTeam,
  response: one(team),
});
