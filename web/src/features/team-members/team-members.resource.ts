import {
  createTeamMember,
  deleteTeamMember,
  searchTeamMembers,
  updateTeamMember,
} from '@bidloom/contract/team-members';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const teamMembers = createResource({
  name: 'teamMembers',
  noun: messages.teamMembers,
  operations: {
    search: searchTeamMembers,
    create: createTeamMember,
    update: updateTeamMember,
    remove: deleteTeamMember,
  },
});
