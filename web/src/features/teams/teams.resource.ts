import { activateTeam, createTeam, deactivateTeam, deleteTeam, searchTeams, updateTeam } from '@bidloom/contract/teams';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const teams = createResource({
  name: 'teams',
  noun: messages.teams,
  operations: {
    search: searchTeams,
    create: createTeam,
    update: updateTeam,
    remove: deleteTeam,
    activate: activateTeam,
    deactivate: deactivateTeam,
  },
});
