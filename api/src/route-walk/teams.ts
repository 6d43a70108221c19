import { teamMembers, teams } from '@bidloom/contract';
import { sample } from './sample.ts';
import type { World } from './world.fixtures.ts';

const member = ({ organizationId, teamId, teamMemberEmail }: World) => ({
  ...{ organizationId, teamId, name: 'Grace Hopper', email: teamMemberEmail },
});

export const teamSamples = [
  sample(teams.searchTeams, ({ organizationId }) => ({ params: { organizationId } })),
  sample(teams.teamsDropdown, ({ organizationId }) => ({ params: { organizationId } })),
  sample(teams.getTeam, ({ organizationId, teamId }) => ({ params: { organizationId, teamId } })),
  sample(teams.createTeam, ({ organizationId }) => ({ body: { organizationId, name: 'Made by the walk' } })),
  sample(teams.updateTeam, ({ organizationId, teamId }) => ({
    params: { id: teamId },
    body: { organizationId, name: 'Changed by the walk' },
  })),
  sample(teams.deactivateTeam, ({ organizationId, teamId }) => ({ params: { organizationId, id: teamId } })),
  sample(teams.activateTeam, ({ organizationId, teamId }) => ({ params: { organizationId, id: teamId } })),
  sample(teamMembers.searchTeamMembers, ({ organizationId, teamId }) => ({ params: { organizationId, teamId } })),
  sample(teamMembers.createTeamMember, (world) => ({
    body: { ...member(world), email: 'made.by.the.walk@example.org' },
  })),
  sample(teamMembers.verifyTeamMember, ({ invitationToken }) => ({ params: { token: invitationToken } })),
  sample(teamMembers.updateTeamMember, (world) => ({ params: { id: world.teamMemberId }, body: member(world) })),
  sample(teamMembers.resendInvitation, ({ organizationId, teamId, teamMemberId }) => ({
    params: { organizationId, teamId, memberId: teamMemberId },
  })),
  sample(teamMembers.deleteTeamMember, ({ organizationId, teamId, teamMemberId }) => ({
    params: { organizationId, teamId, id: teamMemberId },
  })),
  sample(teams.deleteTeam, ({ organizationId, teamId }) => ({ params: { organizationId, id: teamId } })),
];
