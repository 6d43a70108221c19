import { teamMembers, teams } from '@bidloom/contract';
import { sample } from './sample.ts';
import type { World } from './world.fixtures.ts';

const member = ({ organizationId, teamId, teamMemberEmail }: World) => ({
  ...{ organizationId, teamId, name: 'Grace Hopper', email: teamMemberEmail },
});

export const teamSamples = [
  sample(teams.searchTeams),
  sample(teams.teamsDropdown),
  sample(teams.getTeam),
  sample(teams.createTeam, ({ organizationId }) => ({ body: { organizationId, name: 'Made by the walk' } })),
  sample(teams.updateTeam, ({ organizationId, teamId }) => ({
    params: { id: teamId },
    body: { organizationId, name: 'Changed by the walk' },
  })),
  sample(teams.deactivateTeam, ({ teamId }) => ({ params: { id: teamId } })),
  sample(teams.activateTeam, ({ teamId }) => ({ params: { id: teamId } })),
  sample(teamMembers.searchTeamMembers),
  sample(teamMembers.createTeamMember, (world) => ({
    body: { ...member(world), email: 'made.by.the.walk@example.org' },
  })),
  sample(teamMembers.verifyTeamMember, ({ invitationToken }) => ({ params: { token: invitationToken } })),
  sample(teamMembers.updateTeamMember, (world) => ({ params: { id: world.teamMemberId }, body: member(world) })),
  sample(teamMembers.resendInvitation, ({ teamMemberId }) => ({ params: { memberId: teamMemberId } })),
  sample(teamMembers.deleteTeamMember, ({ teamMemberId }) => ({ params: { id: teamMemberId } })),
  sample(teams.deleteTeam, ({ teamId }) => ({ params: { id: teamId } })),
];
