import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { choice, id, listQuery, optionalText, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { anonymous, organizationAdmins } from './roles.ts';

const endpoint = endpointsOf('team-members', organizationAdmins);
const ofTeam = z.object({ organizationId: id, teamId: id });

export const memberStatuses = ['invited', 'active'] as const;

export const teamMember = z.object({
  id,
  organizationId: id,
  teamId: id,
  userId: id.nullable().describe('The account.'),
  name: z.string(),
  email: z.string(),
  teamRole: z.string().nullable().describe('What the person does in the team.'),
  status: z.enum(memberStatuses).describe('`invited` until the person accepts the invitation.'),
  hasAccount: z.boolean().describe('Whether the person has chosen a password.'),
  invitedAt: timestamp.describe('When the newest invitation was sent.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamMemberBody = z.strictObject({
  organizationId: identity.organizationId,
  teamId: id.describe('The team.'),
  name: requiredText('name', 160).describe("First and last name; an account's own where there is one."),
  email: requiredText('email', 254).pipe(z.email('Enter a valid email')),
  teamRole: optionalText('teamRole', 120).describe('What the person does in the team.'),
});

export const searchTeamMembers = endpoint.get('/TeamMembers/search/{organizationId}/{teamId}', {
  failed: 'Failed to fetch team members',
  summary: 'Members of a team, a page at a time',
  params: ofTeam,
  query: listQuery({
    sortBy: ['name', 'email', 'teamRole', 'status', 'createdAt', 'updatedAt'],
    defaultSort: 'name',
    filters: { status: choice(memberStatuses).optional() },
  }),
  response: page(teamMember),
});

export const createTeamMember = endpoint.post('/TeamMembers', {
  failed: 'Failed to create team member',
  summary:
    'Invite a person into a team by mail; where the address has no account, one is made that waits for its password',
  body: teamMemberBody,
  response: one(teamMember),
  status: 201,
});

export const updateTeamMember = endpoint.put('/TeamMembers/{id}', {
  failed: 'Failed to update team member',
  summary:
    'Replace a member. Name and address of a person with an account are not changed here; another address gets a new invitation',
  params: z.object({ id }),
  body: teamMemberBody,
  response: one(teamMember),
});

export const deleteTeamMember = endpoint.delete('/TeamMembers/{organizationId}/{teamId}/{id}', {
  failed: 'Failed to delete team member',
  summary: 'Remove a person from a team; an open invitation ends, the account stays',
  params: ofTeam.extend({ id }),
  response: done,
});

/** The least number of seconds between two invitations of one member. */
export const resendSeconds = 60;

export const resendInvitation = endpoint.post('/TeamMembers/{organizationId}/{teamId}/{memberId}/resend-invitation', {
  failed: 'Failed to resend invitation',
  summary: 'Send the invitation again, a minute after the one before at the earliest; the older link ends',
  params: ofTeam.extend({ memberId: id }),
  response: one(teamMember),
});

/** The result of opening an invitation. */
export const invitation = z.object({
  accepted: z.boolean().describe('False: the person has no account yet and chooses a password first.'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  teamName: z.string().describe('The team that the person is invited to.'),
  organizationName: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const verifyTeamMember = endpoint.post('/Auth/verify-team-member/{token}', {
  failed: 'Failed to verify team member invitation',
  tag: 'auth',
  access: anonymous,
  summary:
    'Accept an invitation. Where the person has no account yet, the link stays good for `/Auth/set-password-after-signup`, which accepts it',
  params: z.object({ token: z.string().max(200).describe('What the link of the mail carries.') }),
  response: one(invitation),
});
