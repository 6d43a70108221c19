import { z } from 'zod';
import { option } from './categories.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { choicesQuery, flag, id, listQuery, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { organizationAdmins, organizationMembers } from './roles.ts';

const tag = 'teams';
const access = organizationAdmins;
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

export const searchTeams = defineEndpoint({
  method: 'GET',
  path: '/Teams/search/{organizationId}',
  failed: 'Failed to fetch teams',
  tag,
  access,
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

export const teamsDropdown = defineEndpoint({
  method: 'GET',
  path: '/Teams/dropdown/{organizationId}',
  failed: 'Failed to fetch teams',
  tag,
  access: organizationMembers,
  summary: 'Active teams by name, a thousand at a time',
  params: organization,
  query: choicesQuery,
  response: page(option),
});

export const getTeam = defineEndpoint({
  method: 'GET',
  path: '/Teams/{organizationId}/{teamId}',
  failed: 'Failed to fetch team',
  tag,
  access,
  summary: 'One team',
  params: organization.extend({ teamId: id }),
  response: one(team),
});

export const createTeam = defineEndpoint({
  method: 'POST',
  path: '/Teams',
  failed: 'Failed to create team',
  tag,
  access,
  summary: 'Add a team; its name is unique in the organization',
  body: teamBody,
  response: one(team),
  status: 201,
});

export const updateTeam = defineEndpoint({
  method: 'PUT',
  path: '/Teams/{id}',
  failed: 'Failed to update team',
  tag,
  access,
  summary: 'Replace a team',
  params: z.object({ id }),
  body: teamBody,
  response: one(team),
});

export const deleteTeam = defineEndpoint({
  method: 'DELETE',
  path: '/Teams/{organizationId}/{id}',
  failed: 'Failed to delete team',
  tag,
  access,
  summary: 'Remove a team with its memberships and open invitations; accounts and runs stay',
  params: oneTeam,
  response: done,
});

export const activateTeam = defineEndpoint({
  method: 'PATCH',
  path: '/Teams/{organizationId}/{id}/activate',
  failed: 'Failed to activate team',
  tag,
  access,
  summary: 'Tell the members of a team of its runs again',
  params: oneTeam,
  response: one(team),
});

export const deactivateTeam = defineEndpoint({
  method: 'PATCH',
  path: '/Teams/{organizationId}/{id}/deactivate',
  failed: 'Failed to deactivate team',
  tag,
  access,
  summary: 'Offer a team no longer and tell its members of no run; members and runs stay',
  params: oneTeam,
  response: one(team),
});
